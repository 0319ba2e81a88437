// What the guide of Neoville's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: '¡Te damos la bienvenida! Construimos una ciudad de 16 losetas. Coloca la primera: pulsa una loseta de tu mano, luego el lugar y luego ✓.',
    done: 'Las casillas de un color que se tocan por un lado son un distrito y sostienen rascacielos. El ◇ solo marca tu loseta inicial.',
    wrong: {},
  },
  build: {
    task: 'Ahora construye en esa loseta: pulsa un rascacielos con un 4 o un 6. Va a una casilla de su color; pulsa ✓.',
    done: 'Está con andamio y resta su valor. Cuando su distrito tenga esas casillas, lo sumará.',
    wrong: {
      nothing: 'Siempre puedes no construir nada, pero aquí levantemos un rascacielos.',
      utility: 'Eso es un servicio; los veremos más tarde. Toma uno de los números: un rascacielos.',
      high: 'Ese número pide un distrito enorme. Para empezar, toma un 4 o un 6.',
    },
  },
  draw: {
    task: 'Por último, roba una loseta: toma una de las cuatro del mercado. El color de tu rascacielos lo ayuda a crecer.',
    done: 'Eso es un turno de dieciséis: colocar, construir, robar. «vista» indica que los demás conocen esa loseta.',
    wrong: { stack: 'La pila está boca abajo: no ves lo que te toca. Toma una de las cuatro losetas a la vista.' },
  },
  second: {
    task: 'Bruno ya ha jugado. Ahora, un turno entero para ti: coloca, construye o no, y roba. Lo que más ayuda es que crezca el distrito de tu rascacielos.',
    done: 'Y así, turno tras turno. Lo que da puntos lo vemos en otras mesas.',
    wrong: {},
  },
  grow: {
    task: 'El 4 con andamio tiene 2 casillas de roca y necesita 4. Coloca una loseta que le dé las dos que faltan. ↻ gira la loseta.',
    done: 'Cuatro casillas de roca: ahora suma 4 puntos en vez de restarlos. Son 8 más.',
    wrong: {
      short:
        'Su distrito ha crecido, pero aún no llega a 4 casillas. Busca una loseta con dos casillas de roca juntas.',
      elsewhere: 'Tu 4 no gana roca. Gira la loseta (↻) para que su roca toque ese distrito.',
    },
  },
  skip: {
    task: 'No es obligatorio construir. Lo que tu ciudad no pueda sostener resta puntos: esta vez pulsa «No construir nada».',
    done: 'La loseta ha hecho crecer tu distrito igualmente. Nadie te obliga a construir.',
    wrong: { build: 'Está permitido, pero esta vez no construyas nada.' },
  },
  high: {
    task: 'Ahora construye donde ya hay casillas suficientes: un rascacielos que dé sus puntos al momento.',
    done: 'Puntúa ya, y así se queda: un distrito nunca encoge.',
    wrong: {
      nothing: 'Aquí hay algo que ganar: busca un distrito con tantas casillas como un número de su color.',
      utility: 'Eso es un servicio. Busca un rascacielos cuyo valor ya alcance tu distrito.',
      early:
        'Su distrito es pequeño para ese número, así que por ahora te restaría. Fíjate en la vista previa: debe ser un más.',
    },
  },
  utility: {
    task: 'Debajo de los rascacielos están los servicios. Un molino de viento puntúa en las losetas que marca su signo. Construye uno que dé puntos ahora.',
    done: 'La loseta nueva está en la columna izquierda, como pide el signo. Un ecomóvil cuenta fila y columna, una biocúpula quiere una forma. Mantén pulsado un signo para leerlo.',
    wrong: {
      nothing: 'Construye: hay un molino que puntúa justo aquí. ¿Dónde está la loseta nueva en tu ciudad?',
      tower: 'Eso es un rascacielos. Toma uno de los signos de debajo.',
      unpaid: 'Ese no consigue lo que pide su signo, así que resta su valor. ¿En qué columna está la loseta nueva?',
    },
  },
  parks: {
    task: 'Los árboles son parques: quien tiene más gana 5 puntos. Lo mismo vale para los atletas, las instalaciones deportivas. Coloca una loseta con un árbol.',
    done: 'Ahora nadie tiene más parques que tú: 5 puntos. Vigila a los demás; puede cambiar hasta el final.',
    wrong: { none: 'Esa loseta no tiene ningún árbol. En tu mano hay una que sí.' },
  },
  fifteen: {
    task: 'Ronda 15 de 16, y ahora jugamos hasta el final. El 4 con andamio aún resta 4 puntos: coloca, construye y roba para que tenga sus casillas.',
    done: 'Después de Bruno te queda un turno.',
    wrong: {},
  },
  last: {
    task: '¡Tu última loseta! Colócala donde más dé. Luego construye solo lo que puntúe al momento, porque ya no crece nada.',
    done: 'La ciudad está acabada. Lo cumplido suma su valor y lo demás lo resta. Ahora se cuentan los puntos.',
    wrong: { costs: 'Eso ya no se puede cumplir y te restaría su valor.' },
  },
} as const satisfies TutorialWords
