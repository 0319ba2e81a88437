// What the guide of Meowtopia's tutorial says, in Spanish.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: '¡Te damos la bienvenida a la granja! Gana quien tiene más puntos. Cada turno los gatitos trabajan. Pulsa «Campos»: irían los dos, así que pulsa «1» y luego ✔.',
    done: 'Quien trabaja se duerme. El otro gatito sigue despierto para más tarde.',
    wrong: {
      other: 'También es buena loseta, pero esta vez toma «Campos»: queremos ampliar la granja.',
      nobody: 'Si nadie trabaja, no se coloca nada. Envía a un gatito.',
      both: 'Podrían ir los dos. Deja esta vez a uno despierto: puede ayudar en el turno de Bruno.',
    },
  },
  lay: {
    task: 'Tu gatito coloca un campo: pulsa un lugar junto a tus campos y luego ✔.',
    done: 'Tu granja ha crecido. Ahora Bruno puede hacer lo mismo con un gatito suyo: te sigue.',
    wrong: {},
  },
  feed: {
    task: 'Es de noche. Tus dos gatitos comen 2 cada uno, menos 1 por campo regado. Aliméntalos a todos y luego ✔.',
    done: 'Todos han cenado. Un gatito con hambre costaría 3 puntos. Un gatito vale 3, una moneda 1, dos de comida 1: por eso tus puntos bajan un poco. Pulsa tus puntos para ver la suma.',
    wrong: {
      hungry: 'Un gatito con hambre te trae una penalización de 3 puntos. Tienes comida de sobra.',
      parting: 'Un gatito vale 3 puntos y trabaja para ti. Hay comida para todos: quédatelo.',
    },
  },
  follow: {
    task: 'Bruno ha tomado la loseta de riego. Un gatito tuyo despierto puede seguirle y hacer lo mismo. Síguele y luego ✔.',
    done: '¡Así puedes poner un canal, en su turno! Tu gatito duerme ahora.',
    wrong: { pass: 'Podrías. Pero aquí hay un canal y tu gatito está despierto: síguele.' },
  },
  stick: {
    task: 'Un canal da puntos: 2 entre dos campos, 1 en el borde. Pon este entre dos de tus campos.',
    done: '2 puntos que nadie te puede quitar. Ahora la corona pasa a Bruno: empieza la próxima ronda y juega dos turnos seguidos.',
    wrong: { rim: 'Eso es el borde: solo 1 punto. Ponlo en la línea entre dos de tus campos.' },
  },
  wake: {
    task: 'Sin nadie despierto solo puedes pasar, y eso despierta a un gatito. Cuando llegue tu mañana, si solo duerme uno, despierta gratis: pulsa entonces ✔.',
    done: 'Si duermen varios, despertar a cada uno cuesta 1 de comida. Si no duerme nadie, ganas 1 de comida.',
    wrong: { nobody: 'Dormido no podría trabajar hoy. Despiértalo: no cuesta nada.' },
  },
  day: {
    task: 'Ahora un día entero para ti: toma una loseta (con el pescado que tenga encima) y envía gatitos. En «Comida», 1 trae 2 de comida y 2 traen 5. Por la noche aliméntalos a todos.',
    done: 'Y así, día tras día. Lo demás lo vemos en otras mesas.',
    wrong: {},
  },
  pass: {
    task: 'Ahora Bruno coloca campos. Esta vez pasa: quien pasa despierta gratis a un gatito dormido.',
    done: 'Uno de los tuyos vuelve a estar despierto. Si no durmiera nadie, pasar te daría 1 de comida.',
    wrong: { follow: 'Entonces tu último gatito también dormirá cuando te toque. Esta vez pasa.' },
  },
  field: {
    task: 'Coloca un campo donde tenga agua al momento: busca una gota. Los canales azules entre los campos llevan el agua.',
    done: 'Un campo regado ayuda con la cena: te ahorra 1 de comida, todos los días.',
    wrong: {
      dry: 'Ahí se queda seco hasta que le llegue un canal. Los canales de tu campo apuntan hacia arriba y hacia la izquierda.',
    },
  },
  recruit: {
    task: 'Con una moneda puedes reclutar un gatito nuevo, que vale 3 puntos. Un comerciante vende por las mañanas. Recluta a un comerciante.',
    done: '3 puntos por el gatito, menos 1 por la moneda. Pero come 2 de comida cada noche. A quien no puedas alimentar, puedes despedirlo: ganas 3 de comida y pierdes sus puntos.',
    wrong: { worker: 'Los trabajadores son útiles, pero veamos qué hace un comerciante.' },
  },
  sell: {
    task: 'Una mañana con comerciante: acepta una comida por 2 puntos o una moneda por 3, y desde entonces solo eso. Véndele algo.',
    done: 'Una vez cada mañana, por cada comerciante. Una moneda guardada solo vale 1.',
    wrong: { nothing: 'Entonces el comerciante no gana nada hoy. Dale una comida o una moneda.' },
  },
  end: {
    task: 'El último canal o el último campo trae la última ronda; también reclutar un gatito de otro color. Queda un canal, pero puedes poner más. Juega tu último día.',
    done: 'La partida ha acabado. Cada gatito despierto, también los comerciantes, ha dado 1 de comida. Ahora se cuentan los gatitos, los canales y lo vendido.',
    wrong: {},
  },
} as const satisfies TutorialWords
