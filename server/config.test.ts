// Every value of the environment is read or refused by its name.
import { expect, test } from 'vitest'
import { ConfigRefused, readConfig } from './config.ts'

test('without an environment everything has a value', () => {
  expect(readConfig({})).toMatchObject({ port: 4500, host: '127.0.0.1', data: './data', proxies: [], log: 'info' })
  expect(readConfig({ PORT: '', LUDOPOLIS_ORIGIN: ' ' })).toEqual(readConfig({}))
})

test('what is given counts', () => {
  const env = {
    PORT: '0',
    HOST: '::',
    LUDOPOLIS_DATA: '/srv/ludopolis',
    DATABASE_URL: 'postgresql://a:b@db/ludopolis?sslmode=require',
    LUDOPOLIS_ORIGIN: 'https://play.example.org/',
    LUDOPOLIS_PROXY: '127.0.0.1, fd00::/8',
    LUDOPOLIS_METRICS_PORT: '9100',
    LUDOPOLIS_LOG: 'silent',
    LUDOPOLIS_BOT_THREADS: '3',
  }
  expect(readConfig(env)).toEqual({
    port: 0,
    host: '::',
    data: '/srv/ludopolis',
    database: env.DATABASE_URL,
    origin: 'https://play.example.org',
    proxies: ['127.0.0.1', 'fd00::/8'],
    metricsPort: 9100,
    log: 'silent',
    botThreads: 3,
  })
})

test.each([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '8o'],
  ['DATABASE_URL', 'mysql://a:secret@b/c'],
  ['DATABASE_URL', 'secret'],
  ['LUDOPOLIS_ORIGIN', 'play.example.org'],
  ['LUDOPOLIS_ORIGIN', 'ftp://play.example.org'],
  ['LUDOPOLIS_ORIGIN', 'https://play.example.org/table'],
  ['LUDOPOLIS_ORIGIN', 'https://me@play.example.org'],
  ['LUDOPOLIS_PROXY', 'localhost'],
  ['LUDOPOLIS_PROXY', '10.0.0.0/33'],
  ['LUDOPOLIS_PROXY', '10.0.0.1,'],
  ['LUDOPOLIS_METRICS_PORT', '70000'],
  ['LUDOPOLIS_LOG', 'loud'],
  ['LUDOPOLIS_BOT_THREADS', '0'],
])('%s=%s is refused by its name', (name, value) => {
  const refused = (() => {
    try {
      return readConfig({ [name]: value })
    } catch (error) {
      return error
    }
  })()
  expect(refused).toBeInstanceOf(ConfigRefused)
  expect(refused).toMatchObject({ variable: name })
  expect(String(refused)).not.toContain('secret')
})
