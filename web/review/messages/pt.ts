// What the page says about the review of a game, in Portuguese.
import { plural } from '../../../core/words.ts'
import type { ReviewTexts } from './en.ts'

const many = plural('pt')

export const pt: ReviewTexts = {
  title: (game) => `Análise: ${game}`,
  unfinished: 'Esta partida ainda não terminou; pode ser analisada quando acabar.',
  toTable: 'Voltar à mesa',
  working: (percent) => `O bot percorre a partida: ${percent}%`,
  stop: 'Parar',
  stopped: 'A análise foi interrompida.',
  begin: 'Analisar a partida',
  failed: 'O bot não conseguiu acabar a análise.',
  whose: 'Decisões de',
  everybody: 'Todos',
  summary: 'O que se deixou escapar',
  player: 'Jogador',
  decisions: 'Decisões',
  mistakes: 'Erros',
  chanceLost: 'Probabilidade',
  pointsLost: 'Pontos',
  ofAll: (percent) => `${percent}% por decisão`,
  moments: 'Os momentos decisivos',
  noMoments: 'Nada de importante foi desperdiçado.',
  moment: (step, name) => `Passo ${step}, ${name}`,
  lost: (percent) => `−${percent}%`,
  decision: (at, of) => `Decisão ${at} de ${of}`,
  before: 'A decisão anterior',
  after: 'A decisão seguinte',
  markBefore: 'O erro anterior',
  markAfter: 'O erro seguinte',
  played: (name, move) => `${name} jogou: ${move}`,
  same: 'O bot não viu nada melhor.',
  little: (percent) => `O bot teria jogado outra coisa, mas isto custou menos de ${percent}%.`,
  playOn: 'Continuar daqui contra o bot',
  chances: 'Probabilidade de ganhar',
  points: 'Pontos',
  chartOf: (what, steps) => `${what} ao longo de ${steps} ${many(steps, 'passo', 'passos')}`,
  marks: (n) => `${n} ${many(n, 'erro marcado', 'erros marcados')} com pontos`,
  step: (step) => `Passo ${step}`,
  how: 'Cada decisão é avaliada pelo que esse jogador podia saber, em partidas imaginadas, nunca pelo que saiu depois.',
}
