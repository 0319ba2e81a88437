// What the things on Meowtopia's board are, and what beginners are told, in Italian.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const it = {
  explain: {
    tile: [
      'Tessera azione',
      'In un round la prende un solo giocatore. Gli altri possono seguire con un gattino sveglio.',
    ],
    'get-food': ['Cibo', 'Da 1 a 6 lavoratori portano 2, 5, 8, 12, 16 o 20 cibo.'],
    irrigate: [
      'Irrigazione',
      'Ogni lavoratore posa un bastoncino su un lato dei tuoi campi: 2 punti tra due campi, 1 sul bordo.',
    ],
    'get-gold': ['Oro', 'Ogni lavoratore porta una moneta.'],
    recruit: ['Reclutamento', 'Ogni lavoratore, con una moneta, porta un nuovo gattino: lavoratore o mercante.'],
    'lay-fields': ['Campi', 'Ogni lavoratore posa un campo accanto ai tuoi.'],
    taker: ['Presa', 'Di chi è questa tessera fino alla fine del round.'],
    bonus: [
      'Cibo su una tessera',
      'Nessuno ha preso la tessera. Chi la prende ora riceve questo cibo, anche senza mandare nessuno.',
    ],
    crew: ['Gattini', 'Ognuno vale 3 punti alla fine e mangia 2 cibo ogni sera.'],
    awake: ['Lavoratore sveglio', 'Può andare al lavoro o seguire qualcuno. Poi dorme.'],
    asleep: [
      'Lavoratore addormentato',
      'Al tuo mattino, se ne dorme uno solo si sveglia gratis; se sono di più, ognuno costa 1 cibo. Anche passare ne sveglia uno.',
    ],
    merchant: [
      'Mercante',
      'Ogni mattina prende un’unità: un cibo dà 2 punti, una moneta 3. Resta fedele a un solo tipo.',
    ],
    watered: ['Campo irrigato', 'La sera aiuta a sfamare: 1 cibo in meno da pagare.'],
    dry: ['Campo arido', 'Non serve a niente finché su un suo lato non c’è un bastoncino.'],
    stick: ['Bastoncino', 'Irriga i campi su entrambi i lati. Dà un punto per ognuno.'],
    food: ['Il tuo cibo', 'Paga la sera e i risvegli. Alla fine due valgono un punto.'],
    coins: ['Monete', 'Pagano nuovi gattini o si vendono ai mercanti. Ogni moneta avanzata vale un punto.'],
    penalty: ['Penalità', 'In rosso: ogni gattino affamato ne ha portata una, 3 punti in meno.'],
    bill: ['Stasera', 'Quanto costa sfamare tutti: 2 per gattino, meno 1 per ogni campo irrigato.'],
    player: ['Giocatore', 'Chi agisce, segue, passa o aspetta.'],
    first: [
      'Primo giocatore',
      'Inizia questo round. Nel prossimo tocca a chi siede alla sua sinistra, che in due gioca allora due turni di fila.',
    ],
    points: ['Punti', 'Quanti punti ha un giocatore al momento.'],
    round: ['Round', 'In un round tutti hanno un turno e ogni tessera si prende al massimo una volta.'],
    'fields-left': [
      'Campi rimasti',
      'Quando si posa l’ultimo, arriva la fine. Altri sono da parte per il resto di quel round.',
    ],
    'sticks-left': [
      'Bastoncini rimasti',
      'Quando si posa l’ultimo, arriva la fine. Altri sono da parte per il resto di quel round.',
    ],
    stock: ['Riserva', 'Quanto cibo e quante monete si possono ancora ottenere.'],
    'kittens-left': [
      'Gattini rimasti',
      'Quanti di questa famiglia si possono ancora reclutare. Se non ne resta nessuno, si recluta da un’altra famiglia, e arriva la fine.',
    ],
    turn: [
      'Il turno',
      'Mattino: svegliare, poi vendere. Giorno: prendere una tessera e mandare lavoratori. Gli altri seguono o passano. Sera: sfamare tutti.',
    ],
    end: [
      'La fine',
      'L’ultimo campo o bastoncino del tabellone, un gattino di un’altra famiglia o il round 40: questo round è l’ultimo. Poi ogni gattino sveglio, mercanti compresi, porta 1 cibo.',
    ],
  },
  notes: {
    take: 'Prendi una tessera, poi indica quanti gattini vanno a lavorare lì. Chi lavora si addormenta.',
    follow: 'Segui: un gattino sveglio fa lo stesso per te. Passa: uno che dorme si sveglia gratis, o ricevi 1 cibo.',
    wake: 'Al mattino, se ne dorme uno solo si sveglia gratis; se dormono in tanti, ognuno costa 1 cibo.',
    evening: 'La sera ogni gattino mangia 2 cibo; ogni campo irrigato te ne fa risparmiare 1.',
    field: 'Un campo aiuta quando è irrigato: posalo dove punta un bastoncino, o portagliene uno.',
    stick: 'Un bastoncino tra due campi dà 2 punti, sul bordo 1. Sono tuoi per sempre.',
    recruit:
      'I lavoratori fanno di più ogni giorno, i mercanti vendono al mattino. Ogni gattino vale 3 punti, e mangia.',
    sell: 'Ogni mercante prende un’unità al giorno: cibo per 2 punti, una moneta per 3. Resta fedele a quel tipo.',
    penalty:
      'Un gattino è rimasto affamato: la penalità rossa toglie 3 punti. I campi irrigati tengono basse le spese della sera.',
    bonus:
      'Sulle tessere che nessuno ha preso ci sono dei pesci. Chi ne prende una li riceve, anche senza mandare nessuno.',
    end: 'La fine è scattata: questo è l’ultimo round. Poi ogni gattino sveglio porta 1 cibo.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
