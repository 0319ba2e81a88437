// The rules of Neoville to read, in Spanish.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Coloca dieciséis losetas en una ciudad de cuatro por cuatro y levanta en ellas rascacielos y servicios. Lo que construyes puntúa si tu ciudad está a la altura y resta lo mismo si no lo está; gana quien reúne más puntos de armonía.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'El juego en un minuto',
      parts: [
        'De 2 a 4 jugadores. Cada uno construye su propia ciudad; el mercado de losetas y la reserva de piezas son comunes. En cada una de las 16 rondas haces tres cosas:',
        {
          steps: [
            '**Coloca** una loseta de tu mano junto a tu ciudad, girada como quieras.',
            '**Construye**, si te apetece, un rascacielos o un servicio en la loseta que acabas de colocar.',
            '**Roba** una loseta, del mercado o de la pila.',
          ],
        },
        'Las casillas del mismo terreno que se tocan forman un **distrito**. Un rascacielos de valor 8 necesita un distrito de al menos 8 casillas de su terreno: entonces da 8 puntos; si no, te resta 8. Nadie te obliga a construir, así que promete solo lo que puedas cumplir.',
      ],
    },
    { id: '1', heading: 'Lo que hay en la mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Losetas de ciudad',
      parts: [
        'Hay 74 losetas de ciudad y 4 de equidad. Una loseta son 2 × 2 casillas, cada una de **tierra**, **hierba**, **roca** o **agua**. Algunas casillas tienen un **parque** (un árbol) y otras una **instalación deportiva** (un atleta). Sobre esas dos no se puede construir, pero cuentan en su distrito y pueden dar una bonificación (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Rascacielos',
      parts: [
        'Hay 28: cuatro tipos con los valores 4, 5, 6, 7, 8, 10 y 12. Cada tipo va con un terreno.',
        {
          table: {
            caption: 'Tipos de rascacielos',
            head: ['Rascacielos', 'va sobre'],
            rows: [
              ['Arcilla', 'tierra'],
              ['Bosque', 'hierba'],
              ['Piedra', 'roca'],
              ['Agua', 'agua'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Servicios',
      parts: [
        'Hay 36: 12 ecomóviles, 12 molinos de viento y 12 biocúpulas. En cada partida entran solo dos de los tres tipos.',
        {
          table: {
            caption: 'Qué pide cada servicio y qué da',
            head: ['Servicio', 'pide', 'puntos'],
            rows: [
              ['Ecomóvil', '4 parques en sus líneas', '8'],
              ['Ecomóvil', '4 instalaciones deportivas en sus líneas', '8'],
              ['Ecomóvil', '4 parques o instalaciones deportivas, mezclados como sea', '5'],
              ['Ecomóvil', '3 rascacielos en sus líneas', '5'],
              ['Ecomóvil', '4 rascacielos en sus líneas', '8'],
              ['Ecomóvil', '3 servicios más en sus líneas', '8'],
              [
                'Molino de viento',
                'una loseta de la columna izquierda, la columna derecha, la fila superior o la fila inferior',
                '4',
              ],
              ['Molino de viento', 'una loseta de esquina', '5'],
              ['Molino de viento', 'una de las cuatro losetas del centro', '6'],
              ['Biocúpula', 'un distrito en L o en línea de 3', '5'],
              ['Biocúpula', 'un distrito en cuadrado o en T de 4', '6'],
              ['Biocúpula', 'un distrito en V o en U de 5', '8'],
            ],
          },
        },
        { ruling: 'Cada diseño está dos veces: seis diseños hacen las doce piezas de un tipo.' },
        {
          ours: 'Las formas de las biocúpulas, salvo la L de tres. Todas son iguales en un espejo, así que nunca importa de qué lado esté una forma.',
        },
        {
          figure: 'supply',
          caption:
            'La reserva al empezar una partida de dos: los rascacielos por tipo y valor y, debajo, los servicios sorteados, cada uno con lo que pide.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Qué losetas hay',
      parts: [
        'Cada loseta muestra al menos dos terrenos, y cada terreno tiene en total 74 casillas justas. 26 casillas tienen un parque y 26 una instalación deportiva, nunca ambas cosas en una casilla y como mucho una de cada en una loseta.',
        {
          ours: 'Las 74 losetas: 12 con tres casillas de un terreno y una de otro, 24 con dos y dos lado a lado, 6 con dos y dos en cruz, 24 con una pareja y dos casillas sueltas, 8 con los cuatro terrenos.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Losetas de equidad',
      parts: [
        'Las losetas de equidad 1 a 4 compensan el orden de turno: cuanto más tarde juegas, mejor es la tuya.',
        {
          ours: 'Lo que muestran las cuatro losetas de equidad. Las ajustamos en partidas simuladas hasta que todos los asientos ganaron más o menos igual.',
        },
      ],
    },
    { id: '2', heading: 'Preparación', parts: [] },
    {
      id: '2.1',
      heading: 'Rascacielos',
      parts: [
        'Con dos jugadores se dejan fuera los valores 5 y 7 (quedan 20 rascacielos), con tres el 7 (quedan 24), con cuatro se juega con los 28. Todos están a la vista para todos.',
      ],
    },
    {
      id: '2.2',
      heading: 'Servicios',
      parts: [
        'Se sortean dos de los tres tipos y, de cada uno, 5, 6 o 7 piezas para 2, 3 o 4 jugadores. También están a la vista. Quien abre la mesa puede elegir los dos tipos.',
      ],
    },
    {
      id: '2.3',
      heading: 'Jugador inicial',
      parts: [
        'Por orden de turno, los jugadores toman las losetas de equidad 1, 2, 3 y 4; las que sobran quedan fuera de la partida.',
        { ruling: 'El jugador inicial se sortea, o lo elige quien abre la mesa.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Mercado y manos',
      parts: [
        'Se barajan las losetas de ciudad. Cuatro quedan a la vista como mercado y cada uno roba dos. Con la de equidad, la mano es de tres.',
        {
          ruling:
            'Las manos son ocultas, pero lo que todos han visto se sigue sabiendo: las losetas de equidad y las tomadas del mercado. Todos ven también de qué hueco de tu mano juegas.',
        },
      ],
    },
    { id: '3', heading: 'Un turno', parts: ['Tres pasos, siempre en este orden. Después le toca al siguiente.'] },
    {
      id: '3.1',
      heading: 'Colocar una loseta',
      parts: [
        'Elige una de las tres losetas de tu mano, gírala como quieras y colócala. La de equidad es una loseta como las demás.',
        {
          list: [
            'Tras la primera, cada loseta comparte un lado entero con una de las tuyas, nunca medio lado.',
            'La ciudad crece en cualquier dirección, pero nunca más allá de 4 × 4. Dónde queda el marco se decide solo cuando la ciudad mide cuatro de ancho y cuatro de alto.',
            'Los terrenos que se encuentran no tienen por qué ser iguales.',
            'Una vez colocada, una loseta ya no se mueve ni se gira.',
            'No puedes unir dos distritos del mismo terreno que tengan ambos un rascacielos, salvo que no puedas colocar de otra forma. Cerrar un distrito sobre sí mismo no une nada y está permitido.',
          ],
        },
        {
          ruling:
            'No puedes colocar de otra forma si ninguna loseta de toda tu mano, con ningún giro y en ningún lugar, mantendría separados los distritos. No basta con que una de ellas no pueda.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Construir, o no',
      parts: [
        'Puedes poner una pieza de la reserva en la loseta que acabas de colocar, en una casilla sin parque ni instalación deportiva. Así, una loseta nunca tiene más de una pieza, y la ocasión que no se aprovecha se pierde.',
        {
          list: [
            'Un **rascacielos** necesita una casilla de su terreno, en un distrito sin rascacielos.',
            'Un **servicio** puede estar en cualquier terreno y en cualquier distrito.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Robar una loseta',
      parts: [
        'Toma una de las cuatro losetas del mercado, que se repone al instante, o la de arriba de la pila. Siempre hay losetas suficientes.',
        { ruling: 'En la última ronda nadie roba, porque no cambiaría nada.' },
        { figure: 'market', caption: 'El mercado: cuatro losetas a elegir, o una desconocida de la pila.' },
      ],
    },
    {
      id: '4',
      heading: 'Distritos',
      parts: [
        'Un distrito son todas las casillas de un terreno que se tocan por sus lados, en tantas losetas como quieras; las esquinas no conectan. Las casillas con un parque o una instalación deportiva forman parte de él y cuentan para su tamaño.',
        {
          figure: 'growing',
          caption:
            'Una ciudad unas rondas antes del final. Los distritos con rascacielos están perfilados; la etiqueta junto a un rascacielos compara el tamaño de su distrito con el que necesita.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Final y puntuación',
      parts: [
        'Tras 16 rondas cada ciudad es un 4 × 4 completo. Ahora se cuenta todo lo construido.',
        {
          table: {
            caption: 'Puntos',
            head: ['Por', 'puntos'],
            rows: [
              ['cada rascacielos con casillas suficientes', 'su valor'],
              ['cada servicio que tiene lo que pide', 'su valor'],
              ['cualquier otro rascacielos o servicio', 'menos su valor'],
              ['tener más parques', '5'],
              ['tener más instalaciones deportivas', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Rascacielos',
      parts: [
        'Un rascacielos da su valor si su distrito tiene al menos esas casillas; si no, lo resta. Si un distrito tuviera varios, cuenta el mejor para su dueño y los demás no valen nada.',
      ],
    },
    {
      id: '5.2',
      heading: 'Ecomóviles',
      parts: [
        'Un ecomóvil mira su fila y su columna de casillas, de lado a lado de la ciudad: 15 casillas en total. Si tienen lo que pide, da su valor; si no, lo resta. No se cuenta a sí mismo; un parque puede servir a varios ecomóviles.',
      ],
    },
    {
      id: '5.3',
      heading: 'Molinos de viento',
      parts: ['Un molino de viento en una de sus losetas del 4 × 4 acabado da su valor; si no, lo resta.'],
    },
    {
      id: '5.4',
      heading: 'Biocúpulas',
      parts: [
        'Una biocúpula da su valor si su distrito tiene exactamente su forma, ni una casilla más, con cualquier giro y en cualquier terreno. Si no, lo resta. Solo una biocúpula puede puntuar en un distrito; cualquier otra allí resta.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parques e instalaciones deportivas',
      parts: [
        'Quien tiene más parques gana 5 puntos, y lo mismo quien tiene más instalaciones deportivas. En caso de empate, todos los empatados ganan los 5.',
        {
          ruling:
            'También vale para un empate a cero: si ninguna ciudad tiene parques, todos ganan los 5 puntos de los parques.',
        },
      ],
    },
    {
      id: '5.6',
      heading: 'Quién gana',
      parts: [
        'El total más alto. En caso de empate, la ciudad con más rascacielos y servicios en total; si también son iguales, la victoria se comparte.',
        {
          figure: 'finished',
          caption:
            'Una ciudad acabada. Una etiqueta o marca verde señala lo que puntúa, una marrón lo que resta: algunos rascacielos están en distritos que se les quedan pequeños.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Ejemplos',
      parts: [
        {
          list: [
            'Un Agua 8 en un distrito de ocho o más casillas de agua: +8.',
            'Un Arcilla 5 en un distrito de cuatro casillas de tierra: −5. Faltaba una casilla.',
            'Un Piedra 4 en un distrito de dos: −4.',
            'Una biocúpula en L de tres en un distrito de justo tres casillas de agua en L: +5. Con una casilla más, −5.',
            'Un ecomóvil de cuatro parques con cuatro parques en sus dos líneas: +8.',
            'Un molino de viento de la columna izquierda, en la columna izquierda: +4.',
            'Una U de cinco cuyo hueco se ha llenado ya no es una U: −8. Un anillo de ocho casillas cuenta como distrito de ocho.',
            'Dos biocúpulas de la misma forma, la correcta, en un distrito: una puntúa, la otra resta.',
          ],
        },
        {
          example:
            'Una ciudad entera: rascacielos 12 + 10 + 6 + 4 − 5 − 8, servicios 5 + 8 + 5 + 6 − 5, en total 38 puntos.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Para tu primera partida',
      parts: [
        {
          list: [
            'Empieza por lo pequeño: los rascacielos de 4, 5 y 6 están casi siempre a tu alcance y suelen marcar la diferencia.',
            'Un rascacielos de 12 necesita casi la quinta parte de tu ciudad. Constrúyelo pronto o no lo construyas.',
            'Mira el borde: donde el marco ya está fijado, un distrito que lo toca tiene menos formas de crecer.',
            'Un molino de viento temprano te deja llevar el marco a su alrededor; uno tardío, sabes dónde queda.',
            'No construir no cuesta nada. Construir en vano cuesta el doble: los puntos que no ganas y los que pierdes.',
            'La hoja de puntuación muestra en todo momento lo que daría cada pieza ahora; las líneas que no son fijas aún pueden cambiar.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas reglas',
      parts: [
        'Esta página cuenta las reglas de Neoville con nuestras propias palabras. Ludopolis es independiente y no oficial: no está hecho ni avalado por los autores o el editor del juego, y no usa ninguna de sus ilustraciones.',
        'Los reglamentos publicados muestran muchos componentes solo en imágenes. Esos los hemos diseñado nosotros; en esta página están marcados como **diseño propio**. Donde el texto deja un punto abierto, nuestra lectura está marcada como **nuestro criterio**.',
      ],
    },
  ],
}
