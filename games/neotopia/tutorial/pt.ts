// What the guide of Neotopia's tutorial says, in Portuguese.
import type { TutorialWords } from '../../../core/tutorial.ts'

export const lessons = {
  first: {
    task: 'Boas-vindas! Três regiões, uma cidade. Joga com a energia, o vermelho. Toque num espaço iluminado no centro de uma região e depois em ✔.',
    done: 'Todos constroem nas mesmas regiões, mas cada um pontua por si. O seu vermelho dá +1 no fim: já lá vamos.',
    wrong: {},
  },
  move: {
    task: 'Três ações por turno, por qualquer ordem: mover um elemento ou tirar um projeto. Mova agora um: toque num elemento de uma fábrica, depois num espaço iluminado e depois em ✔.',
    done: 'Uma fábrica chega às duas regiões ao seu lado. O que lá se coloca serve a todos.',
    wrong: {
      draw: 'Tirar um projeto também é uma ação, e já lá vamos. Agora mova um elemento de uma fábrica.',
    },
  },
  draw: {
    task: 'Agora o outro tipo de ação: tirar um projeto. Toque numa das quatro cartas à vista da oferta e depois em ✔.',
    done: 'Quando o seu padrão está numa região, girado à vontade, pode construí-lo. O olho diz: os outros conhecem esta carta.',
    wrong: {
      deck: 'O baralho está virado para baixo. Desta vez tire uma carta à vista, para saber o que recebe.',
      other: 'Também é permitido, mas vamos tirar um projeto da oferta.',
    },
  },
  third: {
    task: 'A terceira ação é à sua escolha: mover um elemento ou tirar um projeto. Depois termine o turno.',
    done: 'Agora é a vez de Bruno. As fábricas vazias enchem-se da pilha: quando sai a bandeira, segue-se uma última ronda.',
    wrong: {},
  },
  complete: {
    task: 'O seu projeto com o 3 pede roxo, vermelho, roxo em linha. O caminho curto: toque na carta, depois num espaço roxo tracejado e depois em ✔.',
    done: 'O padrão está completo, por isso pode ser construído. Roxo é tecnologia, vermelho é energia.',
    wrong: {
      draw: 'Nenhuma carta ajuda aqui: o que falta é um elemento no deserto.',
      open: 'Isso não completa nenhum projeto. Leve tecnologia da fábrica A para o deserto, em linha com energia e tecnologia.',
    },
  },
  build: {
    task: 'Construa-o agora: toque no botão ou na carta iluminada. Depois da próxima ação será tarde: o padrão tem de incluir o elemento acabado de colocar.',
    done: 'Os seus pontos vão para esta escala; 7, 13 e 18 dão marcadores. ≠: o próximo projeto aqui tem de ter outra imagem.',
    wrong: {
      other:
        'Então o projeto fica por construir, porque só o elemento acabado de colocar o completa. Construa primeiro.',
    },
  },
  token: {
    task: 'Os sinais redondos em alguns espaços são marcadores de bonificação. Cubra com um elemento o que está ao alcance e é seu.',
    done: 'Use um por turno, ou guarde-o: cada um que sobrar no fim vale 3 pontos.',
    wrong: {
      draw: 'Uma carta não cobre nada. Mova um elemento para um espaço com marcador.',
      plain: 'Não há marcador nesse espaço. Procure o espaço iluminado com um sinal redondo.',
    },
  },
  use: {
    task: 'Já fez as três ações, mas tem o marcador automatização (a roda dentada): mais uma ação. Toque nele e depois em ✔.',
    done: 'A roda dentada dá mais uma ação, as cartas tiram 2 projetos, a lâmpada traz um elemento à escolha da reserva e a folha leva a um espaço exterior tracejado.',
    wrong: { other: 'Então o turno acaba. Use primeiro o marcador.' },
  },
  group: {
    task: 'O seu maior grupo vermelho em cada região está contornado: no fim cada um dos seus elementos dá um ponto. Ponha vermelho junto a vermelho; a fábrica B tem um.',
    done: 'Mais um no grupo: mais um ponto para a região no fim. Se tivesse completado também um projeto, poderia construí-lo agora.',
    wrong: {
      draw: 'Uma carta não aumenta nenhum grupo. Mova energia da fábrica B.',
      apart: 'Isso não aumenta nenhum dos seus maiores grupos. Leve energia da fábrica B e ponha-a junto a energia.',
    },
  },
  lowest: {
    task: 'A sua região mais baixa conta três vezes. Com os seus maiores grupos tem 19, 17 e, na floresta, 12: complete um projeto na floresta e construa-o.',
    done: 'Uma carta de uma só cor dá 4 pontos; em vermelho, a sua, só 2. Na floresta contam três vezes, enquanto for a sua região mais baixa.',
    wrong: {
      late: 'Construa primeiro o projeto: só o elemento acabado de colocar o completa.',
      draw: 'Uma carta sozinha não dá pontos. Pode completar a curva da Agulha científica com tecnologia.',
      open: 'Isso não completa nada. Toque na Agulha científica na sua mão: o tabuleiro mostra onde lhe falta só uma tecnologia.',
      high: 'Isso completa um projeto, mas numa região que conta uma vez. Complete-o na floresta, a sua região mais baixa.',
    },
  },
  end: {
    task: 'É a última ronda. Use as suas últimas ações e termine o turno. Um marcador que guardar vale 3 pontos.',
    done: 'Agora conta-se tudo: projetos, grupos, marcadores e três vezes a sua região mais baixa.',
    wrong: {},
  },
} as const satisfies TutorialWords
