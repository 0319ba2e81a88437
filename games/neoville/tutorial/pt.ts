// What the guide of Neoville's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Boas-vindas! Vamos construir uma cidade de quatro por quatro fichas. Coloque a primeira: toque numa ficha da sua mão, depois no lugar e depois em ✔.',
    done: 'Os espaços do mesmo terreno que se tocam por um lado são um distrito e sustentam arranha-céus.',
    wrong: {},
  },
  build: {
    task: 'Agora construa aí: toque num arranha-céus com um 4 ou um 6 e depois em ✔. Terra vai para solo, Floresta para relva, Pedra para rocha, Cascata para água.',
    done: 'Está com andaime e, por agora, tira o seu valor. Quando o distrito tiver tantos espaços, passa a dá-lo.',
    wrong: {
      nothing: 'Pode-se sempre não construir nada, mas aqui queremos um arranha-céus.',
      utility: 'Isso é um serviço; lá chegaremos. Escolha um dos números: um arranha-céus.',
      high: 'Esse número pede um distrito enorme. Para começar, escolha um 4 ou um 6.',
    },
  },
  draw: {
    task: 'Por fim, tire uma ficha: escolha uma das quatro do mercado. Com isso acaba o seu turno, por isso não precisa de ✔. A cor do seu arranha-céus ajuda-o a crescer.',
    done: 'Isto é um turno, um de dezasseis: colocar, construir, tirar. “vista” diz que os outros conhecem essa ficha.',
    wrong: { stack: 'A pilha está virada para baixo: não vê o que recebe. Escolha uma das quatro fichas à vista.' },
  },
  second: {
    task: 'Bruno já jogou: o ponto amarelo marca a última ficha dele. É outra vez a sua vez: coloque uma ficha que faça crescer o distrito do seu arranha-céus, construa se quiser e tire uma ficha.',
    done: 'E assim por diante. Só se constrói na ficha acabada de colocar. Um distrito sustenta um só arranha-céus; por isso nenhuma ficha pode juntar dois distritos que já têm um cada.',
    wrong: {
      elsewhere:
        'Assim o distrito do seu arranha-céus não cresce. Uma ficha da sua mão tem o terreno dele: gire-a (↻) para que lhe toque.',
    },
  },
  grow: {
    task: 'O 4 com andaime tem 2 espaços de rocha e precisa de 4. Coloque uma ficha que lhe dê os dois que faltam. ↻ gira a ficha.',
    done: 'Quatro espaços de rocha: mais 4 em vez de menos 4. Por cima da cidade lê-se de que são feitos os seus pontos. “Por agora” quer dizer que ainda pode mudar.',
    wrong: {
      short: 'O distrito cresceu, mas ainda não tem 4 espaços. Procure uma ficha com dois espaços de rocha juntos.',
      elsewhere: 'O seu 4 não ganha rocha. Gire a ficha (↻) para que a rocha toque nesse distrito.',
    },
  },
  skip: {
    task: 'Não é obrigatório construir. O que se constrói custa o seu valor até ter o que pede: desta vez toque em “Não construir nada”.',
    done: 'A ficha fez crescer o distrito na mesma. Ninguém obriga a construir.',
    wrong: { build: 'Talvez seja um bom plano. Mas desta vez não construa nada.' },
  },
  high: {
    task: 'Agora construa onde já há espaços suficientes: um arranha-céus que dê logo os seus pontos.',
    done: 'Rende já, e um distrito nunca encolhe. Só se nenhuma ficha couber de outro modo se juntam dois distritos; então conta o melhor arranha-céus.',
    wrong: {
      nothing: 'Há algo a ganhar aqui: procure um distrito com tantos espaços como um número da sua cor.',
      utility: 'Isso é um serviço. Procure um arranha-céus cujo valor o distrito já alcance.',
      early:
        'O distrito é pequeno demais para esse número, por isso custaria pontos por agora. Veja a previsão: deve ser um mais.',
    },
  },
  utility: {
    task: 'Por baixo dos arranha-céus estão os serviços: dois dos três tipos em cada partida. Um moinho rende nas fichas marcadas no seu sinal. Construa um que dê pontos agora.',
    done: 'A ficha nova está na coluna da esquerda. A bandeira amarela diz: estes pontos estão garantidos. Um ecomóvel, o carro amarelo, conta linha e coluna. Mantenha um sinal premido para ler o que pede.',
    wrong: {
      nothing: 'Construa: há um moinho que rende mesmo aqui. Onde está a ficha nova na cidade?',
      tower: 'Isso é um arranha-céus. Escolha um dos sinais por baixo.',
      unpaid:
        'Um ecomóvel conta a sua linha e a sua coluna de espaços, e aí falta o que o sinal pede. Veja os moinhos.',
    },
  },
  biodome: {
    task: 'Noutra partida há biodomos. Um biodomo fica em qualquer terreno e rende se o distrito tiver exatamente a forma do seu sinal, girada ou não. Construa um que dê pontos agora.',
    done: 'A forma é essa. Tem de ficar assim: mais um espaço e o biodomo custa o seu valor.',
    wrong: {
      nothing: 'Construa: um distrito da ficha nova tem a forma de um sinal. Qual?',
      tower: 'Isso é um arranha-céus. Escolha uma das cúpulas de vidro por baixo.',
      windmill: 'Isso é um moinho. Escolha uma das cúpulas de vidro.',
      shape:
        'O distrito desse espaço tem outra forma, por isso custaria o seu valor. Compare o sinal com cada distrito da ficha nova e toque num espaço do que serve.',
    },
  },
  parks: {
    task: 'As árvores são parques: quem tiver mais ganha 5 pontos. O mesmo vale para os atletas, os estabelecimentos de desporto. Coloque uma ficha com uma árvore.',
    done: 'Ninguém tem mais parques: 5 pontos por agora. No fim, em caso de empate, todos os ganham, mesmo sem nenhum parque.',
    wrong: { none: 'Essa ficha não tem nenhuma árvore. Na sua mão há uma que tem.' },
  },
  fifteen: {
    task: 'Ronda 15 de 16. Ao 4 com andaime faltam três espaços de solo. Deixe livre o lugar ao lado e tire uma ficha com três espaços de solo para o seu último turno.',
    done: 'É o que falta ao 4. Depois de Bruno resta-lhe um turno.',
    wrong: {
      cracked:
        'Nenhuma ficha da sua mão tem três espaços de solo, e o 4 não pode crescer noutro lado. Coloque esta em baixo.',
      tile: 'Ao 4 faltam três espaços de solo: uma ficha à vista no mercado tem-nos.',
    },
  },
  last: {
    task: 'A sua última ficha! Coloque-a de modo que o 4 tenha os seus espaços. Depois construa o que rende logo, ou nada: nenhum distrito cresce mais.',
    done: 'A cidade está acabada. O que está cumprido dá o seu valor, o resto custa-o. Agora contam-se os pontos.',
    wrong: {
      costs: 'Isso já não pode ser cumprido e custaria o seu valor.',
      short:
        'Assim faltam espaços ao 4. Pegue na ficha com três espaços de solo e gire-a (↻) até o distrito ter quatro.',
    },
  },
} as const satisfies TutorialWords
