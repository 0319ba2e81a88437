// What the guide of Evolutopia's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Welkom! Samen helpen we een stad erbovenop, één actie per beurt. Druk op ‘Kiezen’, neem de bovenste tegel in ontwerp en druk op ‘Doen’.',
    done: 'Zo’n tegel is een evolutie, een plan voor de stad. Bovenaan staat wat ze verandert, onderaan welke experts ze vraagt.',
    wrong: { other: 'Dat komt later. Neem de bovenste evolutie van de stapel in ontwerp.' },
  },
  start: {
    task: 'Een gebruikte actie is voorlopig geblokkeerd. Druk op ‘Starten’ en breng een van de evoluties in ontwerp naar de bouwplaats.',
    done: 'Op de bouwplaats werken experts. De gestippelde plekken tonen wie er nodig zijn.',
    wrong: { other: 'Een prima actie, maar start nu een evolutie die in ontwerp ligt.' },
  },
  recruit: {
    task: 'Experts komen uit de zak. Druk op ‘Werven’ en houd wie je nodig hebt, tot de vijf plekken naast de zak vol zijn.',
    done: 'Deze vijf zijn voor iedereen aan tafel.',
    wrong: { other: 'Niet nu: werf experts. Trek een expert, houd hem of leg hem opzij, tot er geen meer komen.' },
  },
  role: {
    task: 'Je hebt net geworven. Nu mag je rol, de trainer, een expert ruilen voor een andere soort. Gebruik hem en ruil er een.',
    done: 'Een rol kost niets. Na drie keer krijg je een tweede.',
    wrong: { other: 'Dan zou je beurt eindigen zonder je talent. Gebruik eerst de trainer.' },
  },
  assign: {
    task: 'Zet experts aan het werk: druk op ‘Inzetten’, dan op een expert, dan op een passende plek van de stadsverwarming in aanbouw.',
    done: 'Hoogstens drie in één actie. Zijn alle plekken gevuld, dan kan de evolutie worden ingewijd.',
    wrong: {
      other: 'Een andere keer. Zet een expert in bij de evolutie in aanbouw.',
      crisis: 'Dat zou helpen tegen de crisis. Geef eerst de stadsverwarming iemand.',
    },
  },
  inaugurate: {
    task: 'De rietveldzuivering heeft al haar experts. Druk op ‘Inwijden’ en leg haar in het gebied, naast wat er staat.',
    done: 'Milieu +2, comfort +1, energie +1: drie torens zijn gegroeid. Om te winnen moeten er drie op 6 staan.',
    wrong: { other: 'Er wacht iets dat af is: wijd het in voor iemand de crises aanpakt.' },
  },
  nuisance: {
    task: 'De donkere tegels zijn knelpunten, en om te winnen mag er geen over zijn. Het groene bedrijvenpark verhoogt economie: wijd het in op de donkere tegel met de munten.',
    done: 'Het knelpunt is voorgoed weg: een evolutie bedekt wat het teken draagt dat ze verhoogt.',
    wrong: {
      other: 'Wijd eerst de evolutie in die af is.',
      bare: 'Daar staat ze op lege grond. Leg die op het knelpunt van economie, op b3.',
    },
  },
  crisis: {
    task: 'Woningnood is een crisis. Ze vraagt drie experts, anders slaat ze toe. Zet je bouwer (oranje) erop in.',
    done: 'Nog twee en ze doet geen kwaad. Slaat ze toe, dan gaat er een lamp aan; bij de tiende is alles verloren.',
    wrong: {
      other: 'Dat helpt de stad, maar niet tegen de crisis. Zet een expert in.',
      site: 'Op de bouwplaats bouwen ze. Stuur de bouwer deze keer naar de crisiskaart.',
    },
  },
  manage: {
    task: 'De meeste acties zijn geblokkeerd. Druk op ‘Crises’ om de ronde te beëindigen: wat niet is opgelost, slaat toe, en er komt een nieuwe crisis.',
    done: 'Eerst komt de nieuwe crisis, dan zijn de acties weer vrij. Pak de crises aan wanneer er weinig anders te doen is.',
    wrong: { other: 'Dat kan ook. Maar kijk wat er gebeurt als iemand de crises aanpakt.' },
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
  win: {
    task: 'Drie torens staan op 6 en er is nog één knelpunt. De overdekte markt verhoogt het teken ervan: wijd die daar in en win de partij!',
    done: 'Jullie hebben allemaal gewonnen! Je verliest als een toren naar 0 zakt, of bij de tiende lamp.',
    wrong: {
      other: 'De winst ligt voor het grijpen. Wijd de overdekte markt in.',
      elsewhere: 'Daar blijft het knelpunt open. Leg de overdekte markt erop, op c2.',
    },
  },
} as const satisfies TutorialWords
