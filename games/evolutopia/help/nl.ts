// What the things on Evolutopia's board are, and what beginners are told, in Dutch.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const nl = {
  explain: {
    tower: ['Indicator', 'Een van vijf kanten van het leven in de stad. Drie moeten 6 halen; bij 0 is alles verloren.'],
    lights: ['Lampen', 'Crises doen ze aangaan. Bij de laatste lamp is alles verloren.'],
    crisis: [
      'Crisis',
      'Vraagt de getoonde experts. Ontbreekt er een aan het einde van de ronde, dan doet ze wat op de kaart staat.',
    ],
    calm: ['Nog geen crisis', 'De eerste komt aan het einde van de ronde.'],
    action: ['Actie', 'Eén per beurt. Eenmaal gebruikt is ze voor iedereen geblokkeerd tot de ronde eindigt.'],
    evolution: [
      'Evolutie',
      'Onderaan de experts die ze vraagt; bovenaan hoe ze de indicatoren verandert. Ze wordt ontworpen, gestart, bemand en dan in het gebied ingewijd.',
    ],
    blue: ['Blauw teken', 'Wie deze evolutie start, mag er meteen nog een in ontwerp nemen.'],
    green: ['Groen teken', 'Wie deze evolutie start, trekt een goed idee.'],
    stack: ['Stapel', 'Alleen de bovenste evolutie kun je in ontwerp nemen. Leg die opzij om de volgende te zien.'],
    slot: ['Plek voor een expert', 'Hier is een expert van deze soort nodig, of er staat er al een.'],
    expert: [
      'Expert',
      'Wacht om te worden ingezet bij een evolutie in aanbouw of bij de crisis. De zone heeft vijf plekken.',
    ],
    bag: ['Zak met experts', 'Wie experts werft, trekt hieruit. Wie zijn werk heeft gedaan, komt er weer in.'],
    cell: ['Vrije grond', 'Een ingewijde evolutie komt naast wat er al in het gebied staat.'],
    nuisance: ['Knelpunt', 'Moet worden bedekt door een evolutie die de indicator met hetzelfde teken verhoogt.'],
    built: ['Gebouwd', 'Een evolutie die hier is ingewijd, of de tegel waarmee de stad begon.'],
    player: ['Speler', 'De rol en goede ideeën van één speler. Iedereen speelt samen.'],
    silent: ['Stil', 'Wie een goed idee heeft gespeeld, zegt niets tot de eigen volgende beurt.'],
    role: [
      'Rol',
      'Mag je één keer per beurt gebruiken, op het moment dat de kaart noemt. Na drie keer komt er een tweede bij.',
    ],
    plan: ['Goed idee', 'Mag één keer worden gespeeld, in je beurt. Je krijgt het bij evoluties met een groen teken.'],
  },
  notes: {
    turn: 'Eén actie per beurt; daarna is ze geblokkeerd. Drie indicatoren op 6 en geen knelpunt meer: dan winnen jullie allemaal.',
    blocked: 'Geblokkeerde acties komen vrij als iemand de ronde afsluit. Doe dat wanneer er weinig anders te doen is.',
    crisis:
      'Er ligt een crisis op tafel. Zet de gevraagde experts in, anders doet ze schade aan het einde van de ronde.',
    option: 'Bij de meeste crises kies je hoe ze toeslaan. Neem wat jullie plannen het minst schaadt.',
    block: 'Kies de actie die niemand mag gebruiken in de volgende ronde.',
    recruit: 'Houd de experts waar open plekken om vragen. Hoogstens drie mag je opzijleggen.',
    ready: 'Een evolutie heeft al haar experts. Wijd die in: haar plek in het gebied kan een knelpunt bedekken.',
    role: 'Je rol mag nu worden gebruikt. Het kost niets, en na drie keer komt er een tweede bij.',
    plan: 'Je hebt een goed idee: je mag het één keer spelen, in een beurt van jou.',
    danger: 'Een indicator staat nog maar op 1. Zakt hij naar 0, dan is alles verloren.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
