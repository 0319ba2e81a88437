// What `--help` tells of every command, in English. Commands take what stands here: a flag without its line is a type error.
import type { Variable } from '../../../server/config.ts'

export const en = {
  usage: 'Usage:',
  commandList: 'Commands:',
  flagList: 'Flags:',
  environment: 'Environment:',
  examples: 'Examples:',
  more: 'ludopolis <command> --help tells more of one.',
  otherwise: (about: string, value: string | number) => `${about} (else ${value})`,
  variable: (about: string, such: string) => `${about} (${such})`,

  /** Flags that several commands take in the same way. */
  flags: {
    help: 'this text',
    locale: 'the language (else the system’s)',
    seats: 'how many play (else as few as the game allows)',
    options: 'the options of the game',
    threads: 'how many threads play (else one a core, and never many more)',
    json: 'the result as JSON',
    games: 'how many games',
    seed: 'equal seeds give equal results, unless a bot goes by the clock',
    record: 'keep the game in this file',
  },

  commands: {
    play: {
      about: 'play a game in the terminal',
      flags: {
        people: 'how many people, or their names: Ada,Ben',
        bots: 'who plays the other seats: skilled,novice, or none',
        seed: 'the same luck every time',
        resume: 'go on with a game that was kept',
      },
    },
    daily: {
      about: 'play the deal of the day, the same for everybody in the world',
      flags: {
        bots: 'let bots play it, and tell what they reach',
        json: 'tell the deals instead of playing: of the game named, or of all',
      },
    },
    serve: {
      about: 'serve the site to browsers',
      flags: {
        port: 'the port (else PORT, else 4500)',
        host: 'the address to listen on (else HOST, else this machine only)',
      },
    },
    worker: {
      about: 'think for the bots of servers on PostgreSQL',
      flags: {
        threads: 'how many bots think at once (else LUDOPOLIS_BOT_THREADS, else one a core less one)',
      },
    },
    simulate: {
      about: 'let bots play many games and count',
      flags: {
        bots: 'one for each seat, or one for all: greedy,search:500ms',
        records: 'write every game as a line of records.jsonl in this folder',
      },
    },
    replay: {
      about: 'check a recorded game, or a file of many, against the rules; - is what is piped in',
      flags: {
        to: 'show the position after step n, 0 being the deal',
        luck: 'show that no draw could have been another',
        json: 'the result as JSON, with the position',
      },
    },
    review: {
      about: 'go through a recorded game: what each decision gave away, and what was better; - is what is piped in',
      flags: {
        seat: 'only what this seat decided, the first being 1',
        tries: 'how many tries a decision (else worth about a tenth of a second)',
        threads: 'how many threads think (else one a core)',
      },
    },
    position: { about: 'check a position and describe it', flags: {} },
    bench: {
      about: 'measure how quickly the games run',
      flags: {
        seconds: 'how long to measure each game',
        bot: 'measure the turns of this bot instead, in a thread of its own',
        server: 'measure a server instead, in a process of its own',
        tables: 'with --server: how many tables at most',
        json: 'the best figures as JSON',
      },
    },
    arena: {
      about: 'compare bots, with intervals',
      flags: {
        bots: 'the bots to compare; the last one takes the seats that are left',
        games: 'how many games, up to whole blocks',
        'until-certain': 'stop as soon as it is plain which of the first and the last is better',
      },
    },
    tune: {
      about: 'find better weights for the advice of a game',
      flags: {
        seats: 'how many play (else as few as the game allows); several numbers share the games',
        bot: 'who plays by the weights',
        generations: 'how many changes to try',
        games: 'how many games a change is tried in',
        seed: 'equal seeds find equal weights',
        only: 'change only weights whose names begin so',
      },
    },
    fit: {
      about: 'find the odds of winning together that a position shows',
      flags: {
        seats: 'how many play (else all numbers in turn)',
        bot: 'who sits on every seat',
        seed: 'equal seeds find equal weights',
        options: 'the options of the game; a list is taken in turn',
      },
    },
    learn: {
      about: 'train the net that judges the positions of a game',
      flags: {
        out: 'where the weights are written',
        games: 'who plays how many games',
        seats: 'with how many players, in turn (else all numbers)',
        options: 'the options of the game; a list is taken in turn',
        epochs: 'how often each position is learned from',
        seed: 'equal seeds learn equal weights',
      },
    },
    balance: {
      about: 'measure how fair the set of a game is',
      flags: {
        bot: 'who sits on every seat',
        against: 'play as many games again of the first bot against this one, the seats changed round',
        out: 'write the report as one HTML file',
      },
    },
    blunders: {
      about: 'make a bot blunder at known moves, and see whether a review marks them',
      flags: {
        tries: 'how many tries a decision, of the bots and of the review (else as for a review)',
        seed: 'equal seeds give equal results',
      },
    },
    puzzles: {
      about: 'find puzzles in games between bots, or choose some of those found',
      flags: {
        games: 'how many games to go through',
        seed: 'equal seeds find equal puzzles',
        out: 'keep what is found in this file; one that is there is gone on with',
        choose: 'choose from what was found before, and write the book to --out',
        count: 'how many to choose',
        check: 'see how many puzzles of a book a bot solves',
        bot: 'who solves them',
      },
    },
    backup: { about: 'write everything a server has stored into a file, also while it runs', flags: {} },
    restore: { about: 'fill an empty store from a backup', flags: {} },
    ratings: { about: 'compute the ratings of a server anew from its records', flags: {} },
    admin: { about: 'look after the tables and people of a server, also while it runs', flags: {} },
  },

  variables: {
    PORT: 'the port',
    HOST: 'the address to listen on',
    LUDOPOLIS_DATA: 'the folder of the database',
    DATABASE_URL: 'PostgreSQL instead of that folder',
    LUDOPOLIS_ORIGIN: 'the only address the site is reached by',
    LUDOPOLIS_PROXY: 'addresses of proxies whose X-Forwarded-* counts',
    LUDOPOLIS_METRICS_PORT: 'a port for Prometheus, on this machine only',
    LUDOPOLIS_LOG: 'how much is logged',
    LUDOPOLIS_BOT_THREADS: 'threads for bots',
  } satisfies { readonly [V in Variable]: string },
}

export type HelpMessages = typeof en
