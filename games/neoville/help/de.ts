// What the things on Neoville's board are, and what beginners are told, in German.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const de = {
  explain: {
    tile: [
      'Stadtplättchen',
      'Vier Felder aus Lehm, Gras, Fels oder Wasser. Felder gleichen Geländes, die sich berühren, bilden ein Viertel.',
    ],
    equity: [
      'Ausgleichsplättchen',
      'Jeder beginnt mit einem, markiert mit ◇. Die Zahl ist der Platz in der Reihenfolge: je später, desto besser das Plättchen. Es wird gelegt wie jedes andere.',
    ],
    park: ['Park', 'Hier kann nichts gebaut werden, aber er zählt zum Viertel. Die meisten Parks bringen 5 Punkte.'],
    sport: [
      'Sportanlage',
      'Hier kann nichts gebaut werden, aber sie zählt zum Viertel. Die meisten Sportanlagen bringen 5 Punkte.',
    ],
    tower: [
      'Wolkenkratzer',
      'Bringt seine Zahl, wenn sein Viertel am Ende mindestens so viele Felder hat; sonst kostet er sie. Ein Viertel trägt nur einen.',
    ],
    scaffold: ['Gerüst', 'Dieser lohnt sich noch nicht: Nach jetzigem Stand kostet er seine Zahl.'],
    flag: ['Fahne', 'Diese Punkte sind sicher, egal, was noch kommt.'],
    crack: ['Riss', 'Dieser ist nicht mehr zu retten: Er kostet seine Zahl.'],
    ecomobile: [
      'Ekomobil',
      'Zählt in seiner Feldreihe und seiner Feldspalte. Haben beide zusammen, was sein Zeichen verlangt, bringt es seine Zahl; sonst kostet es sie.',
    ],
    windmill: [
      'Windrad',
      'Bringt seine Zahl, wenn es in der fertigen Stadt aus vier mal vier auf einem der gezeigten Plättchen steht; sonst kostet es sie.',
    ],
    biodome: [
      'Biodom',
      'Bringt seine Zahl, wenn sein Viertel am Ende genau die gezeigte Form hat; sonst kostet er sie.',
    ],
    place: [
      'Freier Platz',
      'Ein Plättchen kommt neben deine Stadt, höchstens vier breit und vier hoch. Zwei Viertel mit Wolkenkratzern darf es nur verbinden, wenn es nicht anders geht.',
    ],
    ghost: ['Plättchen zum Legen', 'Antippen oder das Mausrad darüber dreht es; R und Umschalt+R auch. ✔ legt es.'],
    news: ['Gelber Punkt', 'Er zeigt das zuletzt gelegte Plättchen dieser Stadt.'],
    square: [
      'Bauplatz',
      'Gebaut wird nur auf dem gerade gelegten Plättchen, auf einem Feld ohne Park und Sportanlage.',
    ],
    hand: ['Deine Hand', 'Drei Plättchen. In jeder Runde legst du eines und ziehst eines.'],
    seen: ['Bekannt', 'Alle kennen dieses Plättchen: Es lag offen, als du es genommen hast.'],
    hands: ['Fremde Hand', 'Was jemand aus der Auslage nahm, kennen alle; was jemand zog, nicht.'],
    market: ['Auslage', 'Vier offene Plättchen für alle. Wer eines nimmt, macht Platz für das nächste.'],
    stack: ['Stapel', 'Verdeckte Plättchen und ihre Anzahl. Nur du siehst, was du ziehst.'],
    points: ['Punkte', 'Was die Stadt nach jetzigem Stand wert ist.'],
    sure: ['Sicher', 'Egal, was noch kommt: Diese Punkte bleiben.'],
    planned: [
      'Vorerst',
      'Das zählt nach jetzigem Stand. Die meisten Parks, der Rand der Stadt oder zwei Wolkenkratzer in einem Viertel können es noch ändern.',
    ],
    awaited: ['Unfertig', 'So viel kostet Begonnenes, wenn es unfertig bleibt.'],
    most: [
      'Parks und Sportanlagen',
      'Wie viele diese Stadt hat. Die meisten jeder Art bringen am Ende 5 Punkte, bei Gleichstand allen, auch ohne eine einzige.',
    ],
    round: ['Runde', 'In jeder der 16 Runden legt jeder ein Plättchen. Dann ist die Partie zu Ende.'],
    city: ['Stadt', 'Jeder baut eine aus vier mal vier Plättchen. Gemeinsam sind nur Auslage und Bauten.'],
  },
  notes: {
    place: 'Tippe ein Plättchen an, dann einen Platz; noch einmal dreht es. Gleiches Gelände bildet ein Viertel.',
    build: 'Ein Wolkenkratzer lohnt sich, wenn sein Viertel so viele Felder bekommt wie seine Zahl; sonst kostet er.',
    draw: 'Nimm ein offenes Plättchen, das zu deiner Stadt passt, oder ein verdecktes vom Stapel.',
    scaffold: 'Gerüst heißt: noch zu wenige Felder. Lass das Viertel wachsen, bevor die Stadt voll ist.',
    paid: 'Ein Wolkenkratzer von dir hat alle nötigen Felder. Weitere können folgen: einer pro Viertel.',
    join: 'Zwei deiner Viertel mit gleichem Gelände tragen Wolkenkratzer: Kein Plättchen darf sie verbinden, solange es anders geht.',
    utility: 'Jemand hat ein Bioprojekt gebaut. Drück lange auf sein Zeichen und lies, was es verlangt.',
    frame: 'Deine Stadt ist jetzt vier Plättchen breit oder hoch: In diese Richtung wächst sie nicht mehr.',
    crack: 'Ein rissiger Wolkenkratzer ist nicht zu retten. Bau nur, was deine Stadt noch tragen kann.',
    last: 'Noch zwei Plättchen. Mach Begonnenes fertig; was unfertig bleibt, kostet seine Zahl.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
