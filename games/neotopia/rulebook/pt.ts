// The rules of Neotopia to read, in Portuguese.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neotopia',
  goal: 'Estamos em 2055 e uma cidade cresce em três regiões: leve para lá elementos das fábricas e complete os padrões das suas cartas de projeto. A região mais baixa conta três vezes, por isso ganha quem não deixa nenhuma para trás.',
  scoring: '4.3',
  sections: [
    {
      id: 'short',
      heading: 'O jogo num minuto',
      parts: [
        'De 2 a 4 jogadores. Todos constroem nas mesmas três regiões, mas cada um pontua por si. Em cada turno fazem-se exatamente três ações, cada uma delas uma destas duas:',
        {
          list: [
            '**Tirar** uma carta de projeto, da oferta à vista ou do baralho.',
            '**Mover** um elemento de uma fábrica para uma região ao lado dessa fábrica.',
          ],
        },
        'Se o elemento acabado de colocar completar o padrão de uma carta da mão, pode construir-se ali essa carta e pontuá-la nessa região. Além disso, uma vez por turno pode usar-se um marcador de bonificação. Quando as fichas de produção se esgotam, a partida chega ao fim; então conta também o maior grupo da própria cor em cada região.',
      ],
    },
    { id: '1', heading: 'O que está na mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Elementos',
      parts: [
        'Há 25 de cada: **energia**, **biocultivo**, **tecnologia** e **comunidade**. Cada jogador tem um deles como cor própria; os quatro estão em todas as partidas.',
        {
          ours: 'Que cor corresponde a cada elemento: energia vermelha, biocultivo verde, tecnologia roxa, comunidade azul.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Regiões e fábricas',
      parts: [
        'Deserto, água e floresta são regiões de espaços hexagonais. Entre elas há três fábricas: A toca no deserto e na água, B na água e na floresta, C na floresta e no deserto.',
        {
          ours: 'O mapa de uma região: 37 espaços. Os seis cantos são **espaços exteriores**, a que só chega um marcador especial; o do meio é o centro; outros quatro têm um marcador de bonificação.',
        },
        {
          figure: 'start',
          caption:
            'O início de uma partida a três: cada jogador colocou um primeiro elemento, e cada fábrica tem um de cada cor.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Marcadores de bonificação',
      parts: [
        'São 24, seis de cada tipo: subsídio público, automatização, iniciativa privada e novas licenças de obra. Pode ter-se qualquer número; um marcador usado sai da partida. O que fazem está em §3.7.',
      ],
    },
    {
      id: '1.4',
      heading: 'Cartas de projeto',
      parts: [
        'São 56, e cada uma mostra um padrão de elementos. Um **edifício** tem uma só cor e vale 4 pontos, mas só 2 para quem joga com essa cor. Um **projeto de duas cores** vale tantos pontos como os espaços que tem: 3, 4 ou 5.',
        { ruling: 'Um edifício de uma cor com que ninguém joga vale 4 para todos.' },
        {
          ours: 'Os padrões, tipos e nomes das cartas: 16 tipos, dos quais quatro são edifícios com cinco cartas cada um e doze são pares de cores com três cartas cada um. Não há duas cartas com o mesmo padrão, e cada cor aparece as mesmas vezes.',
        },
        {
          figure: 'cards',
          caption:
            'Uma oferta de quatro projetos ao lado do baralho: cada carta mostra o seu padrão, as suas cores e o que vale.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Fichas de produção',
      parts: [
        'São 12. No verso mostram quatro elementos; uma delas tem a **bandeira** e traz o fim da partida.',
        { ours: 'O que os versos mostram: ao todo 12 de cada cor.' },
      ],
    },
    {
      id: '1.6',
      heading: 'Escalas de pontos',
      parts: [
        'Cada região tem uma escala de 20, e cada jogador tem um pino em cada uma. Quem passa do 20 começa outra volta.',
      ],
    },
    { id: '2', heading: 'Preparação', parts: [] },
    { id: '2.1', heading: 'Fábricas', parts: ['Cada fábrica começa com um elemento de cada cor.'] },
    {
      id: '2.2',
      heading: 'Marcadores',
      parts: [
        'Misturam-se os marcadores de bonificação. Cada região recebe quatro, à vista nos seus espaços com marcador, e uma pilha de quatro da qual só se vê o de cima.',
      ],
    },
    {
      id: '2.3',
      heading: 'Primeiro jogador',
      parts: [
        'Joga-se no sentido dos ponteiros do relógio.',
        { ruling: 'O primeiro jogador é sorteado, ou escolhido por quem abre a mesa.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Cartas e cores',
      parts: [
        'Cada um recebe três cartas de projeto e guarda-as em segredo. As cores vão por lugar: energia, biocultivo, tecnologia, comunidade. Com uma opção da mesa, os jogadores escolhem-nas pela ordem de jogo.',
      ],
    },
    {
      id: '2.5',
      heading: 'Primeiros elementos',
      parts: [
        'Pela ordem de jogo, cada jogador coloca um elemento da sua cor, vindo da reserva: no centro de uma região vazia ou ao lado de um elemento que já lá esteja. Uma região pode ficar vazia. Só então se põem à vista quatro projetos como oferta.',
        {
          ruling:
            'Pode cobrir-se um espaço com marcador, que se ganha logo; ainda não se pode construir nenhum projeto.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Pilha de produção',
      parts: [
        'A ficha da bandeira fica no fundo e as outras são baralhadas em cima dela: 9 fichas ao todo com dois jogadores, 10 com três, 12 com quatro. Em cima da pilha fica um elemento de cada cor.',
      ],
    },
    {
      id: '3',
      heading: 'Um turno',
      parts: [
        'Três ações e, se se quiser, um marcador de bonificação. Depois de cada elemento colocado pode construir-se.',
      ],
    },
    {
      id: '3.1',
      heading: 'Três ações',
      parts: [
        'Fazem-se exatamente três, em qualquer combinação e ordem:',
        {
          list: [
            '**Tirar** um projeto da oferta ou do baralho. A oferta só se repõe no fim do turno, e as mãos não têm limite.',
            '**Mover** um elemento de uma fábrica para uma região em que a fábrica toca.',
          ],
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Onde fica um elemento',
      parts: [
        'Num espaço normal livre ao lado de qualquer elemento da região, seja de que cor for; um num espaço exterior também conta. Numa região vazia vai para o centro. Os espaços exteriores são só para as novas licenças de obra (§3.7).',
      ],
    },
    {
      id: '3.3',
      heading: 'Ganhar um marcador',
      parts: ['Cubra um marcador de bonificação com um elemento e ele é seu.'],
    },
    {
      id: '3.4',
      heading: 'Uma ação que não se pode fazer',
      parts: [
        {
          ruling:
            'Se não se puder tirar nem mover, a ação perde-se. Isto não pode acontecer antes de a bandeira ter saído.',
        },
      ],
    },
    {
      id: '3.5',
      heading: 'Construir um projeto',
      parts: [
        'Logo depois de colocar um elemento, por uma ação ou por um marcador, pode construir-se **um** projeto nessa região se',
        {
          list: [
            'a carta estava na mão quando o elemento foi colocado,',
            'o seu padrão está na região e usa o elemento acabado de colocar, espaços exteriores incluídos,',
            'o último projeto construído nessa região é de outro tipo: uma cidade diversa nunca se repete.',
          ],
        },
        'Os elementos ficam onde estão e podem servir outra vez. A carta vai para cima da última construída na região.',
        {
          ruling:
            'Os padrões podem ser girados, mas não vistos ao espelho. Uma carta tirada depois da colocação chega tarde.',
        },
        {
          figure: 'regions',
          caption:
            'Algumas rondas mais tarde: já se construíram projetos nas regiões, e os pinos dos jogadores avançaram nas escalas à volta delas.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Pontuá-lo',
      parts: [
        'Os pontos vão para a escala dessa região. Sempre que o pino chega ao 7, ao 13 ou ao 18, ou passa por eles, tira-se o marcador de cima da pilha da região, se ainda houver.',
        { ruling: 'Nas voltas seguintes os mesmos passos contam outra vez: 27, 33, 38 e assim por diante.' },
      ],
    },
    {
      id: '3.7',
      heading: 'Marcadores de bonificação',
      parts: [
        'No máximo um por turno, sem custo, antes, entre ou depois das ações. Pode usar-se um acabado de ganhar; um que não faria nada não pode ser usado.',
        {
          list: [
            '**Subsídio público**: tirar dois projetos, cada um da oferta ou do baralho.',
            '**Automatização**: fazer mais uma ação.',
            '**Iniciativa privada**: colocar um elemento qualquer da reserva em qualquer região, pela regra do costume.',
            '**Novas licenças de obra**: mover um elemento de uma fábrica para um espaço exterior livre de uma região em que ela toca, ao lado de um elemento.',
          ],
        },
        {
          ruling:
            'Nunca entre uma colocação e a sua construção. A iniciativa privada não chega aos espaços exteriores.',
        },
      ],
    },
    {
      id: '3.8',
      heading: 'Fábricas vazias',
      parts: [
        'Uma fábrica que ficou vazia enche-se logo, mesmo a meio do turno: recebe os elementos que estão na pilha de produção. Depois vira-se a ficha de cima, os elementos do seu verso vêm da reserva para a pilha, e a ficha sai da partida.',
        'Uma cor que se esgotou fica de fora; uma fábrica que não recebe nada fica vazia.',
        { ruling: 'Quando já não há fichas, o centro enche-se com um elemento de cada cor.' },
      ],
    },
    {
      id: '3.9',
      heading: 'A ordem',
      parts: ['Sempre a mesma: colocação, marcador ganho, fábrica reposta, e só então a decisão de construir ou não.'],
    },
    {
      id: '3.10',
      heading: 'O momento de construir',
      parts: [
        'A ocasião de construir dura até se fazer outra coisa. No fim do turno a oferta repõe-se até quatro cartas enquanto houver baralho.',
        {
          ruling:
            'A ação ou o marcador seguinte fecha a ocasião. Depois da terceira ação, termina o turno à mão quem tem um marcador ou uma carta que os outros não sabem nomear; senão termina por si: uma pausa nunca diz o que há numa mão oculta.',
        },
      ],
    },
    {
      id: '3.11',
      heading: 'O que todos sabem',
      parts: [
        'Todos veem quantas cartas cada um tem, e as cartas tiradas da oferta continuam conhecidas até serem construídas. As outras cartas, os versos das fichas de produção e os marcadores por baixo do topo de uma pilha são ocultos.',
      ],
    },
    { id: '4', heading: 'Fim e pontuação', parts: [] },
    {
      id: '4.1',
      heading: 'Quando acaba',
      parts: ['Quando se vira a ficha da bandeira, acaba-se a ronda e joga-se mais uma ronda completa.'],
    },
    {
      id: '4.2',
      heading: 'Grupos',
      parts: [
        'Em cada região soma-se o tamanho do maior grupo ligado da própria cor, espaços exteriores incluídos. Estes pontos já não dão marcadores.',
      ],
    },
    {
      id: '4.3',
      heading: 'Pontuação final',
      parts: [
        'A melhor região, mais a segunda, mais **três vezes** a mais baixa, mais 3 por cada marcador de bonificação por usar.',
        {
          table: {
            caption: 'Pontos',
            head: ['Por', 'pontos'],
            rows: [
              ['cada projeto', 'o seu valor, na sua região'],
              ['o maior grupo numa região', '1 por cada elemento'],
              ['a região mais baixa', 'conta três vezes'],
              ['cada marcador de bonificação que sobra', '3'],
            ],
          },
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Empates',
      parts: [
        'Decidem os pontos da região mais baixa, depois os da segunda, depois os da mais alta.',
        { ruling: 'Se tudo for igual, a vitória é partilhada.' },
      ],
    },
    {
      id: '5',
      heading: 'Exemplos',
      parts: [
        {
          example:
            'Durante a partida marcaram-se 18, 6 e 15; os grupos somam 4, 5 e 4; sobram dois marcadores. São 22 + 19 + 3 × 11 + 6 = 80.',
        },
        {
          list: [
            'Um edifício de outra cor vale 4, um da própria só 2.',
            'De 5 para 9 passa-se o 7 e tira-se um marcador; de 12 para 17, um pelo 13; de 13 para 18, um pelo 18. De uma pilha vazia não se tira nenhum.',
            'Uma carta do último tipo construído no deserto não pode ser construída lá agora, mas pode na floresta.',
            'Um padrão que já estava completo sem o elemento acabado de colocar não pode ser construído com ele. A sua imagem ao espelho também não.',
            'Esvazia-se uma fábrica com o próprio elemento que completa um padrão: primeiro enche-se a fábrica e vira-se uma ficha, depois decide-se se se constrói.',
            'Cobre-se um marcador e pode usar-se logo, se ainda não se usou nenhum neste turno.',
          ],
        },
      ],
    },
    {
      id: '6',
      heading: 'A sorte e o que está oculto',
      parts: [
        'Nada é distribuído em segredo de antemão. Cartas, marcadores e fichas são sorteados quando as regras os viram, de entre tudo o que ainda lá pode estar. Os bots veem o que um jogador no seu lugar veria, e mais nada.',
      ],
    },
    {
      id: 'tips',
      heading: 'Para a primeira partida',
      parts: [
        {
          list: [
            'Atenção à região mais baixa: um ponto ali vale três. Comece cedo em todas.',
            'Os edifícios de outras cores dão 4 pontos por três ou quatro elementos: um bom começo.',
            'Todos colocam no mesmo mapa. Um elemento seu pode completar o padrão do jogador seguinte, por isso veja que cartas ele tirou da oferta.',
            'Os elementos da própria cor contam duas vezes: nos padrões e, no fim, no maior grupo. Deixe-os tocar-se.',
            'Um marcador por usar vale 3 pontos. Use-o quando der mais.',
            'Quanto menos fichas de produção restarem, menos cartas convém tirar: uma carta por construir não vale nada.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas regras',
      parts: [
        'Esta página conta as regras de Neotopia por palavras nossas. Ludopolis é independente e não oficial: não é feito nem aprovado pelos autores ou pelo editor do jogo, e não usa nenhuma das suas ilustrações.',
        'O livro de regras publicado mostra o mapa, as cartas e as fichas só em imagens. Esses foram desenhados por nós; nesta página estão marcados como **criação nossa**. Onde o texto deixa um ponto em aberto, a nossa leitura está marcada como **o nosso critério**.',
      ],
    },
  ],
}
