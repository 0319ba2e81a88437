// What the things on Neoville's board are, and what beginners are told, in Spanish.
import type { Help } from '../../../core/help.ts'
import type { en } from './en.ts'

export const es = {
  explain: {
    tile: [
      'Loseta de ciudad',
      'Cuatro casillas de tierra, hierba, roca o agua. Las casillas del mismo terreno que se tocan son un distrito.',
    ],
    equity: [
      'Loseta de equidad',
      'Todos empiezan con una, marcada con ◇. El número es el puesto en el orden de turno: cuanto más tarde, mejor es la loseta. Se coloca como cualquier otra.',
    ],
    park: [
      'Parque',
      'No se puede construir encima, pero cuenta en su distrito. Quien tiene más parques gana 5 puntos.',
    ],
    sport: [
      'Instalación deportiva',
      'No se puede construir encima, pero cuenta en su distrito. Quien tiene más gana 5 puntos.',
    ],
    tower: [
      'Rascacielos',
      'Da su valor si al final su distrito tiene al menos esas casillas; si no, lo resta. Solo cabe uno por distrito.',
    ],
    scaffold: ['Andamio', 'Este aún no rinde: tal como está, resta su valor.'],
    flag: ['Bandera', 'Estos puntos son seguros, pase lo que pase.'],
    crack: ['Grieta', 'Este ya no tiene arreglo: resta su valor.'],
    ecomobile: [
      'Ecomóvil',
      'Mira su fila y su columna de casillas. Si entre las dos tienen lo que pide, da su valor; si no, lo resta.',
    ],
    windmill: [
      'Molino de viento',
      'Da su valor si está en una de las losetas que marca, en la ciudad acabada de cuatro por cuatro; si no, lo resta.',
    ],
    biodome: ['Biocúpula', 'Da su valor si al final su distrito tiene justo la forma que muestra; si no, lo resta.'],
    place: [
      'Lugar libre',
      'Una loseta va junto a tu ciudad, de cuatro de ancho y de alto como mucho. Solo puede unir dos distritos con rascacielos si no hay otro modo.',
    ],
    ghost: [
      'Loseta por colocar',
      'Púlsala o mueve la rueda encima para girarla; también con R y Mayús+R. ✔ la coloca.',
    ],
    news: ['Punto amarillo', 'Marca la última loseta colocada en esta ciudad.'],
    square: [
      'Solar',
      'Solo puedes construir en la loseta recién colocada, en una casilla sin parque ni instalación deportiva.',
    ],
    hand: ['Tu mano', 'Tres losetas. En cada ronda colocas una y robas otra.'],
    seen: ['Vista', 'Todos conocen esta loseta: estaba boca arriba cuando la tomaste.'],
    hands: ['Otra mano', 'Lo que alguien tomó del mercado lo saben todos; lo que robó de la pila, no.'],
    market: ['Mercado', 'Cuatro losetas boca arriba para todos. Al tomar una, sale la siguiente.'],
    stack: ['Pila', 'Losetas boca abajo, y cuántas quedan. Solo tú ves lo que robas.'],
    points: ['Puntos', 'Lo que vale la ciudad tal como está ahora.'],
    sure: ['Seguros', 'Pase lo que pase, estos puntos se quedan.'],
    planned: [
      'Por ahora',
      'Cuentan tal como están las cosas. La mayoría de parques, el borde de la ciudad o dos rascacielos en un distrito aún pueden cambiarlos.',
    ],
    awaited: ['En obras', 'Lo empezado resta esto si se queda sin acabar.'],
    most: [
      'Parques e instalaciones deportivas',
      'Cuántos tiene esta ciudad. Al final, quien tiene más de un tipo gana 5 puntos; si hay empate, todos, incluso sin ninguno.',
    ],
    round: ['Ronda', 'En cada una de las 16 rondas todos colocan una loseta. Después se acaba la partida.'],
    city: ['Ciudad', 'Cada uno construye la suya, de cuatro por cuatro. Solo se comparten el mercado y las piezas.'],
  },
  notes: {
    place: 'Pulsa una loseta y luego un lugar; pulsa otra vez para girarla. El mismo terreno junto forma un distrito.',
    build: 'Un rascacielos puntúa si su distrito llega a tantas casillas como su valor; si no, lo resta.',
    draw: 'Toma una loseta a la vista que le vaya bien a tu ciudad, o una oculta de la pila.',
    scaffold: 'El andamio avisa: aún faltan casillas. Haz crecer ese distrito antes de llenar la ciudad.',
    paid: 'Un rascacielos tuyo ya tiene todas sus casillas. Pueden venir más: uno por distrito.',
    join: 'Dos distritos tuyos de un mismo terreno tienen rascacielos: ninguna loseta puede unirlos mientras haya otro modo.',
    utility: 'Alguien ha construido un servicio. Deja el puntero sobre él, o mantenlo pulsado, para leer qué pide.',
    frame: 'Tu ciudad ya mide cuatro losetas de ancho o de alto: en esa dirección no puede crecer más.',
    crack: 'Un rascacielos agrietado ya no tiene arreglo. Construye solo lo que tu ciudad aún pueda sostener.',
    last: 'Quedan dos losetas. Acaba lo empezado: lo que quede a medias resta su valor.',
  },
} as const satisfies Help & { readonly [P in keyof typeof en]: { readonly [K in keyof (typeof en)[P]]: unknown } }
