// What the guide of Meowtopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: '¡Te damos la bienvenida a la granja! En cada turno envías gatitos a trabajar. Pulsa la loseta «Campos», luego cuántos gatitos van y luego ✔.',
    done: 'Cada gatito que trabaja coloca un campo y se duerme. Ahora vienen los campos.',
    wrong: {
      other: 'También es buena loseta, pero esta vez toma «Campos»: queremos ampliar la granja.',
      nobody: 'Si nadie trabaja, no se coloca nada. Envía a un gatito o a dos.',
    },
  },
  field: {
    task: 'Unas rondas después. Coloca un campo donde tenga agua enseguida: busca una gota, junto a un campo con un canal que apunte hacia allí.',
    done: 'Un campo regado: cada uno ayuda por la noche y te ahorra 1 de comida, todos los días.',
    wrong: {
      dry: 'Ahí se queda seco hasta que le llegue un canal. Los canales de tu campo apuntan hacia arriba y hacia la izquierda.',
    },
  },
  stick: {
    task: 'Los canales traen agua y puntos para siempre: 2 entre dos campos, 1 en el borde. Coloca este entre dos de tus campos.',
    done: '2 puntos que nadie te puede quitar.',
    wrong: { rim: 'Eso es el borde: solo 1 punto. Ponlo en la línea entre dos de tus campos.' },
  },
  feed: {
    task: 'Es de noche. Cada gatito come 2 de comida, cada campo regado da 1: dos gatitos, dos campos regados, así que pagas 2. Aliméntalos a todos y luego ✔.',
    done: 'Todos han cenado. Quien pasa hambre cuesta 3 puntos, cada noche.',
    wrong: {
      hungry: 'Un gatito con hambre te trae una penalización de 3 puntos. Tienes comida de sobra.',
      parting: 'Un gatito vale 3 puntos y trabaja para ti. Hay comida para todos: quédatelo.',
    },
  },
  follow: {
    task: 'Bruno ha tomado la loseta de comida. Con un gatito despierto puedes seguirle: hace lo mismo para ti. Síguele y luego ✔.',
    done: '¡Comida para ti, en su turno! Tu gatito duerme ahora. Así haces algo en todos los turnos, no solo en el tuyo.',
    wrong: { pass: 'Podrías. Pero aquí hay comida y tu gatito está despierto: síguele.' },
  },
  pass: {
    task: 'Ahora Bruno coloca campos. Necesitas a tu gatito para tu turno. Pasa: quien pasa despierta gratis a un gatito dormido.',
    done: 'Uno de los tuyos vuelve a estar despierto, sin coste. Seguir o despertar: esa es la cuestión en cada turno ajeno.',
    wrong: { follow: 'Entonces tu último gatito también dormiría cuando te toque. Esta vez pasa.' },
  },
  wake: {
    task: 'Tu mañana. Si todos estuvieran despiertos ganarías 1 de comida; si duerme uno, despierta gratis. Aquí duermen dos: cada uno cuesta 1 de comida. Despierta a uno o a los dos.',
    done: 'Los gatitos descansados pueden trabajar hoy. Si despiertas solo a uno, te queda la comida, pero se hace menos.',
    wrong: { nobody: 'Con los dos dormidos nadie podría trabajar hoy. Despierta al menos a uno.' },
  },
  recruit: {
    task: 'Reclutar cuesta una moneda y trae un gatito nuevo, que vale 3 puntos. Un trabajador trabaja; un comerciante vende por las mañanas. Recluta a un comerciante.',
    done: 'Un gatito vale 3 puntos, y un comerciante convierte comida y monedas en puntos. Pero cada uno come 2 de comida por la noche.',
    wrong: { worker: 'Los trabajadores son útiles, pero veamos qué hace un comerciante.' },
  },
  sell: {
    task: 'Una mañana con comerciante: dale una unidad, comida por 2 puntos o una moneda por 3. Desde entonces solo acepta eso. Véndele algo.',
    done: 'Estos puntos son seguros; una moneda guardada solo vale 1. Una vez cada mañana, por cada comerciante.',
    wrong: { nothing: 'Entonces el comerciante no gana nada hoy. Dale una comida o una moneda.' },
  },
  end: {
    task: 'El final: llega cuando salen de la reserva el último campo, el último canal o un séptimo gatito. Solo queda un canal. Colócalo.',
    done: 'Era el último: se acaba la ronda y se cuenta todo. Un gatito 3, un canal 2 o 1, una venta 3 o 2, una moneda 1, dos de comida 1, el hambre −3. ¡Gana quien tenga más puntos!',
    wrong: {},
  },
} as const satisfies TutorialWords
