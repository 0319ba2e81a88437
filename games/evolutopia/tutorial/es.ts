// What the guide of Evolutopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  choose: {
    task: '¡Te damos la bienvenida! Con Bruno, un bot, enderezas una ciudad: una acción cada uno, por turnos. Pulsa «Elegir», lleva a estudio la loseta de arriba y pulsa «Hacerlo».',
    done: 'Esa loseta es una evolución: muestra lo que cambia y los expertos que pide. «Elegir» está ahora bloqueada: nadie puede volver a usarla en esta ronda.',
    wrong: { other: 'Eso viene después. Lleva a estudio la evolución de arriba de la pila.' },
  },
  assign: {
    task: 'Bruno ha iniciado «Calefacción urbana»: en obra recibe a sus expertos. Pulsa «Asignar», luego un experto y luego su hueco, hasta que estén los tres.',
    done: 'Hasta tres en una acción. Cuando no queden huecos, la evolución se podrá inaugurar.',
    wrong: {
      other: 'En otro momento. Asigna expertos a «Calefacción urbana».',
      elsewhere: 'Primero «Calefacción urbana»: llena sus tres huecos.',
    },
  },
  manage: {
    task: 'Bruno la ha inaugurado, y tres indicadores han subido. Con cuatro acciones bloqueadas queda poco por hacer: pulsa «Fin de ronda».',
    done: 'Primero llega una nueva crisis y golpea. Solo después se liberan las acciones.',
    wrong: { other: 'Ya reclutaremos después. Acaba ahora la ronda.' },
  },
  option: {
    task: '¡Huelga de transportes! Elige cómo nos golpea: dos acciones bloqueadas más en la próxima ronda, o una luz, que ya no se apaga. Con la décima se pierde todo.',
    done: 'La carta se queda hasta el fin de la ronda. Dice qué pasa si entonces faltan expertos.',
    wrong: {},
  },
  block: {
    task: 'Las acciones vuelven a estar libres. Ahora, como tras cada crisis, hay que bloquear una para la próxima ronda, o tres si así lo elegiste. ¿De qué podemos prescindir?',
    done: 'Buena elección. Tras esta ronda todo vuelve a estar libre.',
    wrong: {
      needed: 'La zona está vacía: pronto habrá que reclutar y asignar. Bloquea otra acción.',
    },
  },
  recruit: {
    task: 'Bruno ha pasado a obra «Depuradora de juncos»: necesita expertos. Pulsa «Reclutar», saca de la bolsa y quédatelos o apártalos, hasta llenar la zona de al lado.',
    done: 'Estos cinco son para toda la mesa.',
    wrong: { other: 'Ahora no: recluta. Saca un experto y quédatelo o apártalo, hasta que no vengan más.' },
  },
  role: {
    task: '«Depuradora de juncos» pide un constructor, un neourbanista y un tecnólogo. Tu rol, Formador, puede cambiar un experto: procura que estén los tres.',
    done: 'Un rol no cuesta nada. Tras tres usos recibes un segundo.',
    wrong: {
      other: 'Entonces tu turno acaba sin tu rol. Antes usa el rol Formador.',
      missing: 'Entonces falta uno de los tres. Toma ese, y devuelve uno repetido o que no haga falta.',
    },
  },
  inaugurate: {
    task: 'Bruno ha puesto a trabajar a los tres: «Depuradora de juncos» está completa. Pulsa «Inaugurar» y ponla en el territorio, junto a lo que ya hay.',
    done: 'Medioambiente +2, confort +1, energía +1: tres indicadores han subido. Para ganar, tres deben estar a 6.',
    wrong: {
      other: 'Hay algo acabado esperando: inaugúralo antes de que acabe la ronda.',
    },
  },
  start: {
    task: 'Bruno ha acabado la ronda, y la crisis ha costado 1 de confort. Pulsa «Iniciar» y pasa a obra una evolución en estudio.',
    done: 'Su marca verde te dio un buen plan, bajo tu nombre: púlsalo en un turno tuyo, antes o después de la acción. Una marca azul trae otra evolución a estudio.',
    wrong: { other: 'Buena acción, pero ahora inicia una evolución que esté en estudio.' },
  },
  crisis: {
    task: 'Con todos sus huecos llenos, una crisis no hace daño. Pulsa «Asignar» y envíale un experto.',
    done: 'Si al acabar la ronda le faltan expertos, la crisis hace lo que dice su carta, y se enciende una luz.',
    wrong: {
      other: 'En otro momento. Asigna un experto a la crisis.',
      site: 'En la obra se construye. Esta vez envía a alguien a la carta de crisis.',
    },
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
    task: 'Tres indicadores están a 6 y queda un perjuicio. «Mercado cubierto» sube su signo: ¡inaugúralo allí y gana la partida!',
    done: '¡Habéis ganado todos! Se pierde si un indicador cae a 0, o con la décima luz.',
    wrong: {
      other: 'La victoria está a un paso. Inaugura «Mercado cubierto».',
      elsewhere: 'Así el perjuicio se queda. Pon «Mercado cubierto» encima, en c2.',
    },
  },
} as const satisfies TutorialWords
