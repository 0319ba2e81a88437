// What the guide of Neoville's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  place: {
    task: 'Boas-vindas! Vamos construir uma cidade de 16 fichas. Coloque a primeira: toque numa ficha da sua mão, depois no lugar e depois em ✓.',
    done: 'Os espaços de um terreno que se tocam por um lado são um distrito e sustentam arranha-céus. ◇ marca a sua ficha Capital: coloca-se como qualquer outra.',
    wrong: {},
  },
  build: {
    task: 'Agora construa aí: toque num arranha-céus com um 4 ou um 6 e depois em ✓. Terra vai para solo, Floresta para relva, Pedra para rocha, Cascata para água.',
    done: 'Está com andaime e, por agora, tira o seu valor. Quando o distrito tiver tantos espaços, passa a dá-lo.',
    wrong: {
      nothing: 'Pode-se sempre não construir nada, mas aqui queremos um arranha-céus.',
      utility: 'Isso é um serviço; lá chegaremos. Escolha um dos números: um arranha-céus.',
      high: 'Esse número pede um distrito enorme. Para começar, escolha um 4 ou um 6.',
    },
  },
  draw: {
    task: 'Por fim, tire uma ficha: escolha uma das quatro do mercado. A cor do seu arranha-céus ajuda-o a crescer.',
    done: 'Isto é um turno, um de dezasseis: colocar, construir, tirar. “vista” diz que os outros conhecem essa ficha.',
    wrong: { stack: 'A pilha está virada para baixo: não vê o que recebe. Escolha uma das quatro fichas à vista.' },
  },
  second: {
    task: 'Bruno já jogou: o ponto amarelo marca a última ficha dele. Agora um turno inteiro seu. Faça crescer o distrito do seu arranha-céus.',
    done: 'E assim por diante. Só se constrói na ficha acabada de colocar, e um distrito sustenta um só arranha-céus: se fechar sem ele, já não terá nenhum.',
    wrong: {},
  },
  grow: {
    task: 'O 4 com andaime tem 2 espaços de rocha e precisa de 4. Coloque uma ficha que lhe dê os dois que faltam. ↻ gira a ficha.',
    done: 'Quatro espaços de rocha: mais 4 em vez de menos 4. Por cima da cidade lê-se o que está garantido, o que está previsto e o que ainda não está ganho.',
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
    done: 'Rende já, e um distrito nunca encolhe. Uma bandeira amarela marca os pontos que já nada pode tirar.',
    wrong: {
      nothing: 'Há algo a ganhar aqui: procure um distrito com tantos espaços como um número da sua cor.',
      utility: 'Isso é um serviço. Procure um arranha-céus cujo valor o distrito já alcance.',
      early:
        'O distrito é pequeno demais para esse número, por isso custaria pontos por agora. Veja a previsão: deve ser um mais.',
    },
  },
  utility: {
    task: 'Por baixo dos arranha-céus estão os serviços: dois dos três tipos em cada partida. Um moinho rende nas fichas marcadas no seu sinal. Construa um que dê pontos agora.',
    done: 'A ficha nova está na coluna da esquerda, como pede o sinal. Um ecomóvel conta linha e coluna. Mantenha um sinal premido para o ler.',
    wrong: {
      nothing: 'Construa: há um moinho que rende mesmo aqui. Onde está a ficha nova na cidade?',
      tower: 'Isso é um arranha-céus. Escolha um dos sinais por baixo.',
      unpaid: 'Esse não recebe o que o seu sinal pede, por isso custa o seu valor. Em que coluna está a ficha nova?',
    },
  },
  biodome: {
    task: 'Noutra partida há biodomos. Um biodomo fica em qualquer terreno e rende se o distrito tiver exatamente a forma do seu sinal. Construa um que dê pontos agora.',
    done: 'A forma é essa, girada ou não. Tem de ficar assim: mais um espaço e o biodomo custa o seu valor.',
    wrong: {
      nothing: 'Construa: um distrito da ficha nova tem a forma de um sinal. Qual?',
      tower: 'Isso é um arranha-céus. Escolha uma das cúpulas de vidro por baixo.',
      windmill: 'Isso é um moinho. Escolha uma das cúpulas de vidro.',
      shape:
        'Aí o distrito tem outra forma, por isso custaria o seu valor. Compare o sinal com o distrito, espaço a espaço.',
    },
  },
  parks: {
    task: 'As árvores são parques: quem tiver mais ganha 5 pontos. O mesmo vale para os atletas, os estabelecimentos de desporto. Coloque uma ficha com uma árvore.',
    done: 'Ninguém tem mais parques: 5 pontos. Em caso de empate, todos os ganham, mesmo sem nenhum parque. Pode mudar até ao fim.',
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
