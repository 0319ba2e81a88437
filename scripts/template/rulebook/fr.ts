// The rules of Sample to read, in French.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Bâtissez des maisons au bord des étangs et côte à côte. Le plus de points gagne.',
  scoring: '3',
  sections: [
    {
      id: 'short',
      heading: 'Le jeu en une minute',
      parts: ['À son tour, chacun bâtit une maison sur un terrain libre.'],
    },
    { id: '1', heading: 'La table', parts: [] },
    {
      id: '1.1',
      heading: 'Terrains',
      parts: ['De 2 à 4 joueurs se partagent un carré de 6 × 6 terrains, de a1 à f6.'],
    },
    {
      id: '1.2',
      heading: 'Étangs',
      parts: [
        'Quatre terrains, tirés au hasard, sont des étangs. Tous les autres sont libres.',
        { figure: 'start', caption: 'Les étangs d’une partie nouvelle.' },
      ],
    },
    {
      id: '2',
      heading: 'Un tour',
      parts: [
        'Le premier joueur est tiré au sort, ou choisi avant la partie. À son tour, chacun bâtit **une maison** sur un terrain libre.',
        { figure: 'houses', caption: 'Après six manches.' },
      ],
    },
    {
      id: '3',
      heading: 'Fin et points',
      parts: [
        'La partie se termine quand il n’y a plus assez de terrains libres pour une manche.',
        {
          table: {
            caption: 'Points',
            head: ['Pour', 'points'],
            rows: [
              ['chaque étang à côté d’une maison', '1'],
              ['chaque paire de vos maisons côte à côte', '1'],
            ],
          },
        },
        'Le plus de points gagne\u202f; à égalité, la victoire est partagée.',
        {
          example:
            'Trois maisons en ligne, celle du milieu au bord d’un étang\u00a0: deux paires et un étang, donc trois points.',
        },
      ],
    },
    { id: 'tips', heading: 'Conseils', parts: ['Gardez de la place à côté de vos maisons.'] },
    { id: 'about', heading: 'À propos', parts: [{ ours: 'Tout dans ce jeu est de notre invention.' }] },
  ],
}
