// What the guide of Neoville's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: '¡Te damos la bienvenida! Construimos una ciudad de 16 losetas. Coloca la primera: pulsa una loseta de tu mano, luego el lugar y luego ✓.',
    done: 'Las casillas del mismo color que se tocan por un lado son un distrito. Los distritos sostienen rascacielos.',
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
    done: 'Eso es un turno: colocar, construir, robar. Tras dieciséis se acaba la partida.',
    wrong: { stack: 'La pila está boca abajo: no verías lo que te toca. Toma una de las cuatro losetas a la vista.' },
  },
  grow: {
    task: 'El 4 gris con andamio tiene 2 casillas grises y necesita 4. Coloca una loseta que le dé las dos que faltan. ↻ gira la loseta.',
    done: 'Cuatro casillas grises: ahora suma 4 puntos en vez de restarlos. Son 8 más.',
    wrong: {
      short: 'Su distrito ha crecido, pero aún no llega a 4 casillas. Busca una loseta con dos casillas grises juntas.',
      elsewhere: 'Tu 4 gris no gana casillas. Gira la loseta (↻) para que sus casillas grises lo toquen.',
    },
  },
  skip: {
    task: 'No es obligatorio construir. Lo que tu ciudad no pueda sostener resta puntos: esta vez pulsa «No construir nada».',
    done: 'La loseta ha hecho crecer tu distrito igualmente. Nadie te obliga a construir.',
    wrong: { build: 'Estaría permitido. Pero prueba una vez a no construir nada.' },
  },
  high: {
    task: 'Ahora construye donde ya hay casillas suficientes: un rascacielos que dé sus puntos al momento.',
    done: 'Puntúa ya, y así se queda: un distrito nunca encoge.',
    wrong: {
      nothing: 'Aquí hay algo que ganar: busca un distrito con tantas casillas como un número de su color.',
      utility: 'Eso es un servicio. Busca un rascacielos cuyo valor ya alcance tu distrito.',
      early:
        'Su distrito es pequeño para ese número, así que por ahora te restaría. Fíjate en lo que anuncia: debe ser un más.',
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
  last: {
    task: '¡La última loseta! El 4 marrón tiene 1 casilla marrón y necesita 4. Coloca tu loseta para dárselas.',
    done: 'De −4 a +4: ocho puntos con una loseta. Prepara con tiempo una última loseta así.',
    wrong: {
      short: 'El distrito ha crecido, pero no hasta 4 casillas. Una de tus losetas tiene tres casillas marrones.',
      elsewhere: 'Eso no le da nada al 4 marrón. Pon a su lado las casillas marrones de una loseta.',
    },
  },
  end: {
    task: 'La última ocasión de construir. Ya no crece nada más: construye lo que puntúe ahora, o nada.',
    done: 'La ciudad está acabada. Lo cumplido suma su valor y lo demás lo resta. ¡Gana quien tenga más puntos!',
    wrong: { costs: 'Eso ya no se puede cumplir y te restaría su valor.' },
  },
} as const satisfies TutorialWords
