// The rules of Evolutopia to read, in Spanish.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Juntos enderezáis una ciudad en apuros: desarrollad evoluciones con ayuda de expertos y colocadlas en el territorio. Ganáis todos en el momento en que tres indicadores están a 6 o más y no queda ningún perjuicio sin cubrir, y perdéis todos si un indicador cae a 0 o la crisis llega a su última luz.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'El juego en un minuto',
      parts: [
        'De 1 a 5 jugadores, que juegan como un equipo y pueden hablar de todo. En tu turno haces una de las cinco acciones y la bloqueas, de modo que por ahora nadie puede repetirla:',
        {
          steps: [
            '**Elegir** una evolución para estudiarla.',
            '**Iniciar** una: pásala del estudio a la obra.',
            '**Reclutar** expertos de la bolsa.',
            '**Asignar** expertos a evoluciones en obra y a la crisis.',
            '**Inaugurar** una evolución acabada: mueve indicadores y se coloca en el territorio.',
          ],
        },
        'En vez de una acción puedes **acabar la ronda**, y debes hacerlo cuando las cinco están bloqueadas. Una crisis sin resolver hace daño, llega otra nueva y las acciones vuelven a estar libres, todas menos una.',
      ],
    },
    { id: '1', heading: 'Lo que hay en la mesa', parts: [] },
    {
      id: '1.1',
      heading: 'El territorio',
      parts: [
        'Una cuadrícula de casillas con una loseta inicial y algunas losetas de perjuicio. Cada perjuicio pertenece a un indicador.',
        { ours: 'La cuadrícula de 4 × 4 y los diez perjuicios, dos por indicador.' },
        {
          figure: 'territory',
          caption:
            'El territorio de una partida de descubrimiento: la loseta inicial y dos perjuicios, cada uno con su indicador.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Indicadores',
      parts: [
        'Cinco medidores de 0 a 7: **medioambiente**, **movilidad**, **confort**, **energía** y **economía**.',
        { ours: 'Que los medidores acaben en 7.' },
        {
          figure: 'indicators',
          caption: 'Los cinco indicadores al empezar una partida de descubrimiento, y las luces de crisis.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'La fila de luces',
      parts: [
        'Una fila de luces por la que avanza el marcador de crisis. En la última se pierde la partida.',
        { ours: 'Su longitud: diez luces, sea cual sea el número de jugadores.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Expertos',
      parts: [
        'Hay 25 en una bolsa, cinco de cada tipo: **diseñadores**, **constructores**, **neourbanistas**, **tecnólogos** y **reguladores**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Evoluciones',
      parts: [
        'Hay 35 losetas. Cada una muestra su nombre, los expertos que pide y cómo cambia los indicadores, casi siempre hacia arriba. Algunas llevan una **marca azul** (una evolución extra) o una **marca verde** (un buen plan); véase §3.2.',
        {
          ours: 'Las 35 evoluciones. Piden de dos a cuatro expertos, y cada indicador y cada tipo de experto se pide más o menos igual de a menudo.',
        },
        {
          figure: 'site',
          caption:
            'Evoluciones en obra: cada una muestra los expertos que aún le faltan y cómo cambiará los indicadores.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Crisis',
      parts: [
        'Hay 15 cartas. Cada una tiene un efecto al llegar, casi siempre a elegir entre dos; los expertos necesarios para gestionarla; y una penalización si no se gestiona. Donde una carta habla de expertos **en juego**, se refiere a los de la zona de expertos, los de las obras y los de la crisis actual. Los expertos devueltos van a la bolsa.',
        {
          ours: 'Todas las crisis, salvo lo que hace la alerta de tormenta al llegar y su penalización: son ejemplos de las reglas publicadas. Las dos opciones de una carta no tienen ningún efecto en común, y una luz es siempre solo el precio de una de ellas o de una crisis sin gestionar.',
        },
        { figure: 'crisis', caption: 'Una crisis en juego: los expertos que pide y lo que pasa si no se gestiona.' },
      ],
    },
    {
      id: '1.7',
      heading: 'Buenos planes y roles',
      parts: [
        'Hay 9 buenos planes, cada uno de un solo uso, y 10 roles, cada uno con un talento y el momento en que se puede usar. El **Manitas** usa un rol visible de un vecino, quien juega justo antes o después; cuenta como el único rol que se puede usar en un turno.',
        {
          ours: 'Todos los buenos planes y roles; también es nuestro que el Manitas solo tome prestado de los vecinos.',
        },
      ],
    },
    {
      id: '1.8',
      heading: 'Acciones y marcadores de bloqueo',
      parts: ['Las cinco acciones están en fila, con cinco marcadores para bloquearlas.'],
    },
    { id: '2', heading: 'Preparación', parts: [] },
    {
      id: '2.1',
      heading: 'Evoluciones',
      parts: [
        'La pila está boca arriba, así que siempre se ve su primera loseta. Dos losetas van al **estudio** y después una a la **obra**. En cada una de estas zonas caben tres.',
      ],
    },
    {
      id: '2.2',
      heading: 'Expertos',
      parts: ['Se sacan tres de la bolsa a la zona de expertos, donde caben cinco.'],
    },
    {
      id: '2.3',
      heading: 'Medidores',
      parts: [
        'Todos los indicadores empiezan a 2 y la crisis en la primera luz. En una partida de **descubrimiento** los indicadores empiezan a 3 y la crisis en la segunda luz.',
      ],
    },
    {
      id: '2.4',
      heading: 'Cartas',
      parts: [
        'Se barajan las crisis y los buenos planes, boca abajo. Cada jugador recibe dos roles: uno boca arriba y debajo otro boca abajo, que no ve ni su dueño.',
        { ours: 'Que puedan jugar hasta cinco: diez roles son dos para cada uno.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Niveles',
      parts: [
        'El nivel decide cuántos perjuicios hay y a qué distancia del inicio. Cuál va en cada sitio es al azar.',
        {
          table: {
            caption: 'Perjuicios por nivel',
            head: ['Nivel', 'perjuicios'],
            rows: [
              ['Descubrimiento', '2'],
              ['Nivel 1', '4'],
              ['Nivel 2', '5'],
              ['Nivel 3', '6'],
              ['Nivel 4', '8'],
              ['Disposición propia', 'hasta 10'],
            ],
          },
        },
        {
          ours: 'Todas las disposiciones. En una propia, cada perjuicio debe ser alcanzable y ninguno puede estar en el inicio.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Jugador inicial',
      parts: ['El jugador inicial se sortea. El turno pasa a la izquierda.'],
    },
    {
      id: '3',
      heading: 'Un turno',
      parts: [
        'Haz una acción libre y ponle un marcador de bloqueo, o acaba la ronda. Con las cinco acciones bloqueadas debes hacerlo. Decide quien está de turno; todos pueden aconsejar.',
        {
          ruling:
            'Una acción debe cambiar algo, y no se ofrece donde no puede. Si ninguna acción libre puede cambiar nada, debes acabar la ronda.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Elegir una evolución',
      parts: [
        'Lleva al estudio la loseta de arriba de la pila, o apártala y mira la siguiente. Puedes apartar tres; después debes quedarte con la que salga. Si el estudio está lleno, una de las tres que hay, a tu elección, va bajo la pila para dejar sitio.',
        { ruling: 'Las losetas apartadas van bajo la pila al final, en el orden en que se apartaron.' },
      ],
    },
    {
      id: '3.2',
      heading: 'Iniciar una evolución',
      parts: [
        'Pasa una evolución del estudio a la obra. Si la obra está llena, una de ellas va bajo la pila; cada uno de sus expertos va a un lugar libre de la zona de expertos o a la bolsa, como elijas. Después mira la marca de la loseta que has iniciado:',
        {
          list: [
            '**Azul**: lleva al estudio la evolución de arriba de la pila, déjala o ponla bajo la pila.',
            '**Verde**: roba un buen plan y ponlo a la vista ante ti.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Reclutar expertos',
      parts: [
        'Primero despide a cuantos expertos de la zona quieras. Después saca de uno en uno hasta que haya cinco en la zona. Cada uno que sale se queda o se aparta, pero se pueden apartar tres como máximo; los despedidos no cuentan. Al final todos estos vuelven a la bolsa. Si la bolsa está vacía, paras.',
      ],
    },
    {
      id: '3.4',
      heading: 'Asignar expertos',
      parts: [
        'Mueve hasta tres expertos de la zona a huecos libres de su tipo, en evoluciones en obra y en la crisis actual.',
      ],
    },
    {
      id: '3.5',
      heading: 'Inaugurar una evolución',
      parts: [
        'Elige una evolución en obra que tenga todos sus expertos.',
        {
          steps: [
            'Sus expertos vuelven a la bolsa.',
            'Todos sus cambios se aplican a los indicadores a la vez. Si uno queda a 0, habéis perdido.',
            'Colócala en una casilla que toque por un lado la loseta inicial u otra evolución. La casilla está vacía o tiene un perjuicio.',
            'Si habéis alcanzado la meta, habéis ganado.',
          ],
        },
        'Un perjuicio solo se puede cubrir con una evolución que suba al menos 1 en el indicador del perjuicio.',
        {
          ruling:
            'Cuenta la subida impresa en la loseta, aunque el indicador ya esté a 7, donde se detiene. Sin ninguna casilla para ella, una evolución no se puede inaugurar.',
        },
        {
          figure: 'growing',
          caption:
            'Más tarde en una partida de descubrimiento: las evoluciones se han colocado una junto a otra a partir de la loseta inicial.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Acabar la ronda',
      parts: [
        {
          steps: [
            '**La crisis actual**, si la hay: si tiene todos sus expertos, está gestionada; si no, se aplica su penalización. En ambos casos sus expertos vuelven a la bolsa y la carta va bajo la pila.',
            '**Una crisis nueva** se descubre. Ahora que la ves, puedes jugar buenos planes; después se aplica su llegada. Solo puedes elegir una opción si cambia algo.',
            '**Todos los marcadores de bloqueo** se quitan. Después elige una acción y bloquéala sin hacerla.',
          ],
        },
        {
          ruling:
            'Si ninguna opción de una crisis cambiaría nada, no pasa nada. Una crisis que un buen plan resuelve antes de su llegada no hace nada en absoluto.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Roles',
      parts: [
        'Puedes usar un rol por turno, en el momento que dice su carta. Tras tres usos de tu primer rol se descubre el segundo. Entonces tienes dos, pero sigues usando solo uno por turno.',
        { ruling: 'Un rol solo se puede usar donde cambia algo.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Buenos planes',
      parts: [
        'En tu turno puedes jugar cuantos buenos planes tuyos quieras; una carta jugada va bajo su pila. Quien ha jugado uno no puede hablar hasta su próximo turno. En Ludopolis es una opción de la mesa, que le cierra el chat durante ese tiempo.',
        {
          ruling:
            'Un buen plan se juega antes de la acción, entre los pasos del fin de la ronda (descubrir una crisis y su efecto son dos pasos) o después, nunca en mitad de otra decisión y solo si cambia algo. Un turno en el que aún se podría usar algo se termina a mano.',
        },
      ],
    },
    {
      id: '4',
      heading: 'El final',
      parts: [
        'Se comprueba tras cada cambio; los cambios que ocurren a la vez cuentan como uno.',
        {
          table: {
            caption: 'Cómo acaba',
            head: ['Cuando', 'habéis'],
            rows: [
              ['tres indicadores están a 6 o más y no hay ningún perjuicio sin cubrir', 'ganado'],
              ['un indicador está a 0', 'perdido'],
              ['se enciende la última luz', 'perdido'],
            ],
          },
        },
        'Un territorio lleno no acaba por sí solo la partida.',
        {
          ruling:
            'Si las dos cosas ocurrieran a la vez, habéis perdido. También habéis perdido cuando tendría que salir una 46.ª crisis, tras agotar la pila tres veces.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Jugar en solitario',
      parts: [
        'El Manitas se queda en la caja. Tienes un solo rol y no cuentas sus usos. Al empezar roba dos roles, quédate con uno y pon el otro bajo la pila. Cada vez que hayas acabado la ronda y bloqueado una acción, pon tu rol bajo la pila, roba dos y quédate otra vez con uno. Todo lo demás es como con varios jugadores, también la fila de luces.',
        {
          ruling:
            'El rol con el que empiezas no es ninguno de los que se usan al acabar la ronda: se cambiaría antes de que llegara su momento. Robado en un cambio, un rol así se puede usar al instante.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Cómo de difícil es',
      parts: [
        'Descubrimiento lo perdona casi todo, el nivel 1 bastante; en el nivel 4 incluso los buenos equipos pierden más de lo que ganan.',
        {
          ours: 'La dificultad, que ajustamos con partidas simuladas. Nuestra meta para el bot más fuerte en todos los asientos: al menos un 95\u00a0% de victorias en Descubrimiento, un 90\u00a0% en el nivel 1, un 75\u00a0% en el nivel 2, un 55\u00a0% en el nivel 3 y un tercio en el nivel 4, sea cual sea el número de jugadores.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Ejemplos',
      parts: [
        {
          list: [
            'La alerta de tormenta te deja devolver a la bolsa a todos los neourbanistas o avanzar la crisis una luz. Sin neourbanistas en juego, toca la luz.',
            'Una evolución que no sube la movilidad no puede cubrir un perjuicio de movilidad. Una casilla que solo toca por una esquina no está junto a nada.',
            'Una inauguración lleva un indicador a 6 y otro a 0: la partida está perdida.',
            'Despides a dos expertos, sacas y apartas a tres más: está permitido, porque solo los apartados cuentan hasta tres.',
            'El tercer uso de tu rol descubre el segundo. Puedes usarlo a partir de tu próximo turno, porque en un turno solo hay uno.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'La suerte y lo oculto',
      parts: [
        'Todo está a la vista menos el orden de las pilas, lo que sale de la bolsa y los segundos roles. De una loseta o carta puesta bajo una pila se sabe que está allí, en su orden. Los bots ven lo que verían los jugadores en sus asientos, y nada más.',
      ],
    },
    {
      id: 'tips',
      heading: 'Para tu primera partida',
      parts: [
        {
          list: [
            'Juega Descubrimiento: dos perjuicios y tiempo para aprender.',
            'Id a por tres indicadores y dejad los otros dos, pero que ninguno caiga a 1.',
            'Las cinco acciones son un ciclo: elegir, iniciar, reclutar, asignar, inaugurar. Al acabar la ronda, bloquea aquella de la que mejor podáis prescindir.',
            'Los expertos que pide una crisis suelen costar menos que su penalización. Mírala antes de asignar.',
            'Iniciad evoluciones que compartan expertos con la crisis que pensáis combatir, y preferid las que llevan marca.',
            'Planead el camino hasta los perjuicios: necesitáis una cadena de evoluciones y, para el último paso, una con la subida adecuada.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas reglas',
      parts: [
        'Esta página cuenta las reglas de Evolutopia con nuestras propias palabras. Ludopolis es independiente y no oficial: no está hecho ni avalado por los autores o el editor del juego, y no usa ninguna de sus ilustraciones.',
        'El reglamento publicado muestra la mayoría de las losetas y cartas solo en imágenes. Las hemos diseñado nosotros; en esta página están marcadas como **diseño propio**. Donde el texto deja un punto abierto, nuestra lectura está marcada como **nuestro criterio**.',
      ],
    },
  ],
}
