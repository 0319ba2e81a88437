// The rules of Meowtopia to read, in Spanish.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Despierta a tus gatitos, envíalos a trabajar y dales de cenar a todos mientras a su alrededor crecen campos y comercios. Quien tenga más puntos cuando se agoten los campos, los canales o los gatitos se queda con la alcaldía.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'El juego en un minuto',
      parts: [
        'De 2 a 4 jugadores. No hay nada oculto y, una vez sorteado el jugador inicial, tampoco hay azar. Tu turno es un día:',
        {
          steps: [
            '**Mañana**: despierta a trabajadores dormidos y dale a cada comerciante algo que vender.',
            '**Día**: toma una loseta de acción libre y envía a cuantos trabajadores despiertos quieras; se duermen. Después cada uno de los demás puede seguir con un trabajador, o pasar y que uno se despierte.',
            '**Noche**: alimenta a todos tus gatitos, 2 de comida cada uno. Cada campo regado ayuda.',
          ],
        },
        'Los gatitos, los canales y lo que han vendido tus comerciantes dan la mayoría de los puntos. Los gatitos con hambre restan.',
      ],
    },
    { id: '1', heading: 'Lo que hay en la mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Gatitos, campos y canales',
      parts: [
        'Cada jugador tiene una familia de seis gatitos. Un gatito es **trabajador** o **comerciante** durante toda la partida. Los campos y los canales de riego están en el tablero común, menos cuantos menos jugadores haya:',
        {
          table: {
            caption: 'En el tablero común antes de la preparación',
            head: ['Jugadores', 'campos', 'canales'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'El resto de los 34 campos y 32 canales espera aparte y se usa cuando se ha activado el final (§7).',
        { ours: 'El pelaje de las familias: naranja, negro, gris y blanco.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Comida, monedas y penalizaciones',
      parts: [
        'Antes de la partida se elige cuánta comida y cuántas monedas hay:',
        {
          list: [
            '**Las que trae la caja**: 96 de comida y 20 monedas. Quien fuera a ganar más gana lo que queda. Lo que se paga o se pierde vuelve a la reserva; lo que está en los comerciantes se queda allí hasta que se marchan.',
            '**Sin límite**: no se agotan nunca.',
          ],
        },
        'Solo entran las familias de quienes juegan.',
        {
          ruling:
            'El reglamento cuenta 20 monedas y 36 fichas de comida y solo dice de los campos y canales que no son limitados, así que se puede jugar de las dos formas. Si queda poca comida, las losetas que nadie tomó la reciben en el orden comida, riego, oro, reclutamiento, campos. Las fichas de penalización no se agotan nunca, y puedes tener cualquier número de comerciantes.',
        },
        { ours: 'Los valores de las fichas de comida: doce de cada uno, 1, 2 y 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Losetas de acción',
      parts: [
        'Hay cinco: **comida**, **riego**, **oro**, **reclutamiento** y **campos**.',
        {
          figure: 'tiles',
          caption: 'Las cinco losetas de acción al empezar una ronda: cada una la puede tomar un jugador.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Preparación',
      parts: [
        'Cada uno toma de la reserva común dos gatitos de su familia (trabajadores despiertos), dos campos contiguos con un canal entre ellos, 4 de comida y 1 moneda. Así los dos campos están regados desde el principio.',
        { ruling: 'El jugador inicial se sortea, o lo elige quien abre la mesa.' },
      ],
    },
    {
      id: '3',
      heading: 'Una ronda',
      parts: [
        'Cada uno juega un turno, en el sentido de las agujas del reloj desde el jugador inicial. Una loseta de acción solo se puede tomar una vez por ronda. Al final de la ronda, cada loseta que nadie tomó recibe 1 de comida, todas vuelven, y el siguiente a la izquierda pasa a ser jugador inicial.',
      ],
    },
    { id: '4', heading: 'Un turno', parts: ['Mañana, día y noche, en este orden.'] },
    {
      id: '4.1',
      heading: 'Mañana: despertar',
      parts: [
        {
          list: [
            'Todos tus trabajadores están despiertos: ganas 1 de comida.',
            'Duerme exactamente uno: puede despertar gratis.',
            'Duermen dos o más: cada uno que despiertes cuesta 1 de comida.',
          ],
        },
        'Nunca es obligatorio despertar a nadie.',
        { ruling: 'Despertar va antes que vender; ningún otro orden sería mejor.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Mañana: vender',
      parts: [
        'Cada uno de tus comerciantes puede recibir de ti una unidad, una comida o una moneda. Desde entonces solo acepta ese tipo. Los comerciantes que reclutas hoy empiezan mañana.',
      ],
    },
    {
      id: '4.3',
      heading: 'Día: tomar una acción',
      parts: [
        'Debes tomar una loseta de acción libre, y te llevas la comida que tenga encima aunque no envíes a nadie. Envía hasta seis trabajadores despiertos; se duermen.',
        {
          table: {
            caption: 'Lo que dan las acciones',
            head: ['Acción', 'por los trabajadores enviados'],
            rows: [
              ['Comida', '2, 5, 8, 12, 16 o 20 de comida por uno a seis trabajadores'],
              ['Oro', '1 moneda por cada uno'],
              ['Campos', '1 campo por cada uno, colocado al instante con un lado contra uno de tus campos'],
              ['Riego', '1 canal por cada uno, puesto al instante en un lado libre de uno de tus campos'],
              ['Reclutamiento', '1 gatito por cada uno, a 1 moneda cada uno'],
            ],
          },
        },
        {
          list: [
            'Un campo está **regado** si hay un canal en cualquiera de sus cuatro lados. Un canal entre dos campos riega los dos. Ni los campos ni los canales se mueven nunca.',
            'Un gatito reclutado pasa a ser trabajador o comerciante al instante; llega despierto.',
            'El último campo o canal del tablero no frena a nadie: lo que falte sale de los apartados.',
          ],
        },
        {
          ruling:
            'Solo cuando se agota la reserva de tu propia familia reclutas de la familia de otro jugador, y eso activa el final (§7). Los gatitos nuevos no pueden trabajar en la acción que los trajo. No puedes enviar más trabajadores de los que la acción aprovecha: nadie va a por comida o monedas que no hay.',
        },
        {
          figure: 'farm',
          caption:
            'Una granja tras unas rondas. Los canales de agua están en los lados de los campos: donde uno toca, el campo da fruto y ayuda por la noche; el campo desnudo está seco.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Día: los demás siguen o pasan',
      parts: [
        'En el sentido de las agujas del reloj, cada uno de los demás decide:',
        {
          list: [
            '**Seguir**: envía exactamente a un trabajador despierto y haz la misma acción una vez. Vale aunque el jugador activo no haya enviado a nadie.',
            '**Pasar**: uno de tus trabajadores dormidos despierta gratis. Si no duerme ninguno, ganas 1 de comida.',
          ],
        },
        'Quien no puede hacer la acción pasa.',
        { ruling: 'Al pasar, un trabajador despierta siempre por sí solo, porque nunca es peor.' },
      ],
    },
    {
      id: '4.5',
      heading: 'Noche: alimentar a todos',
      parts: [
        'Solo alimenta el jugador de turno: **2 de comida por gatito**, trabajadores y comerciantes por igual, **menos 1 por cada campo regado**. La cuenta nunca baja de 0, y lo que los campos den de más se pierde.',
        'Si no puedes o no quieres alimentar a todos, elige una de dos formas, nunca ambas en la misma noche:',
        {
          list: [
            '**Despedir**: un gatito vuelve a la reserva de su familia, ganas 3 de comida y lo que tuviera encima se pierde. Sigue, uno a uno, hasta que puedas alimentar a los que quedan.',
            '**Quedarte con todos**: toma una penalización de −3 puntos por cada gatito que pasa hambre. Cada uno ahorra 2 de comida, o lo que quede de la cuenta.',
          ],
        },
        {
          ruling:
            'Donde no hay nada que pagar, no se despide a nadie. Al último trabajador de una casa no se le puede despedir nunca; tus dos primeros campos lo alimentan en cualquier caso. Lo que tenía un comerciante despedido vuelve a la reserva antes de que ganes las 3 de comida.',
        },
        {
          figure: 'household',
          caption:
            'Una casa: sus provisiones, sus trabajadores, despiertos o dormidos, y sus comerciantes con lo que han vendido.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Lado B: dos acciones en una loseta',
      parts: [
        'En esta variante cada loseta muestra dos acciones, y cada acción está en dos losetas. Quien toma una loseta dice cuál de las dos hace, también si no envía a nadie. Quienes siguen hacen **la otra**.',
        {
          ours: 'Las parejas: comida y riego, riego y oro, oro y reclutamiento, reclutamiento y campos, campos y comida.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Detalles',
      parts: [
        'La comida sobre una loseta de acción se acumula ronda tras ronda hasta que alguien la toma.',
        'En cuanto has reclutado de otra familia, tus gatitos ya no son todos iguales: un gatito despedido vuelve a su propia familia. Donde importa, se te pregunta a cuál te refieres.',
      ],
    },
    {
      id: '7',
      heading: 'El final',
      parts: [
        'El final se activa cuando alguien toma el último campo o el último canal del tablero común, o recluta un gatito de otra familia. La ronda se termina; los campos y canales salen entonces de los apartados, y no se agotan nunca.',
        'Después, cada gatito despierto, comerciantes incluidos, da a su dueño 1 de comida.',
        {
          ruling:
            'Si nada ha activado el final, la partida acaba tras la ronda 40; desde la ronda 36 se avisa. La comida por los gatitos despiertos se da aunque la reserva esté vacía.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Puntuación',
      parts: [
        {
          table: {
            caption: 'Puntos',
            head: ['Por', 'puntos'],
            rows: [
              ['cada gatito', '3'],
              ['cada canal', '1 por cada campo que riega: 1 o 2'],
              ['cada moneda en un comerciante', '3'],
              ['cada comida en un comerciante', '2'],
              ['cada moneda guardada', '1'],
              ['cada 2 de comida guardadas', '1'],
              ['cada penalización', '−3'],
            ],
          },
        },
        'Gana el total más alto.',
        { ruling: 'Si los totales son iguales, la victoria se comparte.' },
      ],
    },
    {
      id: '9',
      heading: 'Ejemplos',
      parts: [
        {
          list: [
            'Tres gatitos y cuatro campos regados: 6 − 4, así que pagas 2 de comida.',
            'Nadie duerme por la mañana: 1 de comida para ti. Duerme uno: despierta gratis. Duermen tres: despertar a dos cuesta 2 de comida.',
            'Cuatro trabajadores en comida traen 12; el trabajador de quien sigue trae 2.',
            'Un campo colocado contra un canal que ya está allí queda regado al instante.',
            'Un canal entre dos campos vale 2 puntos; uno en el borde de tu granja, 1.',
            'Tienes los seis gatitos de tu familia y reclutas un séptimo de otra: esta es la última ronda.',
            'El jugador activo toma el último canal; quienes siguen reciben igualmente el suyo.',
          ],
        },
        {
          example:
            'Cuatro gatitos y una cuenta que te supera en 3 de comida. O dos pasan hambre (−6 puntos), o despides a uno, ganas 3 de comida y alimentas a los demás. Uno despedido y uno con hambre no está permitido.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Para tu primera partida',
      parts: [
        {
          list: [
            'Calcula la noche antes de gastar el día: una penalización cuesta lo que vale un gatito.',
            'Cada campo regado ahorra 1 de comida cada noche. Cuanto antes esté, más da.',
            'Coloca los campos en bloque: un canal entre dos campos riega los dos y puntúa doble.',
            'Guarda un trabajador despierto para los turnos de los demás. Seguir no gasta tu loseta, y pasar te despierta a alguien igualmente.',
            'Un comerciante que recibe una moneda cada mañana gana 3 puntos por turno. Recluta uno pronto y que no le falten monedas.',
            'Vigila el tablero: quien toma el último campo o canal decide cuándo acaba la partida.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas reglas',
      parts: [
        'Esta página cuenta las reglas de Meowtopia con nuestras propias palabras. Ludopolis es independiente y no oficial: no está hecho ni avalado por los autores o el editor del juego, y no usa ninguna de sus ilustraciones.',
        'Lo que el reglamento publicado muestra solo en imágenes lo hemos diseñado nosotros; en esta página está marcado como **diseño propio**. Donde el texto deja un punto abierto, nuestra lectura está marcada como **nuestro criterio**.',
      ],
    },
  ],
}
