// What `--help` tells of every command, in German.
import type { HelpMessages } from './en.ts'

export const de: HelpMessages = {
  usage: 'Aufruf:',
  commandList: 'Befehle:',
  flagList: 'Schalter:',
  environment: 'Umgebungsvariablen:',
  examples: 'Beispiele:',
  more: 'ludopolis <Befehl> --help erklärt einen Befehl genauer.',
  otherwise: (about, value) => `${about} (sonst ${value})`,
  variable: (about, such) => `${about} (${such})`,

  flags: {
    help: 'dieser Text',
    locale: 'die Sprache (sonst die des Systems)',
    seats: 'wie viele spielen (sonst so wenige, wie das Spiel erlaubt)',
    options: 'die Optionen des Spiels',
    threads: 'wie viele Threads spielen (sonst einer pro Kern und nie viele mehr)',
    json: 'das Ergebnis als JSON',
    games: 'wie viele Partien',
    seed: 'gleiche Startwerte, gleiche Ergebnisse, außer wenn ein Bot nach der Uhr geht',
    record: 'die Partie in dieser Datei aufbewahren',
  },

  commands: {
    play: {
      about: 'ein Spiel im Terminal spielen',
      flags: {
        people: 'wie viele Menschen, oder ihre Namen: Ada,Ben',
        bots: 'wer auf den anderen Plätzen spielt: skilled,novice, oder none für niemanden',
        seed: 'jedes Mal derselbe Zufall',
        resume: 'mit einer aufbewahrten Partie weitermachen',
      },
    },
    daily: {
      about: 'die Tagespartie spielen, dieselbe für alle auf der Welt',
      flags: {
        bots: 'Bots spielen lassen und sagen, was sie erreichen',
        json: 'die Partien beschreiben, statt zu spielen: die des genannten Spiels oder alle',
      },
    },
    serve: {
      about: 'die Seite für Browser bereitstellen',
      flags: {
        port: 'der Port (sonst PORT, sonst 4500)',
        host: 'die Adresse, unter der gelauscht wird (sonst HOST, sonst nur dieser Rechner)',
      },
    },
    worker: {
      about: 'für die Bots von Servern auf PostgreSQL rechnen',
      flags: {
        threads:
          'wie viele Bots zugleich überlegen (sonst LUDOPOLIS_BOT_THREADS, sonst einer pro Kern, einen ausgenommen)',
      },
    },
    simulate: {
      about: 'Bots viele Partien spielen lassen und zählen',
      flags: {
        bots: 'einer für jeden Platz oder einer für alle: greedy,search:500ms',
        records: 'jede Partie als eine Zeile von records.jsonl in diesen Ordner schreiben',
      },
    },
    replay: {
      about:
        'eine aufgezeichnete Partie oder eine Datei mit vielen nach den Regeln prüfen; - steht für die Standardeingabe',
      flags: {
        to: 'die Stellung nach Schritt n zeigen; 0 ist der Anfang',
        luck: 'zeigen, dass keine Ziehung anders hätte ausfallen können',
        json: 'das Ergebnis als JSON, mit der Stellung',
      },
    },
    review: {
      about:
        'eine aufgezeichnete Partie durchgehen: was jede Entscheidung verschenkt hat und was besser war; - steht für die Standardeingabe',
      flags: {
        seat: 'nur Entscheidungen dieses Platzes; der erste ist 1',
        tries: 'wie viele Versuche pro Entscheidung (sonst für etwa eine Zehntelsekunde)',
        threads: 'wie viele Threads rechnen (sonst einer pro Kern)',
      },
    },
    position: { about: 'eine Stellung prüfen und beschreiben', flags: {} },
    bench: {
      about: 'messen, wie schnell die Spiele laufen',
      flags: {
        seconds: 'wie viele Sekunden jedes Spiel gemessen wird',
        bot: 'stattdessen die Züge dieses Bots messen, in einem eigenen Thread',
        server: 'stattdessen einen Server messen, in einem eigenen Prozess',
        tables: 'mit --server: wie viele Tische höchstens',
        json: 'die besten Werte als JSON',
      },
    },
    arena: {
      about: 'Bots vergleichen, mit Intervallen',
      flags: {
        bots: 'die Bots zum Vergleichen; der letzte bekommt die übrigen Plätze',
        games: 'wie viele Partien, aufgerundet auf ganze Blöcke',
        'until-certain': 'aufhören, sobald klar ist, ob der erste oder der letzte besser ist',
      },
    },
    tune: {
      about: 'bessere Gewichte für den Ratgeber eines Spiels finden',
      flags: {
        seats: 'wie viele spielen (sonst so wenige, wie das Spiel erlaubt); mehrere Zahlen teilen sich die Partien',
        bot: 'wer nach den Gewichten spielt',
        generations: 'wie viele Änderungen zu versuchen sind',
        games: 'wie viele Partien lang eine Änderung erprobt wird',
        seed: 'gleiche Startwerte finden gleiche Gewichte',
        only: 'nur Gewichte ändern, deren Namen so beginnen',
      },
    },
    fit: {
      about: 'herausfinden, welche Chance auf den gemeinsamen Sieg eine Stellung zeigt',
      flags: {
        seats: 'wie viele spielen (sonst jede Anzahl der Reihe nach)',
        bot: 'wer auf jedem Platz sitzt',
        seed: 'gleiche Startwerte finden gleiche Gewichte',
        options: 'die Optionen des Spiels; eine Liste kommt der Reihe nach dran',
      },
    },
    learn: {
      about: 'das Netz trainieren, das die Stellungen eines Spiels beurteilt',
      flags: {
        out: 'wohin die Gewichte geschrieben werden',
        games: 'wer wie viele Partien spielt',
        seats: 'mit wie vielen Spielern, der Reihe nach (sonst mit jeder Anzahl)',
        options: 'die Optionen des Spiels; eine Liste kommt der Reihe nach dran',
        epochs: 'wie oft aus jeder Stellung gelernt wird',
        seed: 'gleiche Startwerte lernen gleiche Gewichte',
      },
    },
    balance: {
      about: 'messen, wie ausgewogen das Material eines Spiels ist',
      flags: {
        bot: 'wer auf jedem Platz sitzt',
        against: 'noch einmal so viele Partien des ersten Bots gegen diesen, mit getauschten Plätzen',
        out: 'den Bericht als eine HTML-Datei schreiben',
      },
    },
    blunders: {
      about: 'einen Bot an bekannten Stellen grobe Fehler machen lassen und sehen, ob eine Analyse sie markiert',
      flags: {
        tries: 'wie viele Versuche pro Entscheidung, der Bots und der Analyse (sonst wie bei einer Analyse)',
        seed: 'gleiche Startwerte, gleiche Ergebnisse',
      },
    },
    puzzles: {
      about: 'Rätsel in Partien zwischen Bots finden oder unter den gefundenen auswählen',
      flags: {
        games: 'wie viele Partien durchzugehen sind',
        seed: 'gleiche Startwerte finden gleiche Rätsel',
        out: 'Gefundenes in dieser Datei aufbewahren; gibt es sie schon, geht es mit ihr weiter',
        choose: 'unter früher Gefundenem auswählen und die Sammlung nach --out schreiben',
        count: 'wie viele auszuwählen sind',
        check: 'sehen, wie viele Rätsel einer Sammlung ein Bot löst',
        bot: 'wer sie löst',
      },
    },
    backup: {
      about: 'alles, was ein Server gespeichert hat, in eine Datei schreiben, auch während er läuft',
      flags: {},
    },
    restore: { about: 'einen leeren Speicher aus einer Sicherung füllen', flags: {} },
    ratings: { about: 'die Wertungszahlen eines Servers aus seinen Aufzeichnungen neu berechnen', flags: {} },
    admin: { about: 'sich um Tische und Menschen eines Servers kümmern, auch während er läuft', flags: {} },
  },

  variables: {
    PORT: 'der Port',
    HOST: 'die Adresse, unter der gelauscht wird',
    LUDOPOLIS_DATA: 'der Ordner der Datenbank',
    DATABASE_URL: 'PostgreSQL statt dieses Ordners',
    LUDOPOLIS_ORIGIN: 'die einzige Adresse, unter der die Seite erreichbar ist',
    LUDOPOLIS_PROXY: 'Adressen von Proxys, deren X-Forwarded-* gilt',
    LUDOPOLIS_METRICS_PORT: 'ein Port für Prometheus, nur auf diesem Rechner',
    LUDOPOLIS_LOG: 'wie viel protokolliert wird',
    LUDOPOLIS_BOT_THREADS: 'Threads für Bots',
  },
}
