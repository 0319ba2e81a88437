// The codes a server refuses with, beside those of tables (core/messages) and of the games. Code that sends one names it here, and the
// page has a sentence for each, in every language: the types see to both.
import type { TableCode } from '../core/answers.ts'
import { refuseBy } from '../core/answers.ts'

export const SERVER_CODES = [
  'bad-json',
  'bad-request',
  'body-too-large',
  'bots-busy',
  'call-unknown',
  'chat-phrases',
  'chat-text',
  'closing',
  'devices-full',
  'endpoint-bad',
  'endpoint-inner',
  'endpoint-unknown',
  'game-unknown',
  'host-foreign',
  'log-in-wrong',
  'name-bad',
  'name-taken',
  'nobody-plays',
  'not-found',
  'not-host',
  'not-json',
  'not-over',
  'not-started',
  'origin-foreign',
  'password-wrong',
  'person-blocked',
  'seated-already',
  'server-error',
  'started-already',
  'table-unknown',
  'tables-many',
  'token-scope',
  'token-unknown',
  'tokens-full',
  'too-many',
  'watch-forbidden',
  'who-are-you',
] as const

export type ServerCode = (typeof SERVER_CODES)[number]
/** Whatever a house or a server may refuse with by itself; a game has codes of its own. */
export type Code = TableCode | ServerCode

export const refuse = refuseBy<Code>()
