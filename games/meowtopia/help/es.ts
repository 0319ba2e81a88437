// What the things on Meowtopia's board are, and what beginners are told, in Spanish.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const es = {
  explain: {
    tile: [
      'Loseta de acción',
      'La toma un jugador por ronda. Los demás pueden seguirle con un gatito despierto cada uno.',
    ],
    'get-food': ['Comida', 'De 1 a 6 trabajadores traen 2, 5, 8, 12, 16 o 20 de comida.'],
    irrigate: [
      'Riego',
      'Cada trabajador pone un canal en un lado de tus campos: 2 puntos entre dos campos, 1 en el borde.',
    ],
    'get-gold': ['Oro', 'Cada trabajador trae una moneda.'],
    recruit: ['Reclutamiento', 'Cada trabajador, con una moneda, trae un gatito nuevo: trabajador o comerciante.'],
    'lay-fields': ['Campos', 'Cada trabajador coloca un campo junto a los tuyos.'],
    taker: ['Tomada', 'De quién es esta loseta hasta que acabe la ronda.'],
    bonus: [
      'Comida en una loseta',
      'Nadie tomó la loseta. Quien la tome ahora se lleva esta comida, aunque no envíe a nadie.',
    ],
    crew: ['Gatitos', 'Cada uno vale 3 puntos al final y come 2 de comida cada noche.'],
    awake: ['Trabajador despierto', 'Puede ir a trabajar o seguir a alguien. Después se duerme.'],
    asleep: [
      'Trabajador dormido',
      'Por la mañana, si solo duerme uno, despierta gratis; si son varios, cada uno cuesta 1 de comida. Pasar también despierta a uno.',
    ],
    merchant: [
      'Comerciante',
      'Acepta una unidad cada mañana: una comida da 2 puntos, una moneda 3. Se queda con un solo tipo.',
    ],
    watered: ['Campo regado', 'Ayuda a dar de cenar: 1 de comida menos que pagar.'],
    dry: ['Campo seco', 'No ayuda a nadie hasta que haya un canal en uno de sus lados.'],
    stick: ['Canal', 'Riega los campos de sus dos lados. Da un punto por cada uno.'],
    food: ['Tu comida', 'Paga la cena y el despertar. Al final, dos valen un punto.'],
    coins: ['Monedas', 'Pagan gatitos nuevos o se venden a los comerciantes. Cada una que quede vale un punto.'],
    penalty: ['Penalizaciones', 'En rojo: cada gatito con hambre trajo una, 3 puntos menos.'],
    bill: ['Esta noche', 'Lo que cuesta alimentar a todos: 2 por gatito, menos 1 por campo regado.'],
    player: ['Jugador', 'Quién actúa, sigue, pasa o espera.'],
    first: [
      'Jugador inicial',
      'Empieza esta ronda. En la próxima lo será quien está a su izquierda; entre dos, juega entonces dos turnos seguidos.',
    ],
    points: ['Puntos', 'Lo que vale cada uno tal como está la partida.'],
    round: ['Ronda', 'En una ronda cada uno juega un turno y cada loseta se toma como mucho una vez.'],
    'fields-left': [
      'Campos restantes',
      'Cuando se coloca el último, llega el final. Hay más apartados para el resto de esa ronda.',
    ],
    'sticks-left': [
      'Canales restantes',
      'Cuando se coloca el último, llega el final. Hay más apartados para el resto de esa ronda.',
    ],
    stock: ['Reserva', 'La comida y las monedas que aún se pueden conseguir.'],
    'kittens-left': [
      'Gatitos restantes',
      'Cuántos de esta familia se pueden reclutar todavía. Si no queda ninguno, se recluta de otra familia, y eso trae el final.',
    ],
    turn: [
      'El turno',
      'Por la mañana: despertar y luego vender. De día: tomar una loseta y enviar trabajadores. Los demás siguen o pasan. De noche: alimentar a todos.',
    ],
    end: [
      'El final',
      'El último campo o canal del tablero, un gatito de otra familia o la ronda 40 hacen de esta ronda la última. Después cada gatito despierto, también los comerciantes, da 1 de comida.',
    ],
  },
  notes: {
    take: 'Toma una loseta y di cuántos gatitos van a trabajar allí. Quien trabaja se duerme.',
    follow: 'Seguir: un gatito despierto hace lo mismo para ti. Pasar: uno despierta gratis o ganas 1 de comida.',
    wake: 'Por la mañana, si solo duerme uno, despierta gratis; si duermen varios, cada uno cuesta 1 de comida.',
    evening: 'Por la noche cada gatito come 2 de comida; cada campo regado te ahorra 1.',
    field: 'Un campo ayuda cuando está regado: ponlo donde apunta un canal, o llévale un canal.',
    stick: 'Un canal entre dos campos da 2 puntos, en el borde 1. Son tuyos para siempre.',
    recruit: 'Más trabajadores hacen más cada día; los comerciantes venden. Cada gatito vale 3 puntos, y come.',
    sell: 'Cada comerciante acepta una unidad al día: comida por 2 puntos, moneda por 3. No cambia de tipo.',
    penalty: 'Un gatito ha pasado hambre: la penalización roja quita 3 puntos. Los campos regados abaratan las cenas.',
    bonus: 'Hay pescado en las losetas que nadie tomó. Quien tome una se lo lleva, aunque no envíe a nadie.',
    end: 'Se ha activado el final: esta ronda es la última. Después cada gatito despierto da 1 de comida.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
