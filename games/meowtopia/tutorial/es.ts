// What the guide of Meowtopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: '¡Te damos la bienvenida a la granja! Gana quien tiene más puntos: un gatito da 3, un canal 1 o 2. Cada turno los gatitos trabajan: pulsa «Campos», luego cuántos van y luego ✔.',
    done: 'Cada gatito que trabaja coloca un campo y se duerme. Ahora vienen los campos.',
    wrong: {
      other: 'También es buena loseta, pero esta vez toma «Campos»: queremos ampliar la granja.',
      nobody: 'Si nadie trabaja, no se coloca nada. Envía a un gatito o a dos.',
    },
  },
  field: {
    task: 'Coloca un campo donde tenga agua al momento: busca una gota. Los canales azules entre los campos llevan el agua.',
    done: 'Un campo regado ayuda con la cena: te ahorra 1 de comida, todos los días.',
    wrong: {
      dry: 'Ahí se queda seco hasta que le llegue un canal. Los canales de tu campo apuntan hacia arriba y hacia la izquierda.',
    },
  },
  stick: {
    task: 'Un canal también da puntos: 2 entre dos campos, 1 en el borde. Coloca este entre dos de tus campos.',
    done: '2 puntos que nadie te puede quitar.',
    wrong: { rim: 'Eso es el borde: solo 1 punto. Ponlo en la línea entre dos de tus campos.' },
  },
  feed: {
    task: 'Es de noche. Dos gatitos comen 2 cada uno, dos campos regados dan 1 cada uno: son 2 de comida. Aliméntalos a todos y luego ✔.',
    done: 'Todos han cenado. Dos de comida guardada valen un punto, por eso bajan un poco; un gatito con hambre cuesta 3, cada noche.',
    wrong: {
      hungry: 'Un gatito con hambre te trae una penalización de 3 puntos. Tienes comida de sobra.',
      parting: 'Un gatito vale 3 puntos y trabaja para ti. Hay comida para todos: quédatelo.',
    },
  },
  follow: {
    task: 'Bruno ha tomado la loseta de comida. Un gatito tuyo despierto puede seguirle y hacer lo mismo. Síguele y luego ✔.',
    done: '¡Comida para ti, en su turno! Tu gatito duerme ahora.',
    wrong: { pass: 'Podrías. Pero aquí hay comida y tu gatito está despierto: síguele.' },
  },
  pass: {
    task: 'Ahora Bruno coloca campos. Esta vez pasa: quien pasa despierta gratis a un gatito dormido.',
    done: 'Uno de los tuyos vuelve a estar despierto. Seguir o despertar: esa es la cuestión en cada turno ajeno.',
    wrong: { follow: 'Entonces tu último gatito también dormiría cuando te toque. Esta vez pasa.' },
  },
  wake: {
    task: 'Tu mañana. Duermen dos gatitos, y despertarlos cuesta 1 de comida cada uno. Despierta a uno o a los dos y luego ✔.',
    done: 'Si duerme uno solo, despierta gratis. Y si no duerme nadie, ganas 1 de comida.',
    wrong: { nobody: 'Con los dos dormidos nadie podría trabajar hoy. Despierta al menos a uno.' },
  },
  recruit: {
    task: 'Con una moneda puedes reclutar un gatito nuevo, que vale 3 puntos. Un comerciante vende por las mañanas. Recluta a un comerciante.',
    done: '3 puntos por el gatito, menos 1 por la moneda. Pero cada gatito come 2 de comida por la noche.',
    wrong: { worker: 'Los trabajadores son útiles, pero veamos qué hace un comerciante.' },
  },
  sell: {
    task: 'Una mañana con comerciante: acepta una comida por 2 puntos o una moneda por 3, y desde entonces solo eso. Véndele algo.',
    done: 'Una vez cada mañana, por cada comerciante. Una moneda guardada solo vale 1.',
    wrong: { nothing: 'Entonces el comerciante no gana nada hoy. Dale una comida o una moneda.' },
  },
  end: {
    task: 'La partida acaba con el último campo, el último canal o el séptimo gatito de alguien. Coloca el último canal.',
    done: 'Se acaba la ronda y se cuenta todo. Pulsa tus puntos en cualquier momento para ver de dónde salen.',
    wrong: {},
  },
} as const satisfies TutorialWords
