// What the guide of Meowtopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  take: {
    task: 'Boas-vindas à quinta! Ganha quem tiver mais pontos: um gatinho vale 3, um canal 1 ou 2. Em cada turno os gatinhos trabalham: toque em “Campos”, depois em quantos vão e depois em ✔.',
    done: 'Cada gatinho que trabalha coloca um campo e adormece. Agora vêm os campos.',
    wrong: {
      other: 'Também é uma boa ficha, mas desta vez escolha “Campos”: queremos alargar a quinta.',
      nobody: 'Sem ninguém a trabalhar nada se coloca. Mande um gatinho ou dois.',
    },
  },
  field: {
    task: 'Coloque um campo onde tenha logo água: procure uma gota. Os canais azuis entre os campos levam a água.',
    done: 'Um campo regado ajuda à noite: poupa 1 de comida, todos os dias.',
    wrong: {
      dry: 'Aí fica seco até lhe chegar um canal. Os canais do seu campo apontam para cima e para a esquerda.',
    },
  },
  stick: {
    task: 'Um canal também dá pontos: 2 entre dois campos, 1 na borda. Coloque este entre dois dos seus campos.',
    done: '2 pontos que já ninguém tira.',
    wrong: { rim: 'Isso é a borda: só 1 ponto. Ponha-o na linha entre dois dos seus campos.' },
  },
  feed: {
    task: 'É noite. Dois gatinhos comem 2 cada um, dois campos regados dão 1 cada um: são 2 de comida. Alimente todos e depois toque em ✔.',
    done: 'Todos comeram. Dois de comida guardada valem um ponto, por isso os pontos descem um pouco; um gatinho com fome custa 3, a cada noite.',
    wrong: {
      hungry: 'Um gatinho com fome traz uma penalização de 3 pontos. Há comida que chegue.',
      parting: 'Um gatinho vale 3 pontos e trabalha para si. Há comida para todos: fique com ele.',
    },
  },
  follow: {
    task: 'Bruno escolheu a ficha de comida. Um gatinho acordado seu pode seguir e fazer o mesmo. Siga e depois toque em ✔.',
    done: 'Comida para si, no turno dele! O seu gatinho dorme agora.',
    wrong: { pass: 'Seria possível. Mas há comida aqui e o seu gatinho está acordado: siga.' },
  },
  pass: {
    task: 'Agora Bruno coloca campos. Desta vez passe: quem passa acorda de graça um gatinho que dorme.',
    done: 'Um dos seus está outra vez acordado. Seguir ou acordar: é essa a questão em cada turno dos outros.',
    wrong: { follow: 'Então o seu último gatinho também estaria a dormir quando fosse a sua vez. Desta vez passe.' },
  },
  wake: {
    task: 'A sua manhã. Dormem dois gatinhos, e acordá-los custa 1 de comida cada um. Acorde um ou os dois e depois toque em ✔.',
    done: 'Se dorme um só, acorda de graça. E se não dorme nenhum, ganha-se 1 de comida.',
    wrong: { nobody: 'Com os dois a dormir ninguém poderia trabalhar hoje. Acorde pelo menos um.' },
  },
  recruit: {
    task: 'Com uma moeda pode recrutar um gatinho novo, que vale 3 pontos. Um mercador vende de manhã. Recrute um mercador.',
    done: '3 pontos pelo gatinho, menos 1 pela moeda. Mas cada gatinho come 2 de comida à noite.',
    wrong: { worker: 'Os trabalhadores são úteis, mas vejamos o que faz um mercador.' },
  },
  sell: {
    task: 'Manhã com um mercador: aceita uma comida por 2 pontos ou uma moeda por 3, e daí em diante só isso. Venda algo.',
    done: 'Uma vez por manhã, por cada mercador. Uma moeda guardada só vale 1.',
    wrong: { nothing: 'Então o mercador não ganha nada hoje. Dê-lhe uma comida ou uma moeda.' },
  },
  end: {
    task: 'A partida acaba com o último campo, o último canal ou o sétimo gatinho de alguém. Coloque o último canal.',
    done: 'A ronda joga-se até ao fim e depois conta-se tudo. Toque nos seus pontos a qualquer momento para ver de onde vêm.',
    wrong: {},
  },
} as const satisfies TutorialWords
