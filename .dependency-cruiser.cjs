// The arrows between the rooms: who may import whom. The design is drawn in docs; this file keeps it.
const TEST = '\\.test\\.ts$|/test/'
/** Texts, found by the name of their language. */
const LANGUAGE = '/[a-z]{2}\\.ts$'
const ROOMS = '^(core|games|bots|house|lab|ui|web|server|cli|e2e|scripts|bin)/'
const BOARD = '^games/[^/]+/board/'
/** What a board may use of its game, by file. */
const BOARD_MAY_USE = 'data|set|versions|geometry|names|moves|facts|help/en'
const BOT_WORKER = '^bots/(start|thinker)-(node|web)\\.ts$'
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']

/** A room imports itself and the rooms named, nothing else of ours. */
const arrow = (room, ...allowed) => ({
  name: `${room}-arrow`,
  comment: `${room}/ may import only ${[room, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: [TEST, BOARD, BOT_WORKER] },
  to: { path: ROOMS, pathNot: `^(${[room, ...allowed].join('|')})/` },
})

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    arrow('core'),
    arrow('games', 'core'),
    arrow('bots', 'core'),
    arrow('ui', 'core'),
    arrow('house', 'core', 'games', 'bots'),
    arrow('web', 'core', 'games', 'bots', 'house', 'ui'),
    arrow('server', 'core', 'games', 'bots', 'house'),
    arrow('lab', 'core', 'games', 'bots'),
    arrow('cli', 'core', 'games', 'bots', 'house', 'lab', 'server'),

    forbid(
      'bot-worker',
      "a bot's worker entry may also read the list of games",
      { path: BOT_WORKER },
      { path: ROOMS, pathNot: '^(core|bots)/|^games/index\\.ts$' },
    ),
    forbid(
      'one-game',
      'a game knows no other game, nor the list of games',
      { path: '^games/([^/]+)/' },
      { path: '^games/', pathNot: '^games/$1/' },
    ),
    forbid(
      'board-rooms',
      'a board is made of core, ui and its own game',
      { path: BOARD, pathNot: TEST },
      { path: ROOMS, pathNot: '^(core|ui|games)/' },
    ),
    forbid(
      'board-knows-no-rules',
      'a board runs on data, sets, geometry, names, messages, the notation of moves, and facts.ts, which asks the rules; its types are those of views and events',
      { path: '^games/([^/]+)/board/', pathNot: TEST },
      { path: '^games/', pathNot: `^games/$1/(board/|messages/|(${BOARD_MAY_USE})\\.ts$|(view|events)\\.ts$)` },
    ),
    forbid(
      'board-is-given-views',
      'of views and events a board may know the types',
      { path: '^games/([^/]+)/board/', pathNot: TEST },
      { path: '^games/$1/(view|events)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'only-the-client-has-boards',
      'boards are loaded by web/ alone',
      { pathNot: [BOARD, '^web/', TEST] },
      { path: BOARD },
    ),
    forbid(
      'pure-engine',
      'the engine uses neither packages nor the platform',
      { path: '^(core|games|bots)/', pathNot: [TEST, BOARD, BOT_WORKER] },
      { dependencyTypes: [...NPM, 'core'] },
    ),
    forbid(
      'pure-house',
      'a house knows no platform, and of packages only the hashes',
      { path: '^house/', pathNot: TEST },
      { dependencyTypes: [...NPM, 'core'], pathNot: 'node_modules/@noble/hashes/' },
    ),
    forbid(
      'no-node-in-the-browser',
      'no Node in the browser',
      { path: ['^(ui|web)/', BOARD], pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no-tests-in-the-product',
      'only tests import tests',
      { path: ROOMS, pathNot: [TEST, '^e2e/'] },
      { path: TEST },
    ),
    forbid(
      'no-circular',
      'no cycles; those of types alone vanish when built',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphans',
      'a file nobody needs',
      {
        orphan: true,
        pathNot: [
          TEST,
          LANGUAGE,
          '\\.d\\.ts$',
          '^cli/main\\.ts$',
          '^web/main\\.ts$',
          '^web/sw\\.js$',
          '^e2e/',
          BOT_WORKER,
        ],
      },
      {},
    ),
    forbid('resolvable', 'an import that leads nowhere', {}, { couldNotResolve: true }),
    forbid(
      'declared',
      'a package that package.json does not name',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'types', 'import', 'default'],
    },
  },
}
