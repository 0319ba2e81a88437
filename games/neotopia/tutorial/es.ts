// What the guide of Neotopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: '¡Te damos la bienvenida! Tres regiones, una ciudad. Juegas con energía, la roja. Coloca tu primer elemento: pulsa una casilla iluminada en el centro de una región y luego ✔.',
    done: 'Todos construyen en las mismas tres regiones, pero cada uno puntúa por su cuenta. Tu región más floja contará tres veces: no descuides ninguna.',
    wrong: {},
  },
  move: {
    task: 'Un turno tiene tres acciones. Primera: mover un elemento. Pulsa uno en una fábrica, luego una casilla iluminada junto a otro elemento y luego ✔. Cada fábrica solo llega a sus dos regiones.',
    done: 'Ahí queda para todos: lo que colocas puede servir a los demás, y lo suyo a ti.',
    wrong: {
      draw: 'Robar un proyecto también es una acción, y será la siguiente. Antes mueve un elemento de una fábrica.',
    },
  },
  draw: {
    task: 'Segunda acción: tomar un proyecto. La oferta está debajo o al lado del tablero: pulsa una de sus cuatro cartas a la vista y luego ✔.',
    done: 'Un proyecto muestra un patrón. Cuando está en una región, girado como quieras, puedes construirlo allí. Tu mano no tiene límite.',
    wrong: {
      deck: 'El mazo está boca abajo. Toma esta vez una carta a la vista, para saber qué te llevas.',
      other: 'También está permitido, pero tomemos un proyecto de la oferta.',
    },
  },
  complete: {
    task: 'Unas rondas después. Tu Red inteligente (3) pide tecnología, energía, tecnología en línea. Pulsa la carta para ver dónde. En el desierto falta una tecnología: colócala.',
    done: 'El patrón está completo: está ahí, y el elemento que has colocado forma parte de él. Ya se puede construir.',
    wrong: {
      draw: 'Ninguna carta ayuda aquí: lo que falta es un elemento en el desierto.',
      open: 'Eso no completa ningún proyecto. Lleva tecnología de la fábrica A al desierto, en línea con energía y tecnología.',
    },
  },
  build: {
    task: 'Constrúyelo ahora: pulsa el botón o la carta iluminada. Tiene que ser justo después del elemento; luego es tarde.',
    done: 'Sus puntos van al medidor de esa región. En 7, 13 y 18 ganas una ficha de bonificación. Los elementos se quedan y pueden servir otra vez.',
    wrong: {
      other:
        'Entonces el proyecto se quedaría sin construir, porque solo lo completa el elemento recién colocado. Construye antes.',
    },
  },
  token: {
    task: 'Los signos redondos de algunas casillas son fichas de bonificación. Cubre una con un elemento y es tuya. Hazlo: en el desierto hay una a tu alcance.',
    done: 'La ficha es tuya. Usa una por turno, o guárdala: cada una que quede al final vale 3 puntos.',
    wrong: {
      draw: 'Una carta no cubre nada. Mueve un elemento a una casilla con ficha.',
      plain: 'En esa casilla no hay ficha. Busca la casilla iluminada con un signo redondo.',
    },
  },
  use: {
    task: 'Tus tres acciones están hechas, pero tienes una ficha: automatización, una acción más. Úsala: púlsala y luego ✔.',
    done: 'Una cuarta acción en este turno. Otras fichas roban dos cartas, colocan un elemento de la reserva o llegan a las esquinas exteriores.',
    wrong: { other: 'Entonces se acabaría el turno. Antes usa la ficha.' },
  },
  lowest: {
    task: 'Y ahora lo esencial: tu región más baja cuenta tres veces. Tienes 16, 12 y, en el bosque, 11. Completa un proyecto donde más cuente.',
    done: 'Cuatro puntos en el bosque dan mucho más que cuatro en el desierto: mientras sea tu región más baja, cada uno cuenta tres veces.',
    wrong: {
      draw: 'Una carta sola no da puntos. Puedes completar el codo de Aguja científica con tecnología.',
      open: 'Eso no completa nada. Pulsa Aguja científica en tu mano: el tablero muestra dónde le falta solo una tecnología.',
      high: 'Eso completa un proyecto, pero en una región que cuenta una vez. Complétalo en el bosque, tu región más baja.',
    },
  },
  group: {
    task: 'Al final, tu mayor grupo de energía de cada región da un punto por pieza. Haz crecer un grupo: coloca energía junto a energía.',
    done: 'Una más en el grupo: un punto más al final, y tres más donde la región sea tu más baja.',
    wrong: {
      draw: 'Una carta no agranda ningún grupo. Mueve energía de la fábrica B.',
      apart:
        'Eso no agranda ninguno de tus mayores grupos. Toma energía de la fábrica B (desplázate hacia arriba si no se ve) y ponla junto a energía.',
    },
  },
  end: {
    task: 'Todas las acciones están hechas. Aún podrías usar una ficha; guárdala y pulsa «Terminar el turno».',
    done: 'Las fábricas vacías se llenan de la pila; tras su bandera queda una última ronda. Luego se cuenta todo: proyectos, grupos, 3 por ficha, la región más baja tres veces.',
    wrong: { use: 'Puedes, pero una ficha guardada vale 3 puntos al final. Termina el turno.' },
  },
} as const satisfies TutorialWords
