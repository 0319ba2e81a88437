// What the guide of Evolutopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: '¡Te damos la bienvenida! Juntos enderezamos una ciudad. Ganamos con tres torres a 6 y sin perjuicios en el mapa. Un turno es una acción. Primero: pulsa «Elegir» y lleva a estudio la loseta de arriba.',
    done: 'Una evolución es un plan para la ciudad: abajo lo que pide, arriba lo que cambia. Cada acción queda bloqueada al usarla.',
    wrong: { other: 'Eso viene después. Lleva a estudio la evolución de arriba de la pila.' },
  },
  start: {
    task: 'Del estudio a la obra: pulsa «Iniciar» y pasa a obra una de las dos evoluciones en estudio. Solo allí pueden trabajar los expertos.',
    done: 'Ya está en obra. Sus huecos punteados muestran qué expertos pide.',
    wrong: { other: 'Buena acción, pero ahora inicia una evolución que esté en estudio.' },
  },
  recruit: {
    task: 'Los expertos salen de la bolsa. Pulsa «Reclutar»: sacas uno tras otro, te quedas con los que necesitas y apartas hasta tres. Sigue hasta llenar la zona.',
    done: 'Cinco huecos en la zona: expertos para toda la mesa.',
    wrong: { other: 'Ahora no: recluta. Saca un experto y quédatelo o apártalo, hasta que no vengan más.' },
  },
  role: {
    task: 'Acabas de reclutar. Ahora tu rol, Formador, puede cambiar un experto por otro de otro tipo. Úsalo y cambia uno.',
    done: 'Ese es tu talento, sin coste. Tras tres usos recibes un segundo rol.',
    wrong: { other: 'Entonces tu turno acabaría sin tu talento. Antes usa el rol Formador.' },
  },
  assign: {
    task: 'Ahora pon a trabajar a los expertos: pulsa «Asignar», luego un experto y luego un hueco suyo de Calefacción urbana, en obra. Hasta tres en una acción.',
    done: 'Un hueco ocupado. Cuando lo estén todos, la evolución se podrá inaugurar.',
    wrong: {
      other: 'En otro momento. Asigna un experto a la evolución en obra.',
      crisis: 'Eso ayudaría con la crisis. Antes dale alguien a Calefacción urbana.',
    },
  },
  inaugurate: {
    task: 'Depuradora de juncos tiene todos sus expertos. Pulsa «Inaugurar» y ponla en el mapa, junto a lo que ya hay. Mira cómo crecerán las torres.',
    done: 'Medioambiente +2, confort +1, energía +1: las torres han crecido. Sus expertos vuelven a la bolsa.',
    wrong: { other: 'Hay algo acabado esperando: inaugúralo antes de que lleguen las crisis.' },
  },
  nuisance: {
    task: 'Para ganar no puede quedar ningún perjuicio. Una evolución cubre uno si sube la torre del mismo signo. Parque empresarial verde sube la economía: inaugúralo sobre el perjuicio.',
    done: 'El perjuicio ha desaparecido para siempre. Uno menos por cubrir.',
    wrong: {
      other: 'Antes inaugura la evolución acabada.',
      bare: 'Ahí queda en suelo vacío. Ponla sobre el perjuicio de economía, en b3.',
    },
  },
  crisis: {
    task: 'Hay una crisis en la mesa: Falta de vivienda pide un diseñador, un constructor y un regulador. Si no, cuesta una luz y confort. Asigna tu constructor a la crisis.',
    done: 'Dos más y esta crisis no hará daño. Con diez luces se pierde todo, así que siempre va algún experto aquí.',
    wrong: {
      other: 'Eso ayuda a la ciudad, pero no contra la crisis. Asigna un experto.',
      site: 'En la obra se construye. Esta vez envía al constructor a la carta de crisis.',
    },
  },
  manage: {
    task: 'Casi todas las acciones están bloqueadas. Entonces alguien gestiona las crisis: pulsa «Crisis». Lo no gestionado golpea, llega una crisis nueva y después las acciones vuelven a estar libres.',
    done: 'Así acaba un ciclo. Hazlo cuando quede poco por hacer, no cuando más duela.',
    wrong: { other: 'También es posible. Pero mira qué pasa al gestionar las crisis.' },
  },
  option: {
    task: 'Llega una crisis nueva, y casi todas dejan elegir cómo golpean. Lee las dos opciones y quédate con el mal menor. Tú decides.',
    done: 'Cualquiera puede ser la buena: mira qué necesitas después. La carta dice qué pasa si no se gestiona.',
    wrong: {},
  },
  block: {
    task: 'Todas las acciones vuelven a estar libres menos una: bloqueas una acción para el próximo ciclo y nadie podrá usarla. ¿De cuál podemos prescindir?',
    done: 'Bloquea lo que no corra prisa: ¿nada que inaugurar? «Inaugurar». ¿El estudio está lleno? «Elegir».',
    wrong: {},
  },
  win: {
    task: 'Medioambiente, confort y energía están a 6. Queda un perjuicio, economía en c2, y Mercado cubierto sube la economía. ¡Gana la partida!',
    done: 'Tres torres a 6 y ningún perjuicio: ¡habéis ganado todos! Se pierde si una torre cae a 0 o se enciende la décima luz.',
    wrong: {
      other: 'La victoria está a un paso. Inaugura Mercado cubierto.',
      elsewhere: 'Así el perjuicio queda al aire. Pon Mercado cubierto encima, en c2.',
    },
  },
} as const satisfies TutorialWords
