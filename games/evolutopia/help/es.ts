// What the things on Evolutopia's board are, and what beginners are told, in Spanish.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const es = {
  explain: {
    tower: [
      'Indicador',
      'Una de las cinco caras de la vida de la ciudad. Tres deben llegar a 6; con una a 0 se pierde.',
    ],
    lights: ['Luces', 'Las crisis las encienden. Con la última se pierde.'],
    crisis: ['Crisis', 'Pide los expertos que muestra. Si falta alguno al acabar la ronda, hace lo que dice la carta.'],
    calm: ['Aún sin crisis', 'La primera llega al acabar la ronda.'],
    action: ['Acción', 'Una por turno. Una vez usada queda bloqueada para todos hasta que acabe la ronda.'],
    evolution: [
      'Evolución',
      'Abajo, los expertos que pide; arriba, cómo cambia los indicadores. Se estudia, se inicia, recibe expertos y se inaugura en el territorio.',
    ],
    blue: ['Marca azul', 'Quien inicia esta evolución puede llevar otra a estudio al instante.'],
    green: ['Marca verde', 'Quien inicia esta evolución roba un buen plan.'],
    stack: ['Pila', 'Solo se puede llevar a estudio la de arriba. Se puede apartar para ver la siguiente.'],
    slot: ['Hueco para un experto', 'Aquí hace falta un experto de este tipo, o ya está puesto.'],
    expert: ['Experto', 'Espera a que lo asignen a una evolución en obra o a la crisis. En la zona caben cinco.'],
    bag: ['Bolsa de expertos', 'De aquí se recluta. Quien ha hecho su trabajo vuelve a ella.'],
    cell: ['Suelo libre', 'Una evolución inaugurada va junto a lo que ya está en el territorio.'],
    nuisance: ['Perjuicio', 'Hay que cubrirlo con una evolución que suba el indicador del mismo signo.'],
    built: ['Construido', 'Una evolución inaugurada aquí, o la loseta con la que empezó la ciudad.'],
    player: ['Jugador', 'El rol y los buenos planes de una persona. Todos juegan juntos.'],
    silent: ['En silencio', 'Quien ha jugado un buen plan no dice nada hasta su próximo turno.'],
    role: ['Rol', 'Se puede usar una vez por turno, cuando dice la carta. Tras tres usos se descubre otro.'],
    plan: ['Buen plan', 'Se juega una sola vez, en tu turno. Llega con las evoluciones de marca verde.'],
  },
  notes: {
    turn: 'Una acción por turno; luego se bloquea. Con tres indicadores a 6 y sin perjuicios ganáis todos.',
    blocked: 'Las acciones bloqueadas se liberan al acabar la ronda. Hazlo cuando quede poco por hacer.',
    crisis: 'Hay una crisis en la mesa. Asígnale los expertos que pide, o hará daño al acabar la ronda.',
    option: 'Casi todas las crisis dejan elegir cómo golpean. Toma lo que menos estorbe vuestros planes.',
    block: 'Elige la acción que nadie podrá usar en la próxima ronda.',
    recruit: 'Quédate con los expertos que piden los huecos libres. Puedes apartar hasta tres.',
    ready: 'Una evolución tiene todos sus expertos. Inaugúrala: en el territorio puede cubrir un perjuicio.',
    role: 'Ahora puedes usar tu rol. No cuesta nada, y tras tres usos se descubre otro.',
    plan: 'Tienes un buen plan: se puede jugar una vez, en un turno tuyo.',
    danger: 'Un indicador está a 1. Si cae a 0, se pierde todo.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
