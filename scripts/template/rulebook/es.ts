// The rules of Sample to read, in Spanish.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Construye casas junto a los estanques y unas junto a otras. Gana quien tenga más puntos.',
  scoring: '3',
  sections: [
    {
      id: 'short',
      heading: 'El juego en un minuto',
      parts: ['Por turnos, cada uno construye una casa en una parcela libre.'],
    },
    { id: '1', heading: 'La mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Parcelas',
      parts: ['De 2 a 4 jugadores comparten un cuadrado de 6 × 6 parcelas, de a1 a f6.'],
    },
    {
      id: '1.2',
      heading: 'Estanques',
      parts: [
        'Cuatro parcelas, sorteadas, son estanques. Todas las demás están libres.',
        { figure: 'start', caption: 'Los estanques de una partida nueva.' },
      ],
    },
    {
      id: '2',
      heading: 'Un turno',
      parts: [
        'El jugador inicial se sortea o se elige antes de la partida. Por turnos, cada jugador construye **una casa** en una parcela libre.',
        { figure: 'houses', caption: 'Tras seis rondas.' },
      ],
    },
    {
      id: '3',
      heading: 'Final y puntos',
      parts: [
        'La partida acaba cuando no quedan parcelas libres para otra ronda.',
        {
          table: {
            caption: 'Puntos',
            head: ['Por', 'puntos'],
            rows: [
              ['cada estanque junto a una casa', '1'],
              ['cada pareja de casas tuyas contiguas', '1'],
            ],
          },
        },
        'Gana quien tenga más puntos; con los mismos puntos se comparte la victoria.',
        {
          example:
            'Tres casas en línea, la del medio junto a un estanque: dos parejas y un estanque, así que tres puntos.',
        },
      ],
    },
    { id: 'tips', heading: 'Consejos', parts: ['Deja sitio junto a tus propias casas.'] },
    { id: 'about', heading: 'Sobre este juego', parts: [{ ours: 'Todo en este juego es diseño propio.' }] },
  ],
}
