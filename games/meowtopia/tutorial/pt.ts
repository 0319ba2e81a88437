// What the guide of Meowtopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Boas-vindas à quinta! Ganha quem tiver mais pontos. Em cada turno os gatinhos trabalham. Toque em “Campos”: iriam os dois, por isso toque em “1” e em ✔.',
    done: 'Quem trabalha adormece. O outro gatinho fica acordado para mais tarde.',
    wrong: {
      other: 'Também é uma boa ficha, mas desta vez escolha “Campos”: queremos alargar a quinta.',
      nobody: 'Sem ninguém a trabalhar nada se coloca. Mande um gatinho.',
      both: 'Podiam ir os dois. Desta vez deixe um acordado: pode ajudar no turno de Bruno.',
    },
  },
  lay: {
    task: 'O seu gatinho coloca um campo: toque num lugar ao lado dos seus campos e depois em ✔.',
    done: 'A sua quinta cresceu. Agora Bruno pode fazer o mesmo com um gatinho dele: segue.',
    wrong: {},
  },
  feed: {
    task: 'É noite. Os seus dois gatinhos comem 2 cada um, menos 1 por campo regado. Alimente todos e depois toque em ✔.',
    done: 'Todos comeram. Um gatinho com fome custaria 3 pontos. Um gatinho vale 3, uma moeda 1, dois de comida 1: por isso os pontos desceram um pouco. Toque nos seus pontos para ver a soma.',
    wrong: {
      hungry: 'Um gatinho com fome traz uma penalização de 3 pontos. Há comida que chegue.',
      parting: 'Um gatinho vale 3 pontos e trabalha para si. Há comida para todos: fique com ele.',
    },
  },
  follow: {
    task: 'Bruno escolheu a ficha de rega. Um gatinho acordado seu pode seguir e fazer o mesmo. Siga e depois toque em ✔.',
    done: 'Assim pode pôr um canal, no turno dele! O seu gatinho dorme agora.',
    wrong: { pass: 'Seria possível. Mas há um canal aqui e o seu gatinho está acordado: siga.' },
  },
  stick: {
    task: 'Um canal dá pontos: 2 entre dois campos, 1 na borda. Ponha este entre dois dos seus campos.',
    done: '2 pontos que já ninguém tira. Agora a coroa passa a Bruno: começa a próxima ronda e tem dois turnos seguidos.',
    wrong: { rim: 'Isso é a borda: só 1 ponto. Ponha-o na linha entre dois dos seus campos.' },
  },
  wake: {
    task: 'Sem ninguém acordado só se pode passar, e isso acorda um gatinho. Quando chegar a sua manhã, se só dorme um, acorda de graça: toque então em ✔.',
    done: 'Se dormem vários, acordar cada um custa 1 de comida. Se não dorme nenhum, ganha-se 1 de comida.',
    wrong: { nobody: 'A dormir não poderia trabalhar hoje. Acorde-o: não custa nada.' },
  },
  day: {
    task: 'Agora um dia inteiro seu: escolha uma ficha (com o peixe que lá estiver) e mande gatinhos. Em “Comida”, 1 traz 2 de comida e 2 trazem 5. À noite alimente todos.',
    done: 'E assim por diante, dia após dia. O resto vê-se noutras mesas.',
    wrong: {},
  },
  pass: {
    task: 'Agora Bruno coloca campos. Desta vez passe: quem passa acorda de graça um gatinho que dorme.',
    done: 'Um dos seus está outra vez acordado. Se nenhum dormisse, passar daria 1 de comida.',
    wrong: { follow: 'Então o seu último gatinho também vai estar a dormir quando for a sua vez. Desta vez passe.' },
  },
  field: {
    task: 'Coloque um campo onde tenha logo água: procure uma gota. Os canais azuis entre os campos levam a água.',
    done: 'Um campo regado ajuda à noite: poupa 1 de comida, todos os dias.',
    wrong: {
      dry: 'Aí fica seco até lhe chegar um canal. Os canais do seu campo apontam para cima e para a esquerda.',
    },
  },
  recruit: {
    task: 'Com uma moeda pode recrutar um gatinho novo, que vale 3 pontos. Um mercador vende de manhã. Recrute um mercador.',
    done: '3 pontos pelo gatinho, menos 1 pela moeda. Mas come 2 de comida todas as noites. Quem não puder ser alimentado pode ser despedido: ganham-se 3 de comida e perdem-se os seus pontos.',
    wrong: { worker: 'Os trabalhadores são úteis, mas vejamos o que faz um mercador.' },
  },
  sell: {
    task: 'Manhã com um mercador: aceita uma comida por 2 pontos ou uma moeda por 3, e daí em diante só isso. Venda algo.',
    done: 'Uma vez por manhã, por cada mercador. Uma moeda guardada só vale 1.',
    wrong: { nothing: 'Então o mercador não ganha nada hoje. Dê-lhe uma comida ou uma moeda.' },
  },
  end: {
    task: 'O último canal ou o último campo traz a última ronda; recrutar um gatinho de outra cor também. Resta um canal, mas pode pôr mais. Jogue o seu último dia.',
    done: 'A partida acabou. Cada gatinho acordado, mercadores incluídos, trouxe 1 de comida. Agora contam-se os gatinhos, os canais e o que se vendeu.',
    wrong: {},
  },
} as const satisfies TutorialWords
