// Sample in French.
import { of } from '../../../core/messages/french.ts'
import type { Sentences } from '../../../core/words.ts'
import type { Messages } from './en.ts'

export const fr = {
  name: 'Sample',
  aim: 'Le plus de points, terrains occupés',
  about: 'Bâtissez des maisons sur un carré de terrains, au bord des étangs et côte à côte.',
  notice: 'Tout dans ce jeu est de notre invention.',
  prompt: {
    build: (who) => (who === null ? 'Bâtissez une maison sur un terrain libre.' : `${who} doit bâtir une maison.`),
    over: 'La partie est terminée.',
  },
  areas: {
    plots: { command: 'terrains', heading: 'Les terrains' },
    round: { command: 'manche', heading: 'La manche' },
  },
  row: 'rangée',
  plots: { free: 'libre', pond: 'étang', house: (owner) => `maison ${of(owner)}` },
  round: (now, last) => `Manche ${now} sur ${last}.`,
  begins: (who) => `${who} a commencé.`,
  build: { row: (row) => `Bâtir dans la rangée ${row}`, plot: (plot) => `sur ${plot}` },
  events: {
    dealt: (plots) => `Il y a des étangs sur ${plots}.`,
    turn: (who) => `C’est au tour ${of(who)}.`,
    built: (who, plot) => `${who} bâtit sur ${plot}.`,
  },
  refusals: {
    'no-move': () => 'Ce terrain n’existe pas.',
    'no-more-houses': () => 'Toutes les maisons sont bâties.',
    'plot-pond': ({ plot }) => `Il y a un étang sur ${plot}.`,
    'plot-taken': ({ plot }) => `Il y a déjà une maison sur ${plot}.`,
    'invalid-seats': () => 'Le nombre de joueurs ou le premier joueur n’a pas de sens.',
    'invalid-ponds': ({ ponds }) => `Nombre d’étangs\u00a0: ${ponds}. Tout autre terrain porte une maison ou rien.`,
    'invalid-houses': ({ seat }) => `Le joueur ${seat} a plus ou moins de maisons que ne disent les tours.`,
    'invalid-phase': () => 'La fin de la partie et le nombre de maisons ne s’accordent pas.',
  } as Sentences,
  lines: { ponds: 'Étangs au bord des maisons', neighbours: 'Maisons côte à côte' },
  endings: { points: 'Le plus de points décide.', shared: 'Égalité\u00a0: la victoire est partagée.' },
  options: { first: 'Premier joueur' },
  values: {},
  board: { plot: (name, there) => `${name}\u00a0: ${there}` },
} satisfies Messages
