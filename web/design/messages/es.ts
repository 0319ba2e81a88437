// What the page about the design language says, in Spanish.
import type { DesignMessages } from './en.ts'

export const es: DesignMessages = {
  title: 'Cómo está dibujada esta página',
  lead: 'El lenguaje visual de Ludopolis: papel tranquilo, pocos colores, un verde para lo que avanza, aire alrededor de todo. Tableros y pantallas están hechos de estas piezas y de ninguna otra.',
  light: 'Claro',
  dark: 'Oscuro',
  type: {
    heading: 'Letra',
    about:
      'Rubik para nombres y números, Nunito para leer, en cinco tamaños. El texto crece con el ajuste; nada está fijado en píxeles.',
    sample: 'Una ciudad de dieciséis losetas',
    sizes: { hero: 'Bienvenida', title: 'Pantalla y hoja', large: 'Sección', text: 'Texto', small: 'Al margen' },
  },
  space: { heading: 'Espacio', about: 'Siete pasos. Lo que va junto está cerca; lo que no, aparte.' },
  colour: {
    heading: 'Color',
    about:
      'Papeles, no tonos: una pieza pide el papel y recibe su color en claro y en oscuro. El texto tiene un contraste de 4,5 a 1 o más, las líneas con significado de 3 a 1. El color nunca dice nada por sí solo.',
    roles: {
      paper: 'Página',
      surface: 'Tarjeta, hoja, campo',
      'surface-quiet': 'Inerte',
      ink: 'Texto',
      'ink-quiet': 'Al margen',
      line: 'Borde',
      'line-strong': 'Borde de un control',
      accent: 'Lo que avanza',
      'accent-strong': 'Lo mismo, pulsado o sobre tenue',
      'on-accent': 'Texto encima',
      'accent-quiet': 'Bajo el puntero',
      warning: 'Atención',
      'warning-quiet': 'Detrás',
      focus: 'Donde está el teclado',
    },
    pictures: 'Piezas',
    terrains: {
      soil: 'Tierra',
      grass: 'Hierba',
      rock: 'Roca',
      water: 'Agua',
    },
  },
  elevation: {
    heading: 'Altura',
    about: 'Tres alturas: sobre la página, bajo el puntero, por encima de la página.',
    levels: { shadow: 'Apoyado', 'shadow-raised': 'Levantado', 'shadow-sheet': 'Hoja' },
  },
  motion: {
    heading: 'Movimiento',
    about:
      'Breve donde algo responde, más lento donde algo viaja. Con movimiento reducido ninguno tarda nada, y no se pierde nada.',
    move: 'Moverlos',
    levels: { motion: 'Responde, 160 ms', 'motion-slow': 'Viaja, 320 ms' },
  },
  icons: {
    heading: 'Iconos',
    about: 'Dibujados por nosotros con una sola línea. Un icono va junto a su palabra, o su botón tiene etiqueta.',
  },
  buttons: {
    heading: 'Botones',
    about: 'Uno principal por lugar. Un botón discreto nunca aparece donde estaba el principal.',
    kinds: { primary: 'Principal', plain: 'Sencillo', quiet: 'Discreto', icon: 'Borrar' },
    states: { usual: 'Habitual', hover: 'Con el puntero', focus: 'Con el teclado', disabled: 'Inerte' },
  },
  fields: {
    heading: 'Campos',
    about: 'Cada campo tiene sus palabras al lado y mide al menos 44 px de alto.',
    name: 'Nombre',
    hint: 'Jugador 1',
    filled: 'Ada',
    problem: 'Dos jugadores tienen el mismo nombre. Dale a cada uno el suyo.',
    level: 'Nivel',
    levels: ['Novato', 'Aficionado', 'Hábil', 'Experto'],
    players: 'Número de jugadores',
    onOff: { on: 'Activado', off: 'Desactivado', inert: 'Inerte' },
  },
  parts: {
    heading: 'Dicho en la página',
    about: 'Lo que hay que saber está en la página como una frase, con lo que se puede hacer.',
    notice: 'Esta partida está abierta en otra pestaña. Sigue jugando allí o tráela aquí.',
    action: 'Jugar aquí',
  },
}
