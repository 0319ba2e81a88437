// The rules of Sample to read, in Portuguese.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Sample',
  goal: 'Construa casas junto aos lagos e umas junto às outras. Ganha quem tiver mais pontos.',
  scoring: '3',
  sections: [
    {
      id: 'short',
      heading: 'O jogo num minuto',
      parts: ['À vez, cada um constrói uma casa num terreno livre.'],
    },
    { id: '1', heading: 'A mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Terrenos',
      parts: ['De 2 a 4 jogadores partilham um quadrado de 6 × 6 terrenos, de a1 a f6.'],
    },
    {
      id: '1.2',
      heading: 'Lagos',
      parts: [
        'Quatro terrenos, sorteados, são lagos. Todos os outros estão livres.',
        { figure: 'start', caption: 'Os lagos de uma partida nova.' },
      ],
    },
    {
      id: '2',
      heading: 'Um turno',
      parts: [
        'O primeiro jogador é sorteado, ou escolhido antes da partida. À vez, cada jogador constrói **uma casa** num terreno livre.',
        { figure: 'houses', caption: 'Ao fim de seis rondas.' },
      ],
    },
    {
      id: '3',
      heading: 'Fim e pontos',
      parts: [
        'A partida acaba quando já não há terrenos livres que cheguem para mais uma ronda.',
        {
          table: {
            caption: 'Pontos',
            head: ['Por', 'pontos'],
            rows: [
              ['cada lago junto a uma casa', '1'],
              ['cada par de casas suas lado a lado', '1'],
            ],
          },
        },
        'Ganha quem tiver mais pontos; com pontos iguais a vitória é partilhada.',
        { example: 'Três casas em linha, a do meio junto a um lago: dois pares e um lago, portanto três pontos.' },
      ],
    },
    { id: 'tips', heading: 'Conselhos', parts: ['Deixe espaço junto às suas próprias casas.'] },
    { id: 'about', heading: 'Sobre este jogo', parts: [{ ours: 'Tudo neste jogo é criação nossa.' }] },
  ],
}
