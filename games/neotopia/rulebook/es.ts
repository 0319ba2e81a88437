// The rules of Neotopia to read, in Spanish.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'Es el año 2055 y una ciudad crece en tres regiones: lleva a ellas elementos de las fábricas y completa los patrones de tus cartas de proyecto. Tu región más baja cuenta tres veces, así que gana quien no descuida ninguna.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'El juego en un minuto',
      parts: [
        'De 2 a 4 jugadores. Todos construyen en las mismas tres regiones, pero cada uno puntúa por su cuenta. En tu turno haces exactamente tres acciones, cada una de estas dos:',
        {
          list: [
            '**Robar** una carta de proyecto, de la oferta a la vista o del mazo.',
            '**Mover** un elemento de una fábrica a una región vecina de esa fábrica.',
          ],
        },
        'Si el elemento que acabas de colocar completa el patrón de una carta de tu mano, puedes construir esa carta allí y puntuarla en esa región. Además, una vez por turno puedes usar una ficha de bonificación. Cuando se agotan las losetas de producción, la partida llega a su fin; entonces cuenta también tu mayor grupo de tu propio color en cada región.',
      ],
    },
    { id: '1', heading: 'Lo que hay en la mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Elementos',
      parts: [
        'Hay 25 de cada uno: **energía**, **biocultivo**, **tecnología** y **comunidad**. Cada jugador tiene uno de ellos como color propio; los cuatro están en todas las partidas.',
        {
          ours: 'Qué color corresponde a cada elemento: energía roja, biocultivo verde, tecnología morada, comunidad azul.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Regiones y fábricas',
      parts: [
        'El desierto, el agua y el bosque son regiones de casillas hexagonales. Entre ellas hay tres fábricas: A toca el desierto y el agua; B, el agua y el bosque; C, el bosque y el desierto.',
        {
          ours: 'El mapa de una región: 37 casillas. Las seis esquinas son **casillas exteriores**, a las que solo llega una ficha especial; la del medio es el centro; otras cuatro tienen una ficha de bonificación.',
        },
        {
          figure: 'start',
          caption:
            'El comienzo de una partida de tres: cada jugador ha colocado un primer elemento y cada fábrica tiene uno de cada color.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Fichas de bonificación',
      parts: [
        'Hay 24, seis de cada tipo: subvención pública, automatización, iniciativa privada y nuevos permisos de obra. Puedes tener las que quieras; una ficha usada sale de la partida. Lo que hacen está en §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Cartas de proyecto',
      parts: [
        'Hay 56, y cada una muestra un patrón de elementos. Un **edificio** es de un solo color y vale 4 puntos, pero solo 2 para quien juega con ese color. Un **proyecto de dos colores** vale tantos puntos como casillas tiene: 3, 4 o 5.',
        { ruling: 'Un edificio de un color con el que no juega nadie vale 4 para todos.' },
        {
          ours: 'Los patrones, tipos y nombres de las cartas: 16 tipos, de los que cuatro son edificios con cinco cartas cada uno y doce son parejas de colores con tres cartas cada una. No hay dos cartas con el mismo patrón, y cada color aparece igual de a menudo.',
        },
        {
          figure: 'cards',
          caption:
            'Una oferta de cuatro proyectos junto al mazo: cada carta muestra su patrón, sus colores y lo que vale.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Losetas de producción',
      parts: [
        'Hay 12. En el dorso muestran cuatro elementos; una de ellas lleva la **bandera** y trae el final de la partida.',
        { ours: 'Lo que muestran los dorsos: en total 12 de cada color.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Medidores de puntos',
      parts: [
        'Cada región tiene un medidor de 20, y cada jugador un marcador en cada uno. Quien pasa del 20 empieza otra vuelta.',
      ],
    },
    { id: '2', heading: 'Preparación', parts: [] },
    { id: '2.1', heading: 'Fábricas', parts: ['Cada fábrica empieza con un elemento de cada color.'] },
    {
      id: '2.2',
      heading: 'Fichas',
      parts: [
        'Se mezclan las fichas de bonificación. Cada región recibe cuatro, a la vista en sus casillas con ficha, y un montón de cuatro del que solo se ve la de arriba.',
      ],
    },
    {
      id: '2.3',
      heading: 'Jugador inicial',
      parts: [
        'Se juega en el sentido de las agujas del reloj.',
        { ruling: 'El jugador inicial se sortea, o lo elige quien abre la mesa.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Cartas y colores',
      parts: [
        'Cada uno recibe tres cartas de proyecto y las guarda en secreto. Los colores van por asiento: energía, biocultivo, tecnología, comunidad. Con una opción de la mesa, los jugadores los eligen por orden de turno.',
      ],
    },
    {
      id: '2.5',
      heading: 'Primeros elementos',
      parts: [
        'Por orden de turno, cada jugador coloca de la reserva un elemento de su color: en el centro de una región vacía o junto a un elemento que ya esté allí. Una región puede quedarse vacía. Solo entonces se despliegan cuatro proyectos como oferta.',
        {
          ruling:
            'Se puede cubrir una casilla con ficha, que se gana al instante; aún no se puede construir ningún proyecto.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Pila de producción',
      parts: [
        'La loseta de la bandera va al fondo y las demás se barajan encima: 9 losetas en total con dos jugadores, 10 con tres, 12 con cuatro. Sobre la pila va un elemento de cada color.',
      ],
    },
    {
      id: '3',
      heading: 'Un turno',
      parts: [
        'Tres acciones y, si quieres, una ficha de bonificación. Después de cada elemento que colocas puedes construir.',
      ],
    },
    {
      id: '3.1',
      heading: 'Tres acciones',
      parts: [
        'Haces exactamente tres, combinadas y ordenadas como quieras:',
        {
          list: [
            '**Robar** un proyecto de la oferta o del mazo. La oferta se repone solo al final de tu turno, y las manos no tienen límite.',
            '**Mover** un elemento de una fábrica a una región que esa fábrica toque.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Dónde va un elemento',
      parts: [
        'En una casilla normal libre junto a cualquier elemento de la región, sea del color que sea; también cuenta uno de una casilla exterior. En una región vacía va al centro. Las casillas exteriores son solo para los nuevos permisos de obra (§3.7).',
      ],
    },
    { id: '3.3', heading: 'Llevarse una ficha', parts: ['Cubre una ficha de bonificación con un elemento y es tuya.'] },
    {
      id: '3.4',
      heading: 'Una acción imposible',
      parts: [
        {
          ruling:
            'Si no puedes ni robar ni mover, la acción se pierde. No puede ocurrir antes de que se voltee la bandera.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Construir un proyecto',
      parts: [
        'Justo después de colocar un elemento, con una acción o con una ficha, puedes construir **un** proyecto en esa región si',
        {
          list: [
            'la carta estaba en tu mano cuando colocaste el elemento,',
            'su patrón está en la región y usa el elemento que acabas de colocar, casillas exteriores incluidas,',
            'el último proyecto construido en esa región es de otro tipo: una ciudad diversa nunca se repite.',
          ],
        },
        'Los elementos se quedan donde están y pueden servir otra vez. La carta va encima de la última construida en la región.',
        { ruling: 'Los patrones se pueden girar, pero no reflejar. Una carta robada después de colocar llega tarde.' },
        {
          figure: 'regions',
          caption:
            'Unas rondas después: se han construido proyectos en las regiones, y los marcadores de los jugadores han avanzado por los medidores que las rodean.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Puntuarlo',
      parts: [
        'Los puntos van al medidor de esa región. Cada vez que tu marcador llega a 7, 13 o 18, o los pasa, tomas la ficha de arriba del montón de la región, si queda alguna.',
        { ruling: 'En las vueltas siguientes cuentan los mismos pasos: 27, 33, 38 y así sucesivamente.' },
      ],
    },
    {
      id: '3.7',
      heading: 'Usar fichas de bonificación',
      parts: [
        'Como mucho una por turno, sin coste, antes, entre o después de tus acciones. Puedes usar una que acabes de ganar; una que no haría nada no se puede usar.',
        {
          list: [
            '**Subvención pública**: roba dos proyectos, cada uno de la oferta o del mazo.',
            '**Automatización**: haz una acción más.',
            '**Iniciativa privada**: coloca cualquier elemento de la reserva en cualquier región, según la regla habitual.',
            '**Nuevos permisos de obra**: mueve un elemento de una fábrica a una casilla exterior libre de una región que toque, junto a un elemento.',
          ],
        },
        { ruling: 'Nunca entre colocar y construir. La iniciativa privada no llega a las casillas exteriores.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Fábricas vacías',
      parts: [
        'Una fábrica que se queda vacía se repone al instante, incluso en mitad de tu turno: recibe los elementos que están sobre la pila de producción. Entonces se voltea la loseta de arriba, los elementos de su dorso pasan de la reserva a la pila y la loseta sale de la partida.',
        'Un color agotado se omite; una fábrica que no recibe nada se queda vacía.',
        { ruling: 'Cuando no quedan losetas, el centro se repone con un elemento de cada color.' },
      ],
    },
    {
      id: '3.9',
      heading: 'El orden',
      parts: [
        'Siempre el mismo: colocar, llevarse la ficha, reponer la fábrica y solo entonces decidir si se construye.',
      ],
    },
    {
      id: '3.10',
      heading: 'El momento de construir',
      parts: [
        'La ocasión de construir dura hasta que haces otra cosa. Al final de tu turno la oferta se repone hasta cuatro cartas mientras dure el mazo.',
        {
          ruling:
            'La siguiente acción o ficha cierra la ocasión. Tras tu tercera acción terminas el turno tú si tienes una ficha o una carta que los demás no pueden nombrar; si no, termina solo: una pausa nunca revela lo que hay en una mano oculta.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'Lo que todos saben',
      parts: [
        'Todos ven cuántas cartas tienes, y las que tomaste de la oferta se siguen sabiendo hasta que las construyes. Tus otras cartas, los dorsos de las losetas de producción y las fichas por debajo de la primera de un montón son ocultos.',
      ],
    },
    { id: '4', heading: 'Final y puntuación', parts: [] },
    {
      id: '4.1',
      heading: 'Cuándo acaba',
      parts: ['Cuando se voltea la loseta de la bandera, se termina la ronda y se juega otra ronda completa.'],
    },
    {
      id: '4.2',
      heading: 'Grupos',
      parts: [
        'En cada región sumas el tamaño del mayor grupo conectado de tu propio color, casillas exteriores incluidas. Estos puntos ya no dan fichas.',
      ],
    },
    {
      id: '4.3',
      heading: 'Puntuación final',
      parts: [
        'Tu mejor región, más la segunda, más **tres veces** la más baja, más 3 por cada ficha de bonificación sin usar.',
        {
          table: {
            caption: 'Puntos',
            head: ['Por', 'puntos'],
            rows: [
              ['cada proyecto', 'su número, en su región'],
              ['tu mayor grupo en una región', '1 por cada uno de sus elementos'],
              ['tu región más baja', 'cuenta tres veces'],
              ['cada ficha de bonificación que quede', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Empates',
      parts: [
        'Deciden los puntos de la región más baja, luego los de la segunda, luego los de la más alta.',
        { ruling: 'Si todo es igual, la victoria se comparte.' },
      ],
    },
    {
      id: '5',
      heading: 'Ejemplos',
      parts: [
        {
          example:
            'Durante la partida sumaste 18, 6 y 15; tus grupos añaden 4, 5 y 4; te quedan dos fichas. Son 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'Un edificio de otro color vale 4; uno del tuyo, solo 2.',
            'De 5 a 9 pasas por el 7 y tomas una ficha; de 12 a 17, una por el 13; de 13 a 18, una por el 18. De un montón vacío no tomas ninguna.',
            'Una carta del último tipo construido en el desierto no se puede construir allí ahora, pero sí en el bosque.',
            'Un patrón que ya estaba completo sin el elemento que acabas de colocar no se puede construir con él. Tampoco su reflejo.',
            'Vacías una fábrica con el mismo elemento que completa un patrón: primero se repone la fábrica y se voltea una loseta, después decides si construyes.',
            'Cubres una ficha y puedes usarla al instante, si no has usado otra en este turno.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'La suerte y lo oculto',
      parts: [
        'Nada se reparte en secreto de antemano. Cartas, fichas y losetas se sortean cuando las reglas las descubren, entre todo lo que aún puede haber. Los bots ven lo que vería un jugador en su asiento, y nada más.',
      ],
    },
    {
      id: 'tips',
      heading: 'Para tu primera partida',
      parts: [
        {
          list: [
            'Vigila tu región más baja: un punto allí vale tres. Empieza pronto en todas.',
            'Los edificios de otros colores dan 4 puntos por tres o cuatro elementos: un buen comienzo.',
            'Todos colocan en el mismo mapa. Un elemento tuyo puede completar el patrón del siguiente, así que mira las cartas que tomó de la oferta.',
            'Los elementos de tu color cuentan dos veces: en los patrones y, al final, en tu mayor grupo. Haz que se toquen.',
            'Una ficha sin usar vale 3 puntos. Úsala cuando dé más.',
            'Cuantas menos losetas de producción quedan, menos cartas conviene robar: una carta sin construir no vale nada.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas reglas',
      parts: [
        'Esta página cuenta las reglas de Neotopia con nuestras propias palabras. Ludopolis es independiente y no oficial: no está hecho ni avalado por los autores o el editor del juego, y no usa ninguna de sus ilustraciones.',
        'El reglamento publicado muestra el mapa, las cartas y las losetas solo en imágenes. Los hemos diseñado nosotros; en esta página están marcados como **diseño propio**. Donde el texto deja un punto abierto, nuestra lectura está marcada como **nuestro criterio**.',
      ],
    },
  ],
}
