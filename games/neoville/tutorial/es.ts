// What the guide of Neoville's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: '¡Te damos la bienvenida! Construimos una ciudad de 16 losetas. Coloca la primera: pulsa una loseta de tu mano, luego el lugar y luego ✓.',
    done: 'Las casillas de un terreno que se tocan por un lado son un distrito y sostienen rascacielos. ◇ marca tu loseta de equidad: se coloca como cualquier otra.',
    wrong: {},
  },
  build: {
    task: 'Ahora construye ahí: pulsa un rascacielos con un 4 o un 6 y luego ✓. Arcilla va en tierra, Bosque en hierba, Piedra en roca, Agua en agua.',
    done: 'Está con andamio y por ahora resta su valor. En cuanto su distrito tenga tantas casillas, lo sumará.',
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
    task: 'Bruno ya ha jugado: el punto amarillo marca su última loseta. Ahora, un turno entero para ti. Haz crecer el distrito de tu rascacielos.',
    done: 'Y así sigue. Solo se construye en la loseta recién colocada, y un distrito sostiene un solo rascacielos: si se cierra sin él, ya no tendrá ninguno.',
    wrong: {},
  },
  grow: {
    task: 'El 4 con andamio tiene 2 casillas de roca y necesita 4. Coloca una loseta que le dé las dos que faltan. ↻ gira la loseta.',
    done: 'Cuatro casillas de roca: más 4 en vez de menos 4. Encima de la ciudad ves lo seguro, lo previsto y lo que aún no se ha ganado.',
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
    done: 'Puntúa ya, y un distrito nunca encoge. Una bandera amarilla marca los puntos que ya nada puede quitarte.',
    wrong: {
      nothing: 'Aquí hay algo que ganar: busca un distrito con tantas casillas como un número de su color.',
      utility: 'Eso es un servicio. Busca un rascacielos cuyo valor ya alcance tu distrito.',
      early:
        'Su distrito es pequeño para ese número, así que por ahora te restaría. Fíjate en la vista previa: debe ser un más.',
    },
  },
  utility: {
    task: 'Debajo de los rascacielos están los servicios: dos de los tres tipos en cada partida. Un molino de viento puntúa en las losetas que marca su signo. Construye uno que dé puntos ahora.',
    done: 'La loseta nueva está en la columna izquierda, como pide el signo. Un ecomóvil cuenta fila y columna. Mantén pulsado un signo para leerlo.',
    wrong: {
      nothing: 'Construye: hay un molino que puntúa justo aquí. ¿Dónde está la loseta nueva en tu ciudad?',
      tower: 'Eso es un rascacielos. Toma uno de los signos de debajo.',
      unpaid: 'Ese no consigue lo que pide su signo, así que resta su valor. ¿En qué columna está la loseta nueva?',
    },
  },
  biodome: {
    task: 'En otra partida hay biocúpulas. Una biocúpula va en cualquier terreno y puntúa si su distrito tiene justo la forma de su signo. Construye una que dé puntos ahora.',
    done: 'La forma coincide, girada o no. Debe seguir así: una casilla más y la biocúpula resta su valor.',
    wrong: {
      nothing: 'Construye: un distrito de la loseta nueva tiene la forma de un signo. ¿Cuál?',
      tower: 'Eso es un rascacielos. Toma una de las cúpulas de cristal de debajo.',
      windmill: 'Eso es un molino de viento. Toma una de las cúpulas de cristal.',
      shape:
        'Ahí el distrito tiene otra forma, así que restaría su valor. Compara el signo con el distrito, casilla por casilla.',
    },
  },
  parks: {
    task: 'Los árboles son parques: quien tiene más gana 5 puntos. Lo mismo vale para los atletas, las instalaciones deportivas. Coloca una loseta con un árbol.',
    done: 'Nadie tiene más parques que tú: 5 puntos. Si hay empate, los ganan todos, incluso sin ningún parque. Puede cambiar hasta el final.',
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
