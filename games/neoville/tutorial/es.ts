// What the guide of Neoville's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: '¡Te damos la bienvenida! Construimos una ciudad de cuatro por cuatro losetas. Coloca la primera: pulsa una loseta de tu mano, luego el lugar y luego ✔.',
    done: 'Las casillas de un mismo terreno que se tocan por un lado son un distrito y sostienen rascacielos.',
    wrong: {},
  },
  build: {
    task: 'Ahora construye ahí: pulsa un rascacielos con un 4 o un 6 y luego ✔. Arcilla va en tierra, Bosque en hierba, Piedra en roca, Agua en agua.',
    done: 'Está con andamio y por ahora resta su valor. En cuanto su distrito tenga tantas casillas, lo sumará.',
    wrong: {
      nothing: 'Siempre puedes no construir nada, pero aquí levantemos un rascacielos.',
      utility: 'Eso es un servicio; los veremos más tarde. Toma uno de los números: un rascacielos.',
      high: 'Ese número pide un distrito enorme. Para empezar, toma un 4 o un 6.',
    },
  },
  draw: {
    task: 'Por último, roba una loseta: toma una de las cuatro del mercado. Con eso acaba tu turno, así que no hace falta ✔. El color de tu rascacielos lo ayuda a crecer.',
    done: 'Eso es un turno de dieciséis: colocar, construir, robar. «vista» indica que los demás conocen esa loseta.',
    wrong: { stack: 'La pila está boca abajo: no ves lo que te toca. Toma una de las cuatro losetas a la vista.' },
  },
  second: {
    task: 'Bruno ya ha jugado: el punto amarillo marca su última loseta. Te toca otra vez: coloca una loseta que haga crecer el distrito de tu rascacielos, construye si quieres y roba.',
    done: 'Y así sigue. Solo se construye en la loseta recién colocada. Un distrito sostiene un solo rascacielos; por eso ninguna loseta puede juntar dos distritos que ya tienen uno cada uno.',
    wrong: {
      elsewhere:
        'Así no crece el distrito de tu rascacielos. Una loseta de tu mano tiene su terreno: gírala (↻) para que lo toque.',
    },
  },
  grow: {
    task: 'El 4 con andamio tiene 2 casillas de roca y necesita 4. Coloca una loseta que le dé las dos que faltan. ↻ gira la loseta.',
    done: 'Cuatro casillas de roca: más 4 en vez de menos 4. Encima de la ciudad ves de qué se componen tus puntos. «Por ahora» significa que aún puede cambiar.',
    wrong: {
      short:
        'Su distrito ha crecido, pero aún no llega a 4 casillas. Busca una loseta con dos casillas de roca juntas.',
      elsewhere: 'Tu 4 no gana roca. Gira la loseta (↻) para que su roca toque ese distrito.',
    },
  },
  skip: {
    task: 'No es obligatorio construir. Lo que construyes resta su valor hasta que tenga lo que pide: esta vez pulsa «No construir nada».',
    done: 'La loseta ha hecho crecer tu distrito igualmente. Nadie te obliga a construir.',
    wrong: { build: 'Quizá sea un buen plan. Pero esta vez no construyas nada.' },
  },
  high: {
    task: 'Ahora construye donde ya hay casillas suficientes: un rascacielos que dé sus puntos al momento.',
    done: 'Puntúa ya, y un distrito nunca encoge. Solo si ninguna loseta cabe de otro modo se juntan dos distritos; entonces cuenta el mejor rascacielos.',
    wrong: {
      nothing: 'Aquí hay algo que ganar: busca un distrito con tantas casillas como un número de su color.',
      utility: 'Eso es un servicio. Busca un rascacielos cuyo valor ya alcance tu distrito.',
      early:
        'Su distrito es pequeño para ese número, así que por ahora te restaría. Fíjate en la vista previa: debe ser un más.',
    },
  },
  utility: {
    task: 'Debajo de los rascacielos están los servicios: dos de los tres tipos en cada partida. Un molino de viento puntúa en las losetas que marca su signo. Construye uno que dé puntos ahora.',
    done: 'La loseta nueva está en la columna izquierda. La bandera amarilla dice: estos puntos son seguros. Un ecomóvil, el coche amarillo, cuenta fila y columna. Mantén pulsado un signo para leer lo que pide.',
    wrong: {
      nothing: 'Construye: hay un molino que puntúa justo aquí. ¿Dónde está la loseta nueva en tu ciudad?',
      tower: 'Eso es un rascacielos. Toma uno de los signos de debajo.',
      unpaid:
        'Un ecomóvil cuenta su fila y su columna de casillas, y ahí falta lo que pide su signo. Mira los molinos de viento.',
    },
  },
  biodome: {
    task: 'En otra partida hay biocúpulas. Una biocúpula va en cualquier terreno y puntúa si su distrito tiene justo la forma de su signo, girada o no. Construye una que dé puntos ahora.',
    done: 'La forma coincide. Debe seguir así: una casilla más y la biocúpula resta su valor.',
    wrong: {
      nothing: 'Construye: un distrito de la loseta nueva tiene la forma de un signo. ¿Cuál?',
      tower: 'Eso es un rascacielos. Toma una de las cúpulas de cristal de debajo.',
      windmill: 'Eso es un molino de viento. Toma una de las cúpulas de cristal.',
      shape:
        'El distrito de esa casilla tiene otra forma, así que restaría su valor. Compara el signo con cada distrito de la loseta nueva y pulsa una casilla del que coincida.',
    },
  },
  parks: {
    task: 'Los árboles son parques: quien tiene más gana 5 puntos. Lo mismo vale para los atletas, las instalaciones deportivas. Coloca una loseta con un árbol.',
    done: 'Nadie tiene más parques que tú: 5 puntos por ahora. Al final, si hay empate, los ganan todos, incluso sin ningún parque.',
    wrong: { none: 'Esa loseta no tiene ningún árbol. En tu mano hay una que sí.' },
  },
  fifteen: {
    task: 'Ronda 15 de 16. Al 4 con andamio le faltan tres casillas de tierra. Deja libre el lugar de al lado y roba una loseta con tres casillas de tierra para tu último turno.',
    done: 'Es lo que le falta al 4. Después de Bruno te queda un turno.',
    wrong: {
      cracked:
        'Ninguna loseta de tu mano tiene tres casillas de tierra, y el 4 no puede crecer en otro lado. Coloca esta abajo.',
      tile: 'Al 4 le faltan tres casillas de tierra: una loseta a la vista del mercado las tiene.',
    },
  },
  last: {
    task: '¡Tu última loseta! Colócala de modo que el 4 tenga sus casillas. Luego construye lo que puntúe al momento, o nada: ya no crece ningún distrito.',
    done: 'La ciudad está acabada. Lo cumplido suma su valor y lo demás lo resta. Ahora se cuentan los puntos.',
    wrong: {
      costs: 'Eso ya no se puede cumplir y te restaría su valor.',
      short:
        'Así al 4 le faltan casillas. Toma la loseta con tres casillas de tierra y gírala (↻) hasta que su distrito tenga cuatro.',
    },
  },
} as const satisfies TutorialWords
