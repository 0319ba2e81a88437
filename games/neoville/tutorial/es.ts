// What the guide of Neoville's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: '¡Te damos la bienvenida! Construimos una ciudad de 16 losetas. Coloca la primera: pulsa una loseta de tu mano, luego el lugar en la ciudad y luego ✓.',
    done: 'Tu ciudad ha empezado. Mira sus cuatro casillas: las del mismo terreno que se tocan son un distrito, y los distritos sostienen rascacielos.',
    wrong: {},
  },
  build: {
    task: 'Ahora puedes construir en esa loseta. Levanta un rascacielos de valor 4 o 6: pulsa su número, luego una casilla de su terreno y luego ✓.',
    done: 'Está con andamio: por ahora resta su valor. Cuando su distrito tenga esas casillas, lo sumará.',
    wrong: {
      nothing: 'Siempre puedes no construir nada, pero aquí levantemos un rascacielos.',
      utility: 'Eso es un servicio; los veremos más tarde. Toma uno de los números: un rascacielos.',
      high: 'Ese número pide un distrito enorme. Para empezar, toma un 4 o un 6.',
    },
  },
  draw: {
    task: 'Última parte del turno: robar una loseta. Toma una del mercado, mejor si tiene el terreno de tu rascacielos.',
    done: 'Eso es un turno entero: colocar, construir, robar. Tras dieciséis se acaba la partida. Los demás hacen lo mismo en sus ciudades.',
    wrong: { stack: 'La pila está boca abajo: no verías lo que te toca. Toma una de las cuatro losetas a la vista.' },
  },
  grow: {
    task: 'Unas rondas después. Tu Piedra 4 en d2 tiene 2 casillas de roca y necesita 4. Coloca una loseta que le dé las dos que faltan.',
    done: 'Cuatro casillas de roca: el andamio desaparece y el rascacielos suma 4 puntos en vez de restarlos.',
    wrong: {
      short:
        'Su distrito ha crecido, pero aún no llega a 4 casillas. Busca una loseta con dos casillas de roca juntas.',
      elsewhere: 'Tu Piedra 4 no gana roca. Gira la loseta para que su roca toque la de d2.',
    },
  },
  skip: {
    task: 'No hace falta construir siempre. Lo que tu ciudad no pueda sostener te resta puntos, así que esta vez pulsa «No construir nada».',
    done: 'Muy bien. Nadie te obliga a prometer nada, y la loseta ha hecho crecer tu distrito igualmente.',
    wrong: { build: 'Estaría permitido. Pero prueba una vez a no construir nada.' },
  },
  high: {
    task: 'Lo más prudente: construir donde ya hay casillas de sobra, donde rinde enseguida. Levanta un rascacielos que dé puntos ahora.',
    done: 'Puntúa al momento y así se queda: un distrito nunca encoge. Quien se atreve construye antes y deja crecer el distrito después.',
    wrong: {
      nothing: 'Aquí hay algo que ganar: busca un distrito que ya tenga 3 o 4 casillas.',
      utility: 'Eso es un servicio. Busca un rascacielos cuyo valor ya alcance tu distrito.',
      early:
        'Su distrito es pequeño para ese número, así que por ahora te restaría. Fíjate en lo que anuncia: debe ser un más.',
    },
  },
  utility: {
    task: 'Los servicios no piden casillas. Un molino de viento puntúa en las losetas que marca su signo. Construye uno que dé puntos ahora.',
    done: 'Tu ciudad mide cuatro losetas de ancho: su columna izquierda ya es fija y el molino acierta. Los ecomóviles cuentan en su fila y su columna.',
    wrong: {
      nothing: 'Construye: hay un molino que puntúa justo aquí. ¿Dónde está la loseta nueva en tu ciudad?',
      tower: 'Eso es un rascacielos. Toma uno de los signos de debajo.',
      unpaid: 'Ese no consigue lo que pide su signo, así que resta su valor. ¿En qué columna está la loseta nueva?',
    },
  },
  parks: {
    task: 'Los árboles son parques; los atletas, instalaciones deportivas. No se construye encima, pero tener más de cada tipo da 5 puntos. Alcanza a los demás en parques: coloca una loseta con un árbol.',
    done: 'Ahora nadie tiene más parques que tú: 5 puntos. Vigila a los demás; puede cambiar hasta el final.',
    wrong: { none: 'Esa loseta no tiene ningún árbol. En tu mano hay una que sí.' },
  },
  last: {
    task: '¡La última loseta! Arcilla 4 en b5 tiene 1 casilla de tierra y aún resta 4. Coloca tu última loseta para que llegue a cuatro.',
    done: 'De −4 a +4: ocho puntos con una loseta. Prepara con tiempo una última loseta así.',
    wrong: {
      short: 'El distrito ha crecido, pero no hasta 4 casillas. Una de tus losetas tiene tres casillas de tierra.',
      elsewhere: 'Eso no le da nada a Arcilla 4. Pon la tierra de una loseta junto a la tierra de b5.',
    },
  },
  end: {
    task: 'La última ocasión de construir. Solo tiene sentido lo que puntúa ya, porque nada crece más. Construye algo que no te reste, o no construyas nada.',
    done: 'Las 16 losetas están puestas: la ciudad está acabada. Lo cumplido suma su valor y lo demás lo resta. ¡Gana quien tenga más puntos!',
    wrong: { costs: 'Eso ya no se puede cumplir y te restaría su valor.' },
  },
} as const satisfies TutorialWords
