// What the page about the design language says, in Italian.
import type { DesignMessages } from './en.ts'

export const it: DesignMessages = {
  title: 'Com’è disegnata questa pagina',
  lead: 'Il linguaggio visivo di Ludopolis: carta calma, pochi colori, un verde per ciò che va avanti, spazio intorno a tutto. Tabelloni e schermate sono fatti di queste parti e di nessun’altra.',
  light: 'Chiaro',
  dark: 'Scuro',
  type: {
    heading: 'Caratteri',
    about:
      'Rubik per nomi e numeri, Nunito per leggere, in cinque misure. Il testo cresce con l’impostazione; niente è fissato in pixel.',
    sample: 'Una città di sedici tessere',
    sizes: { hero: 'Saluto', title: 'Schermata e foglio', large: 'Sezione', text: 'Testo', small: 'A margine' },
  },
  space: { heading: 'Spazio', about: 'Sette gradini. Ciò che va insieme sta vicino; il resto sta discosto.' },
  colour: {
    heading: 'Colore',
    about:
      'Ruoli, non tinte: una parte chiede il ruolo e riceve il suo colore, chiaro o scuro. Il testo ha un contrasto di almeno 4,5 a 1, le linee che contano 3 a 1. Il colore non dice mai niente da solo.',
    roles: {
      paper: 'Pagina',
      surface: 'Carta, foglio, campo',
      'surface-quiet': 'Inattivo',
      ink: 'Testo',
      'ink-quiet': 'A margine',
      line: 'Bordo',
      'line-strong': 'Bordo di un comando',
      accent: 'Ciò che va avanti',
      'accent-strong': 'Lo stesso, premuto o su tono calmo',
      'on-accent': 'Testo sopra',
      'accent-quiet': 'Sotto il puntatore',
      warning: 'Da sapere',
      'warning-quiet': 'Dietro',
      focus: 'Dov’è la tastiera',
    },
    pictures: 'Pezzi',
    terrains: {
      soil: 'Terra',
      grass: 'Erba',
      rock: 'Roccia',
      water: 'Acqua',
    },
  },
  elevation: {
    heading: 'Rilievo',
    about: 'Tre altezze: sulla pagina, sotto il puntatore, sopra la pagina.',
    levels: { shadow: 'Appoggiato', 'shadow-raised': 'Sollevato', 'shadow-sheet': 'Foglio' },
  },
  motion: {
    heading: 'Movimento',
    about:
      'Breve dove qualcosa risponde, più lento dove qualcosa viaggia. Con il movimento ridotto non dura niente, e non si perde niente.',
    move: 'Muovili',
    levels: { motion: 'Risponde, 160 ms', 'motion-slow': 'Viaggia, 320 ms' },
  },
  icons: {
    heading: 'Icone',
    about:
      'Disegnate da noi con una linea sola. Un’icona sta accanto alla sua parola, o il suo pulsante ha un’etichetta.',
  },
  buttons: {
    heading: 'Pulsanti',
    about: 'Uno principale per luogo. Un pulsante discreto non sta mai dove stava quello principale.',
    kinds: { primary: 'Principale', plain: 'Semplice', quiet: 'Discreto', icon: 'Elimina' },
    states: { usual: 'Normale', hover: 'Col puntatore', focus: 'Con la tastiera', disabled: 'Inattivo' },
  },
  fields: {
    heading: 'Campi',
    about: 'Ogni campo ha accanto le sue parole ed è alto almeno 44 px.',
    name: 'Nome',
    hint: 'Giocatore 1',
    filled: 'Ada',
    problem: 'Due giocatori hanno lo stesso nome. Dai a ciascuno il suo.',
    level: 'Livello',
    levels: ['Principiante', 'Occasionale', 'Abile', 'Esperto'],
    players: 'Numero di giocatori',
    onOff: { on: 'Attivo', off: 'Spento', inert: 'Inattivo' },
  },
  parts: {
    heading: 'Detto nella pagina',
    about: 'Quello che bisogna sapere sta nella pagina come una frase, con quello che si può fare.',
    notice: 'Questa partita è aperta in un’altra scheda. Continua lì, oppure spostala qui.',
    action: 'Gioca qui',
  },
}
