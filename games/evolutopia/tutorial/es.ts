// What the guide of Evolutopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: '¡Te damos la bienvenida! Juntos enderezamos una ciudad, a una acción por turno. Pulsa «Elegir», lleva a estudio la loseta de arriba y pulsa «Hacerlo».',
    done: 'Esa loseta es una evolución, un plan para la ciudad. Arriba está lo que cambia; abajo, los expertos que pide.',
    wrong: { other: 'Eso viene después. Lleva a estudio la evolución de arriba de la pila.' },
  },
  recruit: {
    task: 'Bruno ha pasado a obra «Depuradora de juncos»: necesita expertos. Pulsa «Reclutar» y quédatelos o apártalos, hasta llenar los cinco lugares junto a la bolsa.',
    done: 'Estos cinco son para toda la mesa.',
    wrong: { other: 'Ahora no: recluta. Saca un experto y quédatelo o apártalo, hasta que no vengan más.' },
  },
  role: {
    task: '«Depuradora de juncos» pide un constructor, un neourbanista y un tecnólogo. Tu rol, Formador, puede cambiar un experto: procura que estén los tres.',
    done: 'Un rol no cuesta nada. Tras tres usos recibes un segundo.',
    wrong: {
      other: 'Entonces tu turno acaba sin tu talento. Antes usa el rol Formador.',
      missing: 'Entonces falta uno de los tres. Cambia a un experto que tengas repetido o que no haga falta.',
    },
  },
  inaugurate: {
    task: 'Bruno ha puesto a trabajar a los tres: «Depuradora de juncos» está completa. Pulsa «Inaugurar» y ponla en el mapa, junto a lo que ya hay.',
    done: 'Medioambiente +2, confort +1, energía +1: tres torres han crecido. Para ganar, tres deben estar a 6.',
    wrong: { other: 'Hay algo acabado esperando: inaugúralo antes de gestionar las crisis.' },
  },
  start: {
    task: 'Bruno ha gestionado las crisis, así que casi todas las acciones vuelven a estar libres. Pulsa «Iniciar» y pasa a obra una evolución en estudio.',
    done: 'Los huecos punteados muestran qué expertos pide. Su marca verde te dio un buen plan: pulsa su carta bajo tu nombre en un turno tuyo, antes o después de la acción.',
    wrong: { other: 'Buena acción, pero ahora inicia una evolución que esté en estudio.' },
  },
  assign: {
    task: 'Pon a trabajar a los expertos: pulsa «Asignar», luego un experto y luego un hueco suyo en obra.',
    done: 'Hasta tres en una acción. Cuando no queden huecos, la evolución se podrá inaugurar.',
    wrong: {
      other: 'En otro momento. Asigna un experto a una evolución en obra.',
      crisis: 'Eso ayudaría con la crisis. Antes dale alguien a una evolución.',
    },
  },
  crisis: {
    task: 'Con la misma acción puedes asignar otro. Envía uno a la crisis: con todos sus huecos llenos no hace daño. Luego acaba la acción.',
    done: 'Una crisis que nadie gestiona golpea, y se enciende una luz. Con la décima se pierde todo.',
    wrong: {
      other: 'Eso ayuda a la ciudad, pero no contra la crisis. Asígnale un experto.',
      site: 'En la obra se construye. Esta vez envía a alguien a la carta de crisis.',
    },
  },
  manage: {
    task: 'Todas las demás acciones están bloqueadas. Pulsa «Crisis» para acabar la ronda: lo no gestionado golpea y llega una crisis nueva.',
    done: 'Ahora llega la crisis nueva; solo después las acciones vuelven a estar libres. Gestiona las crisis cuando quede poco más que hacer.',
    wrong: {},
  },
  option: {
    task: 'Llega una crisis nueva, y tú eliges cómo golpea. Quédate con el mal menor.',
    done: 'Así ha llegado. Lo que cuesta si nadie la gestiona está en la carta.',
    wrong: {},
  },
  block: {
    task: 'Todas las acciones vuelven a estar libres menos una, y tú eliges cuál. ¿De qué podemos prescindir?',
    done: 'Nadie puede usarla en esta ronda. Lo mejor es bloquear lo que no corra prisa: ¿aún no hay nada que inaugurar? Entonces «Inaugurar».',
    wrong: {},
  },
  nuisance: {
    task: 'Las losetas oscuras son perjuicios, y para ganar no puede quedar ninguno. «Parque empresarial verde» sube la economía: inaugúralo sobre la loseta oscura de las monedas.',
    done: 'El perjuicio ha desaparecido para siempre: una evolución cubre aquellos cuyo signo sube.',
    wrong: {
      other: 'Antes inaugura la evolución acabada.',
      bare: 'Ahí queda en suelo vacío. Ponla sobre el perjuicio de economía, en b3.',
    },
  },
  win: {
    task: 'Tres torres están a 6 y queda un perjuicio. «Mercado cubierto» sube su signo: ¡inaugúralo allí y gana la partida!',
    done: '¡Habéis ganado todos! Se pierde si una torre cae a 0, o con la décima luz.',
    wrong: {
      other: 'La victoria está a un paso. Inaugura «Mercado cubierto».',
      elsewhere: 'Así el perjuicio queda al aire. Pon «Mercado cubierto» encima, en c2.',
    },
  },
} as const satisfies TutorialWords
