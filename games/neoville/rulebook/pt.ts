// The rules of Neoville to read, in Portuguese.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Neoville',
  goal: 'Coloque dezasseis fichas numa cidade de quatro por quatro e erga nelas arranha-céus e serviços. Tudo o que se constrói pontua se a cidade estiver à altura, e custa outro tanto se não estiver; ganha quem reunir mais pontos de harmonia.',
  scoring: '5',
  sections: [
    {
      id: 'short',
      heading: 'O jogo num minuto',
      parts: [
        'De 2 a 4 jogadores. Cada um constrói a sua própria cidade; o mercado de fichas e a reserva de construções são comuns. Em cada uma das 16 rondas fazem-se três coisas:',
        {
          steps: [
            '**Colocar** uma ficha da mão junto à cidade, girada à vontade.',
            '**Construir**, se se quiser, um arranha-céus ou um serviço na ficha acabada de colocar.',
            '**Tirar** uma ficha, do mercado ou da pilha.',
          ],
        },
        'Os espaços do mesmo terreno que se tocam formam um **distrito**. Um arranha-céus de valor 8 precisa de um distrito com pelo menos 8 espaços do seu terreno: então dá 8 pontos; senão, custa 8. Ninguém obriga a construir, por isso prometa só o que pode cumprir.',
      ],
    },
    { id: '1', heading: 'O que está na mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Fichas de cidade',
      parts: [
        'Há 74 fichas de cidade e 4 fichas Capital. Uma ficha tem 2 × 2 espaços, cada um de **solo**, **relva**, **rocha** ou **água**. Alguns espaços têm um **parque** (uma árvore), outros um **estabelecimento de desporto** (um atleta). Nesses dois não se pode construir, mas contam no seu distrito e podem dar uma bonificação (§5.5).',
      ],
    },
    {
      id: '1.2',
      heading: 'Arranha-céus',
      parts: [
        'São 28: quatro tipos com os valores 4, 5, 6, 7, 8, 10 e 12. Cada tipo pertence a um terreno.',
        {
          table: {
            caption: 'Tipos de arranha-céus',
            head: ['Arranha-céus', 'fica sobre'],
            rows: [
              ['Terra', 'solo'],
              ['Floresta', 'relva'],
              ['Pedra', 'rocha'],
              ['Cascata', 'água'],
            ],
          },
        },
      ],
    },
    {
      id: '1.3',
      heading: 'Serviços',
      parts: [
        'São 36: 12 ecomóveis, 12 moinhos e 12 biodomos. Em cada partida entram só dois dos três tipos.',
        {
          table: {
            caption: 'O que cada serviço pede e o que dá',
            head: ['Serviço', 'pede', 'pontos'],
            rows: [
              ['Ecomóvel', '4 parques nas suas linhas', '8'],
              ['Ecomóvel', '4 estabelecimentos de desporto nas suas linhas', '8'],
              ['Ecomóvel', '4 parques ou estabelecimentos de desporto, misturados à vontade', '5'],
              ['Ecomóvel', '3 arranha-céus nas suas linhas', '5'],
              ['Ecomóvel', '4 arranha-céus nas suas linhas', '8'],
              ['Ecomóvel', '3 outros serviços nas suas linhas', '8'],
              ['Moinho', 'uma ficha da coluna esquerda, da coluna direita, da linha de cima ou da linha de baixo', '4'],
              ['Moinho', 'uma ficha de canto', '5'],
              ['Moinho', 'uma das quatro fichas do centro', '6'],
              ['Biodomo', 'um distrito em L ou em linha de 3', '5'],
              ['Biodomo', 'um distrito em quadrado ou em T de 4', '6'],
              ['Biodomo', 'um distrito em V ou em U de 5', '8'],
            ],
          },
        },
        { ruling: 'Cada desenho existe duas vezes: seis desenhos fazem os doze serviços de um tipo.' },
        {
          ours: 'As formas dos biodomos, exceto o L de três. Todas são iguais ao espelho, por isso nunca importa para que lado fica uma forma.',
        },
        {
          figure: 'supply',
          caption:
            'A reserva no início de uma partida a dois: os arranha-céus por tipo e valor e, por baixo, os serviços sorteados, cada um com o que pede.',
        },
      ],
    },
    {
      id: '1.4',
      heading: 'Que fichas há',
      parts: [
        'Cada ficha mostra pelo menos dois terrenos, e cada terreno tem ao todo exatamente 74 espaços. 26 espaços têm um parque e 26 um estabelecimento de desporto, nunca os dois num espaço e no máximo um de cada numa ficha.',
        {
          ours: 'As 74 fichas: 12 com três espaços de um terreno e um de outro, 24 com dois e dois lado a lado, 6 com dois e dois em cruz, 24 com um par e dois espaços soltos, 8 com os quatro terrenos.',
        },
      ],
    },
    {
      id: '1.5',
      heading: 'Fichas Capital',
      parts: [
        'As fichas Capital 1 a 4 compensam a ordem de jogo: quanto mais tarde se joga, melhor é a ficha.',
        {
          ours: 'O que mostram as quatro fichas Capital. Afinámo-las em partidas simuladas até cada lugar ganhar mais ou menos as mesmas vezes.',
        },
      ],
    },
    { id: '2', heading: 'Preparação', parts: [] },
    {
      id: '2.1',
      heading: 'Arranha-céus',
      parts: [
        'Com dois jogadores ficam de fora os valores 5 e 7 (restam 20 arranha-céus), com três o 7 (restam 24), com quatro joga-se com os 28. Estão todos à vista de todos.',
      ],
    },
    {
      id: '2.2',
      heading: 'Serviços',
      parts: [
        'Sorteiam-se dois dos três tipos e, de cada um, 5, 6 ou 7 serviços para 2, 3 ou 4 jogadores. Também ficam à vista. Quem abre a mesa pode escolher os dois tipos.',
      ],
    },
    {
      id: '2.3',
      heading: 'Primeiro jogador',
      parts: [
        'Pela ordem de jogo, os jogadores recebem as fichas Capital 1, 2, 3 e 4; as que sobram ficam fora da partida.',
        { ruling: 'O primeiro jogador é sorteado, ou escolhido por quem abre a mesa.' },
      ],
    },
    {
      id: '2.4',
      heading: 'Mercado e mãos',
      parts: [
        'Baralham-se as fichas de cidade. Quatro ficam à vista como mercado, e cada um tira duas. Com a ficha Capital, a mão é de três.',
        {
          ruling:
            'As mãos são ocultas, mas o que todos viram continua a saber-se: as fichas Capital e as fichas escolhidas no mercado. Todos veem também de que posição da mão se joga.',
        },
      ],
    },
    {
      id: '3',
      heading: 'Um turno',
      parts: ['Três passos, sempre por esta ordem. Depois é a vez do jogador seguinte.'],
    },
    {
      id: '3.1',
      heading: 'Colocar uma ficha',
      parts: [
        'Escolha uma das três fichas da mão, gire-a à vontade e coloque-a. A ficha Capital é uma ficha como as outras.',
        {
          list: [
            'Depois da primeira, cada ficha partilha um lado inteiro com uma das suas, nunca meio lado.',
            'A cidade cresce em qualquer direção, mas nunca para lá de 4 × 4. Onde fica a moldura só se decide quando a cidade tem quatro de largura e quatro de altura.',
            'Os terrenos que se encontram não precisam de ser iguais.',
            'Depois de colocada, uma ficha já não se move nem gira.',
            'Não se podem unir dois distritos do mesmo terreno que tenham ambos um arranha-céus, a não ser que não haja outra colocação. Fechar um distrito sobre si mesmo não une nada e é permitido.',
          ],
        },
        {
          ruling:
            'Não há outra colocação se nenhuma ficha de toda a mão, em nenhuma rotação e em nenhum lugar, mantivesse os distritos separados. Não basta que uma delas não consiga.',
        },
      ],
    },
    {
      id: '3.2',
      heading: 'Construir, ou não',
      parts: [
        'Pode pôr-se uma construção da reserva na ficha acabada de colocar, num espaço sem parque nem estabelecimento de desporto. Assim, uma ficha nunca tem mais de uma construção, e a ocasião que não se aproveita perde-se.',
        {
          list: [
            'Um **arranha-céus** precisa de um espaço do seu terreno, num distrito sem arranha-céus.',
            'Um **serviço** pode ficar em qualquer terreno e em qualquer distrito.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Tirar uma ficha',
      parts: [
        'Escolha uma das quatro fichas do mercado, que se repõe logo, ou a de cima da pilha. Há sempre fichas suficientes.',
        { ruling: 'Na última ronda ninguém tira, porque não mudaria nada.' },
        { figure: 'market', caption: 'O mercado: quatro fichas à escolha, ou uma desconhecida da pilha.' },
      ],
    },
    {
      id: '4',
      heading: 'Distritos',
      parts: [
        'Um distrito são todos os espaços de um terreno que se tocam pelos lados, por quantas fichas for; os cantos não ligam. Os espaços com um parque ou um estabelecimento de desporto fazem parte dele e contam para o seu tamanho.',
        {
          figure: 'growing',
          caption:
            'Uma cidade algumas rondas antes do fim. Os distritos com arranha-céus têm um contorno; a etiqueta junto a um arranha-céus compara o tamanho do distrito com o que ele precisa.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Fim e pontuação',
      parts: [
        'Ao fim de 16 rondas cada cidade é um 4 × 4 completo. Agora conta-se tudo o que foi construído.',
        {
          table: {
            caption: 'Pontos',
            head: ['Por', 'pontos'],
            rows: [
              ['cada arranha-céus com espaços suficientes', 'o seu valor'],
              ['cada serviço que tem o que pede', 'o seu valor'],
              ['qualquer outro arranha-céus ou serviço', 'menos o seu valor'],
              ['ter mais parques', '5'],
              ['ter mais estabelecimentos de desporto', '5'],
            ],
          },
        },
      ],
    },
    {
      id: '5.1',
      heading: 'Arranha-céus',
      parts: [
        'Um arranha-céus dá o seu valor se o distrito tiver pelo menos tantos espaços; senão, custa-o. Se um distrito tiver vários, conta o melhor para quem os tem e os outros não valem nada.',
      ],
    },
    {
      id: '5.2',
      heading: 'Ecomóveis',
      parts: [
        'Um ecomóvel olha ao longo da sua linha e da sua coluna de espaços, de lado a lado da cidade: 15 espaços ao todo. Se tiverem o que pede, dá o seu valor; senão, custa-o. Não se conta a si próprio; um parque pode servir vários ecomóveis.',
      ],
    },
    {
      id: '5.3',
      heading: 'Moinhos',
      parts: ['Um moinho numa das suas fichas do 4 × 4 acabado dá o seu valor; senão, custa-o.'],
    },
    {
      id: '5.4',
      heading: 'Biodomos',
      parts: [
        'Um biodomo dá o seu valor se o distrito tiver exatamente a sua forma, nem um espaço a mais, em qualquer rotação e em qualquer terreno. Senão, custa-o. Só um biodomo pode pontuar num distrito; qualquer outro ali custa.',
      ],
    },
    {
      id: '5.5',
      heading: 'Parques e estabelecimentos de desporto',
      parts: [
        'Quem tiver mais parques ganha 5 pontos, e também quem tiver mais estabelecimentos de desporto. Em caso de empate, todos os empatados ganham os 5.',
        {
          ruling:
            'Isto vale também para um empate a zero: se nenhuma cidade tiver parques, todos ganham os 5 pontos dos parques.',
        },
      ],
    },
    {
      id: '5.6',
      heading: 'Quem ganha',
      parts: [
        'O total mais alto. Em caso de empate, a cidade com mais arranha-céus e serviços em conjunto; se também forem iguais, a vitória é partilhada.',
        {
          figure: 'finished',
          caption:
            'Uma cidade acabada. Uma etiqueta ou um visto verde marca o que pontua, um castanho o que custa pontos: alguns arranha-céus estão em distritos pequenos demais para eles.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Exemplos',
      parts: [
        {
          list: [
            'Um Cascata 8 num distrito de oito ou mais espaços de água: +8.',
            'Um Terra 5 num distrito de quatro espaços de solo: −5. Faltou um espaço.',
            'Um Pedra 4 num distrito de dois: −4.',
            'Um biodomo em L de três num distrito de exatamente três espaços de água em L: +5. Com um espaço a mais, −5.',
            'Um ecomóvel de quatro parques com quatro parques nas suas duas linhas: +8.',
            'Um moinho da coluna esquerda, na coluna esquerda: +4.',
            'Um U de cinco cujo vão foi preenchido já não é um U: −8. Um anel de oito espaços conta como um distrito de oito.',
            'Dois biodomos da mesma forma, a certa, num distrito: um pontua, o outro custa.',
          ],
        },
        {
          example:
            'Uma cidade inteira: arranha-céus 12 + 10 + 6 + 4 − 5 − 8, serviços 5 + 8 + 5 + 6 − 5, ao todo 38 pontos.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Para a primeira partida',
      parts: [
        {
          list: [
            'Comece por pouco: os arranha-céus de 4, 5 e 6 estão quase sempre ao alcance e muitas vezes fazem a diferença.',
            'Um arranha-céus de 12 precisa de quase um quinto da cidade. Construa-o cedo, ou não o construa.',
            'Olhe para a borda: onde a moldura está decidida, um distrito que lhe toca tem menos por onde crescer.',
            'Um moinho construído cedo deixa levar a moldura à sua volta; construído tarde, sabe-se onde fica.',
            'Não construir não custa nada. Construir em vão custa a dobrar: os pontos que não se ganham e os que se perdem.',
            'A folha de pontuação mostra a cada momento o que cada construção daria agora; as linhas que não estão certas ainda podem mudar.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas regras',
      parts: [
        'Esta página conta as regras de Neoville por palavras nossas. Ludopolis é independente e não oficial: não é feito nem aprovado pelos autores ou pelo editor do jogo, e não usa nenhuma das suas ilustrações.',
        'Os livros de regras publicados mostram muitos componentes só em imagens. Esses foram desenhados por nós; nesta página estão marcados como **criação nossa**. Onde o texto deixa um ponto em aberto, a nossa leitura está marcada como **o nosso critério**.',
      ],
    },
  ],
}
