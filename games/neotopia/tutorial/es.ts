// What the guide of Neotopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: '¡Te damos la bienvenida! Tres regiones, una ciudad. Juegas con la energía, el color rojo. Pulsa una casilla iluminada en el centro de una región y luego ✔.',
    done: 'Todos construyen en las mismas regiones, pero cada uno puntúa por su cuenta. Tu rojo da +1 al final: ya lo veremos.',
    wrong: {},
  },
  move: {
    task: 'Tres acciones por turno, en cualquier orden: mover un elemento o robar un proyecto. Mueve ahora uno: pulsa un elemento de una fábrica, luego una casilla iluminada y luego ✔.',
    done: 'Una fábrica llega a las dos regiones que tiene al lado. Lo que se coloca allí sirve a todos.',
    wrong: {
      draw: 'Robar un proyecto también es una acción, y enseguida llega. Ahora mueve un elemento de una fábrica.',
    },
  },
  draw: {
    task: 'Ahora la otra clase de acción: robar un proyecto. Pulsa una de las cuatro cartas a la vista de la oferta y luego ✔.',
    done: 'Cuando su patrón está en una región, girado como quieras, puedes construirlo. El ojo dice: los demás conocen esta carta.',
    wrong: {
      deck: 'El mazo está boca abajo. Toma esta vez una carta a la vista, para saber qué te llevas.',
      other: 'También está permitido, pero tomemos un proyecto de la oferta.',
    },
  },
  third: {
    task: 'La tercera acción la eliges tú: mover un elemento o robar un proyecto. Luego termina el turno.',
    done: 'Ahora le toca a Bruno. Las fábricas vacías se llenan de la pila: cuando sale su bandera, queda una última ronda.',
    wrong: {},
  },
  complete: {
    task: 'Tu proyecto con el 3 pide morado, rojo, morado en línea. El camino corto: pulsa la carta, luego una casilla morada de borde discontinuo y luego ✔.',
    done: 'El patrón está completo, así que se puede construir. Morado es tecnología; rojo, energía.',
    wrong: {
      draw: 'Ninguna carta ayuda aquí: lo que falta es un elemento en el desierto.',
      open: 'Eso no completa ningún proyecto. Lleva tecnología de la fábrica A al desierto, en línea con energía y tecnología.',
    },
  },
  build: {
    task: 'Constrúyelo ahora: pulsa el botón o la carta iluminada. Tras la próxima acción será tarde: el patrón debe incluir el elemento recién colocado.',
    done: 'Sus puntos van a este medidor; 7, 13 y 18 dan fichas. ≠: el próximo proyecto de aquí debe llevar otra imagen.',
    wrong: {
      other:
        'Entonces el proyecto se queda sin construir, porque solo lo completa el elemento recién colocado. Construye antes.',
    },
  },
  token: {
    task: 'Los signos redondos de algunas casillas son fichas de bonificación. Cubre con un elemento la que tienes a tu alcance y es tuya.',
    done: 'Usa una por turno, o guárdala: cada una que quede al final vale 3 puntos.',
    wrong: {
      draw: 'Una carta no cubre nada. Mueve un elemento a una casilla con ficha.',
      plain: 'En esa casilla no hay ficha. Busca la casilla iluminada con un signo redondo.',
    },
  },
  use: {
    task: 'Ya has hecho tus tres acciones, pero tienes la ficha automatización (el engranaje): una acción más. Púlsala y luego ✔.',
    done: 'El engranaje da una acción más, las cartas roban 2 proyectos, la bombilla trae cualquier elemento de la reserva y la hoja lleva a una casilla exterior de borde discontinuo.',
    wrong: { other: 'Entonces se acaba el turno. Antes usa la ficha.' },
  },
  group: {
    task: 'Tu mayor grupo rojo de cada región está contorneado: al final cada uno de sus elementos da un punto. Pon rojo junto a rojo; en la fábrica B hay uno.',
    done: 'Uno más en el grupo: un punto más para la región al final. Si además hubiera completado un proyecto, podrías construirlo ahora.',
    wrong: {
      draw: 'Una carta no agranda ningún grupo. Mueve energía de la fábrica B.',
      apart: 'Eso no agranda ninguno de tus mayores grupos. Toma energía de la fábrica B y ponla junto a energía.',
    },
  },
  lowest: {
    task: 'Tu región más baja cuenta tres veces. Con tus mayores grupos tienes 19, 17 y, en el bosque, 12: completa un proyecto en el bosque y constrúyelo.',
    done: 'Una carta de un solo color da 4 puntos; en rojo, el tuyo, solo 2. En el bosque cuentan tres veces mientras sea tu región más baja.',
    wrong: {
      late: 'Antes construye el proyecto: solo lo completa el elemento recién colocado.',
      draw: 'Una carta sola no da puntos. Puedes completar el codo de la Aguja científica con tecnología.',
      open: 'Eso no completa nada. Pulsa la Aguja científica en tu mano: el tablero muestra dónde le falta solo una tecnología.',
      high: 'Eso completa un proyecto, pero en una región que cuenta una vez. Complétalo en el bosque, tu región más baja.',
    },
  },
  end: {
    task: 'Es la última ronda. Usa tus últimas acciones y termina el turno. Una ficha que guardes vale 3 puntos.',
    done: 'Ahora se cuenta todo: proyectos, grupos, fichas y tres veces tu región más baja.',
    wrong: {},
  },
} as const satisfies TutorialWords
