// What the guide of Evolutopia's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Welkom! Samen helpen we een stad erbovenop, één actie per beurt. Druk op ‘Kiezen’, neem de bovenste tegel in ontwerp en druk op ‘Doen’.',
    done: 'Zo’n tegel is een evolutie, een plan voor de stad. Bovenaan staat wat ze verandert, onderaan welke experts ze vraagt.',
    wrong: { other: 'Dat komt later. Neem de bovenste evolutie van de stapel in ontwerp.' },
  },
  recruit: {
    task: 'Bruno heeft de rietveldzuivering naar de bouwplaats gebracht: die heeft experts nodig. Druk op ‘Werven’, houd ze of leg ze opzij, tot de vijf plekken naast de zak vol zijn.',
    done: 'Deze vijf zijn voor iedereen aan tafel.',
    wrong: { other: 'Niet nu: werf experts. Trek een expert, houd hem of leg hem opzij, tot er geen meer komen.' },
  },
  role: {
    task: 'De rietveldzuivering vraagt een bouwer, een stadsplanner en een technoloog. Je trainer mag een expert ruilen: zorg dat ze er alle drie zijn.',
    done: 'Een rol kost niets. Na drie keer krijg je een tweede.',
    wrong: {
      other: 'Dan eindigt je beurt zonder je talent. Gebruik eerst de trainer.',
      missing: 'Dan ontbreekt er een van de drie. Ruil een expert die je dubbel hebt of die niet nodig is.',
    },
  },
  inaugurate: {
    task: 'Bruno heeft ze alle drie ingezet: de rietveldzuivering is af. Druk op ‘Inwijden’ en leg haar in het gebied, naast wat er staat.',
    done: 'Milieu +2, comfort +1, energie +1: drie torens zijn gegroeid. Om te winnen moeten er drie op 6 staan.',
    wrong: { other: 'Er wacht iets dat af is: wijd het in voor iemand de crises aanpakt.' },
  },
  start: {
    task: 'Bruno heeft de crises aangepakt, dus bijna alle acties zijn weer vrij. Druk op ‘Starten’ en breng een evolutie in ontwerp naar de bouwplaats.',
    done: 'De gestippelde plekken tonen welke experts nodig zijn. Het groene teken gaf je een goed idee: druk in een van je beurten op de kaart onder je naam, voor of na de actie.',
    wrong: { other: 'Een prima actie, maar start nu een evolutie die in ontwerp ligt.' },
  },
  assign: {
    task: 'Zet experts aan het werk: druk op ‘Inzetten’, dan op een expert, dan op een passende plek op de bouwplaats.',
    done: 'Hoogstens drie in één actie. Zijn alle plekken gevuld, dan kan de evolutie worden ingewijd.',
    wrong: {
      other: 'Een andere keer. Zet een expert in bij een evolutie in aanbouw.',
      crisis: 'Dat zou helpen tegen de crisis. Geef eerst een evolutie iemand.',
    },
  },
  crisis: {
    task: 'Met dezelfde actie mag je er nog een inzetten. Stuur er een naar de crisis: met alle plekken gevuld doet ze geen kwaad. Beëindig dan de actie.',
    done: 'Een crisis die niemand oplost, slaat toe, en er gaat een lamp aan. Bij de tiende is alles verloren.',
    wrong: {
      other: 'Dat helpt de stad, maar niet tegen de crisis. Zet daar een expert in.',
      site: 'Op de bouwplaats bouwen ze. Stuur deze keer iemand naar de crisiskaart.',
    },
  },
  manage: {
    task: 'Alle andere acties zijn geblokkeerd. Druk op ‘Crises’ om de ronde te beëindigen: wat niet is opgelost, slaat toe, en er komt een nieuwe crisis.',
    done: 'Nu komt de nieuwe crisis, en pas daarna zijn de acties weer vrij. Pak de crises aan wanneer er weinig anders te doen is.',
    wrong: {},
  },
  option: {
    task: 'Er komt een nieuwe crisis, en jij kiest hoe ze toeslaat. Kies het minste van twee kwaden.',
    done: 'Dat was haar komst. Wat ze kost als niemand haar oplost, staat op de kaart.',
    wrong: {},
  },
  block: {
    task: 'Alle acties zijn weer vrij op één na, en jij kiest welke. Wat kunnen we missen?',
    done: 'Niemand kan die in deze ronde doen. Blokkeer liefst wat niet gauw nodig is: nog niets om in te wijden? Dan ‘Inwijden’.',
    wrong: {},
  },
  nuisance: {
    task: 'De donkere tegels zijn knelpunten, en om te winnen mag er geen over zijn. Het groene bedrijvenpark verhoogt de economie: wijd het in op de donkere tegel met de munten.',
    done: 'Het knelpunt is voorgoed weg: een evolutie bedekt wat het teken draagt dat ze verhoogt.',
    wrong: {
      other: 'Wijd eerst de evolutie in die af is.',
      bare: 'Daar ligt het op lege grond. Leg het op het knelpunt van de economie, op b3.',
    },
  },
  win: {
    task: 'Drie torens staan op 6 en er is nog één knelpunt. De overdekte markt verhoogt het teken ervan: wijd die daar in en win de partij!',
    done: 'Jullie hebben allemaal gewonnen! Je verliest als een toren naar 0 zakt, of bij de tiende lamp.',
    wrong: {
      other: 'De winst ligt voor het grijpen. Wijd de overdekte markt in.',
      elsewhere: 'Daar blijft het knelpunt open. Leg de overdekte markt erop, op c2.',
    },
  },
} as const satisfies TutorialWords
