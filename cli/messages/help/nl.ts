// What `--help` tells of every command, in Dutch.
import type { HelpMessages } from './en.ts'

export const nl: HelpMessages = {
  usage: 'Gebruik:',
  commandList: 'Opdrachten:',
  flagList: 'Vlaggen:',
  environment: 'Omgevingsvariabelen:',
  examples: 'Voorbeelden:',
  more: 'ludopolis <opdracht> --help vertelt meer over een opdracht.',
  otherwise: (about, value) => `${about} (anders ${value})`,
  variable: (about, such) => `${about} (${such})`,

  flags: {
    help: 'deze tekst',
    locale: 'de taal (anders die van het systeem)',
    seats: 'hoeveel er spelen (anders zo weinig als het spel toelaat)',
    options: 'de opties van het spel',
    threads: 'hoeveel threads spelen (anders een per kern, en nooit veel meer)',
    json: 'het resultaat als JSON',
    games: 'hoeveel partijen',
    seed: 'gelijke startwaarden geven gelijke resultaten, tenzij een bot op de klok let',
    record: 'de partij in dit bestand bewaren',
  },

  commands: {
    play: {
      about: 'een spel spelen in de terminal',
      flags: {
        people: 'hoeveel mensen, of hun namen: Ada,Ben',
        bots: 'wie op de andere plaatsen speelt: skilled,novice, of none voor niemand',
        seed: 'elke keer hetzelfde toeval',
        resume: 'doorgaan met een bewaarde partij',
      },
    },
    daily: {
      about: 'de dagpartij spelen, dezelfde voor iedereen ter wereld',
      flags: {
        bots: 'bots laten spelen en vertellen wat ze bereiken',
        json: 'de partijen beschrijven in plaats van spelen: die van het genoemde spel, of alle',
      },
    },
    serve: {
      about: 'de site aan browsers aanbieden',
      flags: {
        port: 'de poort (anders PORT, anders 4500)',
        host: 'het adres om op te luisteren (anders HOST, anders alleen deze machine)',
      },
    },
    worker: {
      about: 'denken voor de bots van servers op PostgreSQL',
      flags: {
        threads: 'hoeveel bots tegelijk denken (anders LUDOPOLIS_BOT_THREADS, anders een per kern min een)',
      },
    },
    simulate: {
      about: 'bots veel partijen laten spelen en tellen',
      flags: {
        bots: 'een voor elke plaats, of een voor alle: greedy,search:500ms',
        records: 'elke partij als een regel van records.jsonl in deze map schrijven',
      },
    },
    replay: {
      about: 'een vastgelegde partij, of een bestand met vele, aan de regels toetsen; - is de standaardinvoer',
      flags: {
        to: 'de stelling na stap n tonen; 0 is het begin',
        luck: 'tonen dat geen trekking anders had kunnen zijn',
        json: 'het resultaat als JSON, met de stelling',
      },
    },
    review: {
      about: 'een vastgelegde partij doorlopen: wat elke beslissing weggaf en wat beter was; - is de standaardinvoer',
      flags: {
        seat: 'alleen wat deze plaats besliste; de eerste is 1',
        tries: 'hoeveel pogingen per beslissing (anders goed voor ongeveer een tiende seconde)',
        threads: 'hoeveel threads denken (anders een per kern)',
      },
    },
    position: { about: 'een stelling controleren en beschrijven', flags: {} },
    bench: {
      about: 'meten hoe snel de spellen lopen',
      flags: {
        seconds: 'hoeveel seconden elk spel gemeten wordt',
        bot: 'in plaats daarvan de beurten van deze bot meten, in een eigen thread',
        server: 'in plaats daarvan een server meten, in een eigen proces',
        tables: 'met --server: hoeveel tafels hoogstens',
        json: 'de beste cijfers als JSON',
      },
    },
    arena: {
      about: 'bots vergelijken, met intervallen',
      flags: {
        bots: 'de bots om te vergelijken; de laatste krijgt de plaatsen die over zijn',
        games: 'hoeveel partijen, afgerond op hele blokken',
        'until-certain': 'stoppen zodra duidelijk is of de eerste of de laatste beter is',
      },
    },
    tune: {
      about: 'betere gewichten vinden voor het advies bij een spel',
      flags: {
        seats: 'hoeveel er spelen (anders zo weinig als het spel toelaat); meer getallen delen de partijen',
        bot: 'wie volgens de gewichten speelt',
        generations: 'hoeveel veranderingen te proberen',
        games: 'in hoeveel partijen een verandering wordt geprobeerd',
        seed: 'gelijke startwaarden vinden gelijke gewichten',
        only: 'alleen gewichten veranderen waarvan de naam zo begint',
      },
    },
    fit: {
      about: 'vinden welke kans om samen te winnen een stelling toont',
      flags: {
        seats: 'hoeveel er spelen (anders alle aantallen om de beurt)',
        bot: 'wie op elke plaats zit',
        seed: 'gelijke startwaarden vinden gelijke gewichten',
        options: 'de opties van het spel; een lijst komt om de beurt',
      },
    },
    learn: {
      about: 'het net trainen dat de stellingen van een spel beoordeelt',
      flags: {
        out: 'waar de gewichten worden geschreven',
        games: 'wie hoeveel partijen speelt',
        seats: 'met hoeveel spelers, om de beurt (anders alle aantallen)',
        options: 'de opties van het spel; een lijst komt om de beurt',
        epochs: 'hoe vaak van elke stelling wordt geleerd',
        seed: 'gelijke startwaarden leren gelijke gewichten',
      },
    },
    balance: {
      about: 'meten hoe evenwichtig het materiaal van een spel is',
      flags: {
        bot: 'wie op elke plaats zit',
        against: 'nog eens zoveel partijen van de eerste bot tegen deze spelen, met verwisselde plaatsen',
        out: 'het rapport als één HTML-bestand schrijven',
      },
    },
    blunders: {
      about: 'een bot op bekende plekken laten blunderen, en zien of een analyse dat markeert',
      flags: {
        tries: 'hoeveel pogingen per beslissing, van de bots en van de analyse (anders als bij een analyse)',
        seed: 'gelijke startwaarden geven gelijke resultaten',
      },
    },
    puzzles: {
      about: 'puzzels vinden in partijen tussen bots, of kiezen uit wat gevonden is',
      flags: {
        games: 'hoeveel partijen te doorlopen',
        seed: 'gelijke startwaarden vinden gelijke puzzels',
        out: 'wat gevonden wordt in dit bestand bewaren; is het er al, dan gaat het verder',
        choose: 'kiezen uit wat eerder gevonden is, en het boek naar --out schrijven',
        count: 'hoeveel er te kiezen',
        check: 'zien hoeveel puzzels van een boek een bot oplost',
        bot: 'wie ze oplost',
      },
    },
    backup: {
      about: 'alles wat een server heeft bewaard in een bestand schrijven, ook terwijl hij draait',
      flags: {},
    },
    restore: { about: 'een lege opslag vullen uit een back-up', flags: {} },
    ratings: { about: 'de ratings van een server opnieuw berekenen uit zijn verslagen', flags: {} },
    admin: { about: 'zorgen voor de tafels en mensen van een server, ook terwijl hij draait', flags: {} },
  },

  variables: {
    PORT: 'de poort',
    HOST: 'het adres om op te luisteren',
    LUDOPOLIS_DATA: 'de map van de database',
    DATABASE_URL: 'PostgreSQL in plaats van die map',
    LUDOPOLIS_ORIGIN: 'het enige adres waarop de site bereikbaar is',
    LUDOPOLIS_PROXY: 'adressen van proxy’s waarvan X-Forwarded-* telt',
    LUDOPOLIS_METRICS_PORT: 'een poort voor Prometheus, alleen op deze machine',
    LUDOPOLIS_LOG: 'hoeveel er wordt genoteerd',
    LUDOPOLIS_BOT_THREADS: 'threads voor bots',
  },
}
