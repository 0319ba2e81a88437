// What `--help` tells of every command, in Italian.
import type { HelpMessages } from './en.ts'

export const it: HelpMessages = {
  usage: 'Uso:',
  commandList: 'Comandi:',
  flagList: 'Opzioni:',
  environment: 'Variabili d’ambiente:',
  examples: 'Esempi:',
  more: 'ludopolis <comando> --help spiega meglio un comando.',
  otherwise: (about, value) => `${about} (altrimenti ${value})`,
  variable: (about, such) => `${about} (${such})`,

  flags: {
    help: 'questo testo',
    locale: 'la lingua (altrimenti quella del sistema)',
    seats: 'quanti giocano (altrimenti il minimo che il gioco permette)',
    options: 'le opzioni del gioco',
    threads: 'quanti thread giocano (altrimenti uno per core, e mai molti di più)',
    json: 'il risultato in JSON',
    games: 'quante partite',
    seed: 'con lo stesso seme gli stessi risultati, a meno che un bot si regoli sull’orologio',
    record: 'salvare la partita in questo file',
  },

  commands: {
    play: {
      about: 'giocare nel terminale',
      flags: {
        people: 'quante persone, o i loro nomi: Ada,Ben',
        bots: 'chi gioca agli altri posti: skilled,novice, o none per nessuno',
        seed: 'ogni volta lo stesso caso',
        resume: 'riprendere una partita salvata',
      },
    },
    daily: {
      about: 'giocare la sfida del giorno, la stessa per tutto il mondo',
      flags: {
        bots: 'farla giocare ai bot e dire cosa raggiungono',
        json: 'descrivere le sfide invece di giocare: quella del gioco indicato, o tutte',
      },
    },
    serve: {
      about: 'offrire il sito ai browser',
      flags: {
        port: 'la porta (altrimenti PORT, altrimenti 4500)',
        host: 'l’indirizzo su cui ascoltare (altrimenti HOST, altrimenti solo questo computer)',
      },
    },
    worker: {
      about: 'pensare per i bot di server su PostgreSQL',
      flags: {
        threads: 'quanti bot pensano insieme (altrimenti LUDOPOLIS_BOT_THREADS, altrimenti uno per core meno uno)',
      },
    },
    simulate: {
      about: 'far giocare molte partite ai bot e contare',
      flags: {
        bots: 'uno per posto, o uno per tutti: greedy,search:500ms',
        records: 'scrivere ogni partita come una riga di records.jsonl in questa cartella',
      },
    },
    replay: {
      about: 'controllare secondo le regole una partita registrata, o un file con molte; - indica l’ingresso standard',
      flags: {
        to: 'mostrare la posizione dopo il passo n; 0 è la preparazione',
        luck: 'mostrare che nessuna pescata poteva essere diversa',
        json: 'il risultato in JSON, con la posizione',
      },
    },
    review: {
      about:
        'ripercorrere una partita registrata: che cosa è costata ogni decisione, e che cosa era meglio; - indica l’ingresso standard',
      flags: {
        seat: 'solo le decisioni di questo posto; il primo è 1',
        tries: 'quante prove per decisione (altrimenti per circa un decimo di secondo)',
        threads: 'quanti thread pensano (altrimenti uno per core)',
      },
    },
    position: { about: 'controllare una posizione e descriverla', flags: {} },
    bench: {
      about: 'misurare quanto sono veloci i giochi',
      flags: {
        seconds: 'per quanti secondi misurare ogni gioco',
        bot: 'misurare invece i turni di questo bot, in un thread suo',
        server: 'misurare invece un server, in un processo suo',
        tables: 'con --server: quanti tavoli al massimo',
        json: 'le cifre migliori in JSON',
      },
    },
    arena: {
      about: 'confrontare i bot, con intervalli',
      flags: {
        bots: 'i bot da confrontare; l’ultimo prende i posti che restano',
        games: 'quante partite, arrotondate a blocchi interi',
        'until-certain': 'fermarsi appena è chiaro chi è migliore tra il primo e l’ultimo',
      },
    },
    tune: {
      about: 'trovare pesi migliori per i consigli di un gioco',
      flags: {
        seats: 'quanti giocano (altrimenti il minimo che il gioco permette); più numeri si dividono le partite',
        bot: 'chi gioca secondo i pesi',
        generations: 'quanti cambiamenti provare',
        games: 'in quante partite si prova un cambiamento',
        seed: 'con lo stesso seme gli stessi pesi',
        only: 'cambiare solo i pesi il cui nome inizia così',
      },
    },
    fit: {
      about: 'trovare la probabilità di vincere insieme che una posizione mostra',
      flags: {
        seats: 'quanti giocano (altrimenti tutti i numeri, a turno)',
        bot: 'chi siede a ogni posto',
        seed: 'con lo stesso seme gli stessi pesi',
        options: 'le opzioni del gioco; di un elenco si prende una voce dopo l’altra',
      },
    },
    learn: {
      about: 'addestrare la rete che giudica le posizioni di un gioco',
      flags: {
        out: 'dove scrivere i pesi',
        games: 'chi gioca quante partite',
        seats: 'con quanti giocatori, a turno (altrimenti tutti i numeri)',
        options: 'le opzioni del gioco; di un elenco si prende una voce dopo l’altra',
        epochs: 'quante volte imparare da ogni posizione',
        seed: 'con lo stesso seme gli stessi pesi',
      },
    },
    balance: {
      about: 'misurare quanto è equilibrato il materiale di un gioco',
      flags: {
        bot: 'chi siede a ogni posto',
        against: 'giocare altrettante partite del primo bot contro questo, scambiando i posti',
        out: 'scrivere il rapporto in un solo file HTML',
      },
    },
    blunders: {
      about: 'far sbagliare un bot in mosse note, e vedere se un’analisi le segna',
      flags: {
        tries: 'quante prove per decisione, dei bot e dell’analisi (altrimenti come per un’analisi)',
        seed: 'con lo stesso seme gli stessi risultati',
      },
    },
    puzzles: {
      about: 'trovare problemi nelle partite tra bot, o scegliere tra quelli trovati',
      flags: {
        games: 'quante partite esaminare',
        seed: 'con lo stesso seme gli stessi problemi',
        out: 'salvare in questo file ciò che si trova; se c’è già, si continua da lì',
        choose: 'scegliere tra ciò che è stato trovato, e scrivere la raccolta in --out',
        count: 'quanti sceglierne',
        check: 'vedere quanti problemi di una raccolta risolve un bot',
        bot: 'chi li risolve',
      },
    },
    backup: {
      about: 'scrivere in un file tutto ciò che un server ha salvato, anche mentre è in funzione',
      flags: {},
    },
    restore: { about: 'riempire un archivio vuoto da una copia di riserva', flags: {} },
    ratings: { about: 'ricalcolare le valutazioni di un server dalle sue registrazioni', flags: {} },
    admin: { about: 'curare i tavoli e le persone di un server, anche mentre è in funzione', flags: {} },
  },

  variables: {
    PORT: 'la porta',
    HOST: 'l’indirizzo su cui ascoltare',
    LUDOPOLIS_DATA: 'la cartella del database',
    DATABASE_URL: 'PostgreSQL al posto di quella cartella',
    LUDOPOLIS_ORIGIN: 'l’unico indirizzo a cui il sito si raggiunge',
    LUDOPOLIS_PROXY: 'gli indirizzi dei proxy il cui X-Forwarded-* vale',
    LUDOPOLIS_METRICS_PORT: 'una porta per Prometheus, solo su questo computer',
    LUDOPOLIS_LOG: 'quanto viene annotato',
    LUDOPOLIS_BOT_THREADS: 'i thread per i bot',
  },
}
