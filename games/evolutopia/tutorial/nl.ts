// What the guide of Evolutopia's tutorial says, in Dutch.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: 'Welkom! Met Bruno, een bot, help je een stad erbovenop: om de beurt één actie. Druk op ‘Kiezen’, neem de bovenste tegel in ontwerp en druk op ‘Doen’.',
    done: 'Zo’n tegel is een evolutie: ze toont wat ze verandert en welke experts ze vraagt. ‘Kiezen’ is nu geblokkeerd: niemand kan het in deze ronde nog doen.',
    wrong: { other: 'Dat komt later. Neem de bovenste evolutie van de stapel in ontwerp.' },
  },
  assign: {
    task: 'Bruno heeft de stadsverwarming gestart: in aanbouw krijgt ze haar experts. Druk op ‘Inzetten’, dan op een expert, dan op zijn plek, tot ze er alle drie zijn.',
    done: 'Hoogstens drie in één actie. Zijn alle plekken gevuld, dan kan de evolutie worden ingewijd.',
    wrong: {
      other: 'Een andere keer. Zet experts in bij de stadsverwarming.',
      elsewhere: 'Eerst de stadsverwarming: vul alle drie haar plekken.',
    },
  },
  manage: {
    task: 'Bruno heeft haar ingewijd, en drie indicatoren zijn gestegen. Met vier geblokkeerde acties is er weinig meer te doen: druk op ‘Einde ronde’.',
    done: 'Eerst komt er een nieuwe crisis, die toeslaat. Dan pas komen de acties vrij.',
    wrong: { other: 'Werven komt later. Sluit nu de ronde af.' },
  },
  option: {
    task: 'Een vervoersstaking! Kies hoe ze ons treft: twee extra geblokkeerde acties in de volgende ronde, of een lamp, die nooit meer uitgaat. Bij de tiende is alles verloren.',
    done: 'De kaart blijft tot de ronde eindigt. Erop staat wat er gebeurt als er dan experts ontbreken.',
    wrong: {},
  },
  block: {
    task: 'Alle acties zijn weer vrij. Nu wordt er, zoals na elke crisis, één geblokkeerd voor de volgende ronde, of drie als je dat koos. Wat kunnen we missen?',
    done: 'Goed gekozen. Na deze ronde is alles weer vrij.',
    wrong: {
      needed: 'De zone is leeg: we moeten gauw werven en inzetten. Blokkeer een andere actie.',
    },
  },
  recruit: {
    task: 'Bruno heeft de rietveldzuivering in aanbouw gebracht: die heeft experts nodig. Druk op ‘Werven’, trek uit de zak en houd ze of leg ze opzij, tot de zone ernaast vol is.',
    done: 'Deze vijf zijn voor iedereen aan tafel.',
    wrong: { other: 'Niet nu: werf experts. Trek een expert, houd hem of leg hem opzij, tot er geen meer komen.' },
  },
  role: {
    task: 'De rietveldzuivering vraagt een bouwer, een stadsplanner en een technoloog. Je trainer mag een expert ruilen: zorg dat ze er alle drie zijn.',
    done: 'Een rol kost niets. Na drie keer krijg je een tweede.',
    wrong: {
      other: 'Dan eindigt je beurt zonder je rol. Gebruik eerst de trainer.',
      missing:
        'Dan ontbreekt er een van de drie. Neem die, en geef er een terug die je dubbel hebt of niet nodig hebt.',
    },
  },
  inaugurate: {
    task: 'Bruno heeft ze alle drie ingezet: de rietveldzuivering is af. Druk op ‘Inwijden’ en leg haar in het gebied, naast wat er staat.',
    done: 'Milieu +2, comfort +1, energie +1: drie indicatoren zijn gestegen. Om te winnen moeten er drie op 6 staan.',
    wrong: {
      other: 'Er wacht iets dat af is: wijd het in voor de ronde eindigt.',
    },
  },
  start: {
    task: 'Bruno heeft de ronde afgesloten, en de crisis kostte 1 comfort. Druk op ‘Starten’ en breng een evolutie uit het ontwerp in aanbouw.',
    done: 'Het groene teken gaf je een goed idee, onder je naam: druk erop in een van je beurten, voor of na de actie. Een blauw teken brengt nog een evolutie in ontwerp.',
    wrong: { other: 'Een prima actie, maar start nu een evolutie die in ontwerp ligt.' },
  },
  crisis: {
    task: 'Met al haar plekken gevuld doet een crisis geen kwaad. Druk op ‘Inzetten’ en stuur er een expert heen.',
    done: 'Ontbreken er aan het einde van de ronde nog experts, dan doet de crisis wat erop staat, en gaat er een lamp aan.',
    wrong: {
      other: 'Een andere keer. Zet een expert in bij de crisis.',
      site: 'Op de bouwplaats bouwen ze. Stuur deze keer iemand naar de crisiskaart.',
    },
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
    task: 'Drie indicatoren staan op 6 en er is nog één knelpunt. De overdekte markt verhoogt het teken ervan: wijd die daar in en win de partij!',
    done: 'Jullie hebben allemaal gewonnen! Je verliest als een indicator naar 0 zakt, of bij de tiende lamp.',
    wrong: {
      other: 'De winst ligt voor het grijpen. Wijd de overdekte markt in.',
      elsewhere: 'Daar blijft het knelpunt liggen. Leg de overdekte markt erop, op c2.',
    },
  },
} as const satisfies TutorialWords
