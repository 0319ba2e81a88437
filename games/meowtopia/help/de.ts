// What the things on Meowtopia's board are, and what beginners are told, in German.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const de = {
  explain: {
    tile: [
      'Aktionsplättchen',
      'Pro Runde nimmt es ein Spieler. Die anderen dürfen mit je einem wachen Kätzchen folgen.',
    ],
    'get-food': ['Nahrung', '1 bis 6 Arbeiter bringen 2, 5, 8, 12, 16 oder 20 Nahrung.'],
    irrigate: [
      'Bewässerung',
      'Jeder Arbeiter legt einen Kanal an eine Seite deiner Felder: 2 Punkte zwischen zwei Feldern, 1 am Rand.',
    ],
    'get-gold': ['Gold', 'Jeder Arbeiter bringt eine Münze.'],
    recruit: ['Anwerben', 'Jeder Arbeiter bringt für eine Münze ein neues Kätzchen: Arbeiter oder Händler.'],
    'lay-fields': ['Felder', 'Jeder Arbeiter legt ein Feld neben deine.'],
    taker: ['Vergeben', 'Wem dieses Plättchen bis zum Ende der Runde gehört.'],
    bonus: [
      'Nahrung auf einem Plättchen',
      'Niemand nahm das Plättchen. Wer es jetzt nimmt, bekommt diese Nahrung, auch ohne jemanden zu schicken.',
    ],
    crew: ['Kätzchen', 'Jedes zählt am Ende 3 Punkte und frisst jeden Abend 2 Nahrung.'],
    awake: ['Wacher Arbeiter', 'Kann zur Arbeit gehen oder jemandem folgen. Danach schläft er.'],
    asleep: [
      'Schlafender Arbeiter',
      'Morgens wacht ein einzelner Schläfer gratis auf; von mehreren kostet jeder 1 Nahrung. Auch Passen weckt einen.',
    ],
    merchant: [
      'Händler',
      'Nimmt jeden Morgen eine Ware: Nahrung bringt 2 Punkte, eine Münze 3. Er bleibt bei einer Sorte.',
    ],
    watered: ['Bewässertes Feld', 'Hilft abends beim Füttern: 1 Nahrung weniger zu zahlen.'],
    dry: ['Trockenes Feld', 'Hilft niemandem, bis ein Kanal an einer seiner Seiten liegt.'],
    stick: ['Kanal', 'Bewässert die Felder an beiden Seiten und bringt für jedes einen Punkt.'],
    food: ['Deine Nahrung', 'Bezahlt den Abend und das Wecken. Zwei zählen am Ende einen Punkt.'],
    coins: ['Münzen', 'Bezahlen neue Kätzchen oder gehen an Händler. Jede übrige zählt einen Punkt.'],
    penalty: ['Strafen', 'Rot: Jedes hungrige Kätzchen brachte eine, 3 Punkte Abzug.'],
    bill: ['Heute Abend', 'Was es kostet, alle zu füttern: 2 je Kätzchen, 1 weniger je bewässertem Feld.'],
    player: ['Spieler', 'Wer handelt, folgt, passt oder wartet.'],
    first: [
      'Startspieler',
      'Beginnt diese Runde. In der nächsten ist es der linke Nachbar; zu zweit ist er dann zweimal nacheinander dran.',
    ],
    points: ['Punkte', 'Was jemand nach jetzigem Stand hat.'],
    round: ['Runde', 'In einer Runde ist jeder einmal am Zug, und jedes Plättchen wird höchstens einmal genommen.'],
    'fields-left': [
      'Felder übrig',
      'Liegt das letzte, ist das Ende da. Für den Rest dieser Runde liegen weitere bereit.',
    ],
    'sticks-left': [
      'Kanäle übrig',
      'Liegt der letzte, ist das Ende da. Für den Rest dieser Runde liegen weitere bereit.',
    ],
    stock: ['Vorrat', 'Was es an Nahrung und Münzen noch gibt.'],
    'kittens-left': [
      'Kätzchen übrig',
      'Wie viele dieser Familie sich noch anwerben lassen. Ist keines mehr da, kommt eines aus einer anderen Familie, und das bringt das Ende.',
    ],
    turn: [
      'Der Zug',
      'Morgen: wecken, dann verkaufen. Tag: ein Plättchen nehmen und Arbeiter schicken. Die anderen folgen oder passen. Abend: alle füttern.',
    ],
    end: [
      'Das Ende',
      'Das letzte Feld oder der letzte Kanal vom Plan, ein Kätzchen einer anderen Familie oder Runde 40 macht diese Runde zur letzten. Dann bringt jedes wache Kätzchen, auch ein Händler, 1 Nahrung.',
    ],
  },
  notes: {
    take: 'Nimm ein Plättchen, dann sag, wie viele Kätzchen dort arbeiten. Wer arbeitet, schläft ein.',
    follow:
      'Folgen: Ein waches Kätzchen tut dasselbe für dich. Passen: Ein Schläfer wacht auf, oder du bekommst 1 Nahrung.',
    wake: 'Morgens wacht ein einzelner Schläfer gratis auf; schlafen mehrere, kostet jeder 1 Nahrung.',
    evening: 'Abends frisst jedes Kätzchen 2 Nahrung; jedes bewässerte Feld spart dir 1.',
    field: 'Ein Feld hilft erst mit Wasser: Leg es dorthin, wo ein Kanal hinzeigt, oder bau ihm einen Kanal.',
    stick: 'Ein Kanal zwischen zwei Feldern bringt 2 Punkte, am Rand 1. Die bleiben dir.',
    recruit: 'Arbeiter schaffen täglich mehr, Händler verkaufen morgens. Jedes Kätzchen zählt 3 Punkte – und frisst.',
    sell: 'Jeder Händler nimmt täglich eine Ware: Nahrung für 2 Punkte, eine Münze für 3. Er bleibt dabei.',
    penalty: 'Ein Kätzchen blieb hungrig: Die rote Strafe kostet 3 Punkte. Bewässerte Felder machen die Abende billig.',
    bonus:
      'Auf Plättchen, die niemand nahm, liegen Fische. Wer so ein Plättchen nimmt, bekommt sie, auch ohne jemanden zu schicken.',
    end: 'Das Ende ist ausgelöst: Diese Runde ist die letzte. Dann bringt jedes wache Kätzchen 1 Nahrung.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
