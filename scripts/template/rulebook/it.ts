// The rules of Sample to read, in Italian.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Costruisci case accanto agli stagni e una accanto all’altra. Vince chi ha più punti.',
  scoring: '3',
  sections: [
    {
      id: 'short',
      heading: 'Il gioco in un minuto',
      parts: ['A turno, ognuno costruisce una casa su un lotto libero.'],
    },
    { id: '1', heading: 'Il tavolo', parts: [] },
    { id: '1.1', heading: 'Lotti', parts: ['Da 2 a 4 giocatori condividono un quadrato di 6 × 6 lotti, da a1 a f6.'] },
    {
      id: '1.2',
      heading: 'Stagni',
      parts: [
        'Quattro lotti, sorteggiati, sono stagni. Tutti gli altri sono liberi.',
        { figure: 'start', caption: 'Gli stagni di una nuova partita.' },
      ],
    },
    {
      id: '2',
      heading: 'Un turno',
      parts: [
        'Il primo giocatore si sorteggia, o si sceglie prima della partita. A turno, ogni giocatore costruisce **una casa** su un lotto libero.',
        { figure: 'houses', caption: 'Dopo sei round.' },
      ],
    },
    {
      id: '3',
      heading: 'Fine e punti',
      parts: [
        'La partita finisce quando non bastano i lotti liberi per un altro round.',
        {
          table: {
            caption: 'Punti',
            head: ['Per', 'punti'],
            rows: [
              ['ogni stagno accanto a una casa', '1'],
              ['ogni coppia di tue case affiancate', '1'],
            ],
          },
        },
        'Vince chi ha più punti; in parità la vittoria è condivisa.',
        {
          example:
            'Tre case in linea, quella in mezzo accanto a uno stagno: due coppie e uno stagno, quindi tre punti.',
        },
      ],
    },
    { id: 'tips', heading: 'Consigli', parts: ['Lasciati spazio accanto alle tue case.'] },
    { id: 'about', heading: 'Su questo gioco', parts: [{ ours: 'Tutto in questo gioco è di nostra creazione.' }] },
  ],
}
