// What the things on Neotopia's board are, and what beginners are told, in Spanish.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const es = {
  explain: {
    element: [
      'Elemento',
      'Energía, biocultivo, tecnología o comunidad. Se queda aquí y sirve para los proyectos de todos.',
    ],
    space: [
      'Casilla',
      'Un elemento va en una casilla libre junto a otro de la región; el primero, en el centro. c4 es la cuarta de la fila c.',
    ],
    outer: ['Casilla exterior', 'Solo se llega con la ficha «nuevos permisos de obra».'],
    bonus: ['Ficha sobre una casilla', 'Coloca aquí un elemento y la ficha es tuya.'],
    token: [
      'Ficha de bonificación',
      'Puedes usar una por turno, sin coste. Cada una que te quede al final vale 3 puntos.',
    ],
    project: [
      'Proyecto',
      'Su patrón debe estar en una región, girado como quieras, con el elemento recién colocado. Entonces lo construyes y anotas allí su valor. El ojo: los demás conocen esta carta.',
    ],
    factory: ['Fábrica', 'Una acción mueve un elemento de aquí a una de las dos regiones adonde llevan sus cintas.'],
    pile: [
      'Pila de producción',
      'Llena al instante las fábricas vacías. Cuando sale la loseta de la bandera, el final está cerca; desde entonces llega un elemento de cada color.',
    ],
    reserve: ['Reserva', 'Elementos fuera de juego. De aquí solo salen el primer elemento y el de una ficha.'],
    unseen: ['Fichas aún ocultas', 'Lo que puede haber debajo de la primera ficha de los tres montones.'],
    player: ['Jugador', 'Color, puntos, cartas y fichas de alguien de la mesa.'],
    total: [
      'Total',
      'Todos los puntos tal como está la partida, con la región más baja contada tres veces y 3 por ficha.',
    ],
    points: [
      'Puntos en una región',
      'Los proyectos construidos allí y, tras el signo más, el mayor grupo del color propio. La región más baja cuenta tres veces.',
    ],
    hand: ['Cartas en mano', 'Cuántos proyectos tiene alguien. No hay límite.'],
    offer: ['La oferta', 'Proyectos a la vista; tomar uno es una acción. Aquí pasas de ellos a tu mano y al revés.'],
    deck: ['Mazo', 'Proyectos boca abajo, y cuántos quedan.'],
    last: ['Último proyecto', 'El próximo proyecto de esta región debe ser de otro tipo: eso dice ≠.'],
    stack: ['Montón de fichas', 'Quien pasa por 7, 13 o 18 en el medidor de esta región toma la de arriba.'],
    marker: ['Marcador', 'Cuántos puntos tiene alguien en esta región. Después del 20 empieza otra vuelta.'],
    track: ['Medidor de puntos', 'Puntos en esta región. Los pasos dorados 7, 13 y 18 dan una ficha de bonificación.'],
    round: ['Ronda', 'En una ronda cada uno juega un turno.'],
    actions: ['Acciones restantes', 'Cada turno tiene tres: mover un elemento o robar un proyecto.'],
    flag: ['Bandera', 'Cuando sale, se termina la ronda en curso y se juega una última.'],
    chances: [
      'Lo que falta',
      'Por cada región, cuántos elementos le faltan allí a este proyecto. ≠: el último proyecto de allí es del mismo tipo; –: ya no cabe.',
    ],
  },
  notes: {
    start: 'Tu región más baja cuenta tres veces al final. No lo pongas todo en una sola.',
    turn: 'Tres acciones por turno: mover un elemento de una fábrica o robar un proyecto. Combínalas como quieras.',
    project: 'Pulsa un proyecto: el tablero muestra qué le falta y dónde. Pulsa una de esas casillas y luego ✔.',
    build: 'El patrón está completo: construye ya, porque tras la próxima acción será tarde.',
    scored: 'En 7, 13 y 18 del medidor de una región ganas una ficha de bonificación.',
    kind: 'Se ha construido un proyecto. El signo ≠ dice: el próximo de esa región debe ser de otro tipo.',
    token: 'Tienes una ficha de bonificación. Puedes usar una por turno; cada una que guardes vale 3 puntos.',
    produced: 'Una fábrica quedó vacía y se llenó de la pila. Cuando salga la bandera, el final estará cerca.',
    colour: 'Junta tu propio color: tu mayor grupo de cada región puntúa al final.',
    last: 'Ha empezado la última ronda. Construye donde cuente y no pierdas de vista tu región más baja.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
