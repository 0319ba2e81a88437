// What the guide of Evolutopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: '¡Te damos la bienvenida! Juntos enderezamos una ciudad, a una acción por turno. Pulsa «Elegir», lleva a estudio la loseta de arriba y pulsa «Hacerlo».',
    done: 'Esa loseta es una evolución, un plan para la ciudad. Arriba está lo que cambia; abajo, los expertos que pide.',
    wrong: { other: 'Eso viene después. Lleva a estudio la evolución de arriba de la pila.' },
  },
  start: {
    task: 'Una acción usada queda bloqueada por ahora. Pulsa «Iniciar» y pasa a obra una de las evoluciones en estudio.',
    done: 'Los expertos trabajan en la obra. Los huecos punteados muestran cuáles pide.',
    wrong: { other: 'Buena acción, pero ahora inicia una evolución que esté en estudio.' },
  },
  recruit: {
    task: 'Los expertos salen de la bolsa. Pulsa «Reclutar» y quédate con los que necesites, hasta llenar los cinco lugares junto a la bolsa.',
    done: 'Estos cinco son para toda la mesa.',
    wrong: { other: 'Ahora no: recluta. Saca un experto y quédatelo o apártalo, hasta que no vengan más.' },
  },
  role: {
    task: 'Acabas de reclutar. Ahora tu rol, Formador, puede cambiar un experto por otro de otro tipo. Úsalo y cambia uno.',
    done: 'Un rol no cuesta nada. Tras tres usos recibes un segundo.',
    wrong: { other: 'Entonces tu turno acabaría sin tu talento. Antes usa el rol Formador.' },
  },
  assign: {
    task: 'Pon a trabajar a los expertos: pulsa «Asignar», luego un experto y luego un hueco suyo de Calefacción urbana, en obra.',
    done: 'Hasta tres en una acción. Cuando no queden huecos, la evolución se podrá inaugurar.',
    wrong: {
      other: 'En otro momento. Asigna un experto a la evolución en obra.',
      crisis: 'Eso ayudaría con la crisis. Antes dale alguien a Calefacción urbana.',
    },
  },
  inaugurate: {
    task: 'Depuradora de juncos tiene todos sus expertos. Pulsa «Inaugurar» y ponla en el mapa, junto a lo que ya hay.',
    done: 'Medioambiente +2, confort +1, energía +1: tres torres han crecido. Para ganar, tres deben estar a 6.',
    wrong: { other: 'Hay algo acabado esperando: inaugúralo antes de gestionar las crisis.' },
  },
  nuisance: {
    task: 'Las losetas oscuras son perjuicios, y para ganar no puede quedar ninguno. Parque empresarial verde sube la economía: inaugúralo sobre la loseta oscura de las monedas.',
    done: 'El perjuicio ha desaparecido para siempre: una evolución cubre aquellos cuyo signo sube.',
    wrong: {
      other: 'Antes inaugura la evolución acabada.',
      bare: 'Ahí queda en suelo vacío. Ponla sobre el perjuicio de economía, en b3.',
    },
  },
  crisis: {
    task: 'Falta de vivienda es una crisis. Pide tres expertos; si no, golpea. Asígnale tu constructor (naranja).',
    done: 'Dos más y no hará daño. Si golpea, se enciende una luz; con la décima se pierde todo.',
    wrong: {
      other: 'Eso ayuda a la ciudad, pero no contra la crisis. Asigna un experto.',
      site: 'En la obra se construye. Esta vez envía al constructor a la carta de crisis.',
    },
  },
  manage: {
    task: 'Casi todas las acciones están bloqueadas. Pulsa «Crisis» para acabar la ronda: lo no gestionado golpea y llega una crisis nueva.',
    done: 'Primero llega la crisis nueva; después las acciones vuelven a estar libres. Gestiona las crisis cuando quede poco más que hacer.',
    wrong: { other: 'También es posible. Pero mira qué pasa al gestionar las crisis.' },
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
  win: {
    task: 'Tres torres están a 6 y queda un perjuicio. Mercado cubierto sube su signo: ¡inaugúralo allí y gana la partida!',
    done: '¡Habéis ganado todos! Se pierde si una torre cae a 0, o con la décima luz.',
    wrong: {
      other: 'La victoria está a un paso. Inaugura Mercado cubierto.',
      elsewhere: 'Así el perjuicio queda al aire. Pon Mercado cubierto encima, en c2.',
    },
  },
} as const satisfies TutorialWords
