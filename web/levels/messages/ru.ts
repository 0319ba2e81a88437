// What the page says when another level of bots would fit, in Russian.
import type { Level } from '../../../bots/index.ts'
import type { LevelMessages } from './en.ts'

const one: { readonly [L in Level]: string } = {
  novice: 'новичок',
  casual: 'любитель',
  skilled: 'знаток',
  expert: 'мастер',
}
const against: { readonly [L in Level]: string } = {
  novice: 'новичков',
  casual: 'любителей',
  skilled: 'знатоков',
  expert: 'мастеров',
}

export const ru = {
  heading: 'Уровень по силам',
  why: (won, games, level) => `Ваши победы против ботов-${against[level]}: ${won} из ${games}.`,
  harder: (level) => `Бот-${one[level]} примерно равен вам по силе.`,
  easier: (level) => `Против ботов-${against[level]} вы побеждали бы примерно в половине игр.`,
  take: (level) => `Попробовать: ${one[level]}`,
  dismiss: 'Нет, спасибо',
} satisfies LevelMessages
