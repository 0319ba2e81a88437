// What the page about the design language says, in Dutch.
import type { DesignMessages } from './en.ts'

export const nl = {
  title: 'Hoe deze pagina is getekend',
  lead: 'De vormtaal van Ludopolis: rustig papier, weinig kleuren, één groen voor wat verdergaat, ruimte om alles heen. Borden en schermen bestaan uit deze delen en geen andere.',
  light: 'Licht',
  dark: 'Donker',
  type: {
    heading: 'Letters',
    about:
      'Rubik voor namen en getallen, Nunito om te lezen, in vijf grootten. Tekst groeit mee met de instelling; niets ligt vast in pixels.',
    sample: 'Een stad van zestien tegels',
    sizes: { hero: 'Welkom', title: 'Scherm en blad', large: 'Hoofdstuk', text: 'Tekst', small: 'Terzijde' },
  },
  space: {
    heading: 'Ruimte',
    about: 'Zeven stappen. Wat bij elkaar hoort, staat dicht bijeen; wat niet, staat apart.',
  },
  colour: {
    heading: 'Kleur',
    about:
      'Rollen, geen tinten: een deel vraagt om de rol en krijgt haar kleur in licht en donker. Tekst heeft een contrast van 4,5 op 1 of meer, lijnen met betekenis 3 op 1. Kleur vertelt nooit iets alleen.',
    roles: {
      paper: 'Pagina',
      surface: 'Kaart, blad, veld',
      'surface-quiet': 'Inactief',
      ink: 'Tekst',
      'ink-quiet': 'Terzijde',
      line: 'Rand',
      'line-strong': 'Rand van een knop',
      accent: 'Wat verdergaat',
      'accent-strong': 'Hetzelfde, ingedrukt of op stil',
      'on-accent': 'Tekst erop',
      'accent-quiet': 'Onder de aanwijzer',
      warning: 'Om te weten',
      'warning-quiet': 'Erachter',
      focus: 'Waar het toetsenbord is',
    },
    pictures: 'Stukken',
    terrains: {
      soil: 'Klei',
      grass: 'Gras',
      rock: 'Rots',
      water: 'Water',
    },
  },
  elevation: {
    heading: 'Hoogte',
    about: 'Drie hoogten: op de pagina, onder de aanwijzer, boven de pagina.',
    levels: { shadow: 'Liggend', 'shadow-raised': 'Opgetild', 'shadow-sheet': 'Blad' },
  },
  motion: {
    heading: 'Beweging',
    about:
      'Kort waar iets antwoordt, trager waar iets reist. Met minder beweging kost allebei geen tijd, en er gaat niets door verloren.',
    move: 'Laat ze bewegen',
    levels: { motion: 'Antwoordt, 160 ms', 'motion-slow': 'Reist, 320 ms' },
  },
  icons: {
    heading: 'Pictogrammen',
    about: 'Door ons getekend met één lijn. Een pictogram staat naast zijn woord, of zijn knop heeft een label.',
  },
  buttons: {
    heading: 'Knoppen',
    about: 'Eén hoofdknop per plek. Een stille knop staat nooit waar de hoofdknop stond.',
    kinds: { primary: 'Hoofdknop', plain: 'Gewoon', quiet: 'Stil', icon: 'Wissen' },
    states: { usual: 'Normaal', hover: 'Met aanwijzer', focus: 'Met toetsenbord', disabled: 'Inactief' },
  },
  fields: {
    heading: 'Velden',
    about: 'Elk veld heeft zijn woorden ernaast en is minstens 44 px hoog.',
    name: 'Naam',
    hint: 'Speler 1',
    filled: 'Ada',
    problem: 'Twee spelers heten hetzelfde. Geef ieder een eigen naam.',
    level: 'Niveau',
    levels: ['Beginner', 'Hobby', 'Gevorderd', 'Meester'],
    players: 'Aantal spelers',
    onOff: { on: 'Aan', off: 'Uit', inert: 'Inactief' },
  },
  parts: {
    heading: 'Gezegd op de pagina',
    about: 'Wat je moet weten, staat op de pagina als een zin, met wat je kunt doen.',
    notice: 'Deze partij is open in een ander tabblad. Speel daar verder, of neem die hier over.',
    action: 'Hier spelen',
  },
} satisfies DesignMessages
