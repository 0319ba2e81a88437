// What the guide of Neoville's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Boas-vindas! Vamos construir uma cidade de 16 fichas. Coloque a primeira: toque numa ficha da sua mão, depois no lugar e depois em ✓.',
    done: 'Os espaços de uma cor que se tocam por um lado são um distrito e sustentam arranha-céus. O ◇ só marca a ficha inicial.',
    wrong: {},
  },
  build: {
    task: 'Agora construa nessa ficha: toque num arranha-céus com um 4 ou um 6. Vai para um espaço da sua cor; toque em ✓.',
    done: 'Está com andaime e custa o seu valor. Quando o distrito tiver esses espaços, passa a dá-lo.',
    wrong: {
      nothing: 'Pode-se sempre não construir nada, mas aqui queremos um arranha-céus.',
      utility: 'Isso é um serviço; lá chegaremos. Escolha um dos números: um arranha-céus.',
      high: 'Esse número pede um distrito enorme. Para começar, escolha um 4 ou um 6.',
    },
  },
  draw: {
    task: 'Por fim, tire uma ficha: escolha uma das quatro do mercado. A cor do seu arranha-céus ajuda-o a crescer.',
    done: 'É isto um turno, de dezasseis: colocar, construir, tirar. “vista” diz que os outros conhecem essa ficha.',
    wrong: { stack: 'A pilha está virada para baixo: não vê o que recebe. Escolha uma das quatro fichas à vista.' },
  },
  second: {
    task: 'Bruno já jogou. Agora um turno inteiro seu: colocar, construir ou não, tirar. O que mais ajuda é fazer crescer o distrito do seu arranha-céus.',
    done: 'E assim por diante, turno após turno. O que dá pontos vê-se noutras mesas.',
    wrong: {},
  },
  grow: {
    task: 'O 4 com andaime tem 2 espaços de rocha e precisa de 4. Coloque uma ficha que lhe dê os dois que faltam. ↻ gira a ficha.',
    done: 'Quatro espaços de rocha: agora dá 4 pontos em vez de os tirar. São mais 8.',
    wrong: {
      short: 'O distrito cresceu, mas ainda não tem 4 espaços. Procure uma ficha com dois espaços de rocha juntos.',
      elsewhere: 'O seu 4 não ganha rocha. Gire a ficha (↻) para que a rocha toque nesse distrito.',
    },
  },
  skip: {
    task: 'Não é obrigatório construir. O que a cidade não sustenta custa pontos: desta vez toque em “Não construir nada”.',
    done: 'A ficha fez crescer o distrito na mesma. Ninguém obriga a construir.',
    wrong: { build: 'É permitido, mas desta vez não construa nada.' },
  },
  high: {
    task: 'Agora construa onde já há espaços suficientes: um arranha-céus que dê logo os seus pontos.',
    done: 'Rende já, e assim fica: um distrito nunca encolhe.',
    wrong: {
      nothing: 'Há algo a ganhar aqui: procure um distrito com tantos espaços como um número da sua cor.',
      utility: 'Isso é um serviço. Procure um arranha-céus cujo valor o distrito já alcance.',
      early:
        'O distrito é pequeno demais para esse número, por isso custaria pontos por agora. Veja a previsão: deve ser um mais.',
    },
  },
  utility: {
    task: 'Por baixo dos arranha-céus estão os serviços. Um moinho rende nas fichas marcadas no seu sinal. Construa um que dê pontos agora.',
    done: 'A ficha nova está na coluna da esquerda, como pede o sinal. Um ecomóvel conta linha e coluna, um biodomo quer uma forma. Mantenha um sinal premido para o ler.',
    wrong: {
      nothing: 'Construa: há um moinho que rende mesmo aqui. Onde está a ficha nova na cidade?',
      tower: 'Isso é um arranha-céus. Escolha um dos sinais por baixo.',
      unpaid: 'Esse não recebe o que o seu sinal pede, por isso custa o seu valor. Em que coluna está a ficha nova?',
    },
  },
  parks: {
    task: 'As árvores são parques: quem tiver mais ganha 5 pontos. O mesmo vale para os atletas, os estabelecimentos de desporto. Coloque uma ficha com uma árvore.',
    done: 'Agora ninguém tem mais parques: 5 pontos. Atenção aos outros; isto pode mudar até ao fim.',
    wrong: { none: 'Essa ficha não tem nenhuma árvore. Na sua mão há uma que tem.' },
  },
  fifteen: {
    task: 'Ronda 15 de 16, e agora jogamos até ao fim. O 4 com andaime ainda custa 4 pontos: coloque, construa e tire de modo a dar-lhe os espaços.',
    done: 'Depois de Bruno resta-lhe um turno.',
    wrong: {},
  },
  last: {
    task: 'A sua última ficha! Coloque-a onde mais renda. Depois construa só o que rende logo, porque já nada cresce.',
    done: 'A cidade está acabada. O que está cumprido dá o seu valor, o resto custa-o. Agora contam-se os pontos.',
    wrong: { costs: 'Isso já não pode ser cumprido e custaria o seu valor.' },
  },
} as const satisfies TutorialWords
