// The rules of Meowtopia to read, in Portuguese.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Meowtopia',
  goal: 'Acorde os gatinhos, mande-os trabalhar e alimente-os a todos à noite, enquanto à volta deles crescem campos, canais e mercadores. Quem tiver mais pontos quando se esgotarem os campos, os canais ou os gatinhos fica à frente da câmara municipal.',
  scoring: '8',
  sections: [
    {
      id: 'short',
      heading: 'O jogo num minuto',
      parts: [
        'De 2 a 4 jogadores. Nada está oculto e, sorteado o primeiro jogador, também não há sorte nenhuma. Cada turno é um dia:',
        {
          steps: [
            '**Manhã**: acordar trabalhadores que dormem e dar a cada mercador algo para vender.',
            '**Dia**: escolher uma ficha de ação livre e mandar quantos trabalhadores acordados se quiser; adormecem. Depois cada um dos outros pode seguir com um trabalhador, ou passar e deixar um acordar.',
            '**Noite**: alimentar todos os gatinhos, 2 de comida cada um. Cada campo regado ajuda.',
          ],
        },
        'Os gatinhos, os canais e o que os mercadores venderam dão a maior parte dos pontos. Os gatinhos com fome custam alguns.',
      ],
    },
    { id: '1', heading: 'O que está na mesa', parts: [] },
    {
      id: '1.1',
      heading: 'Gatinhos, campos e canais',
      parts: [
        'Cada jogador tem uma família de seis gatinhos. Um gatinho é **trabalhador** ou **mercador** durante toda a partida. Os campos e os canais de rega estão no tabuleiro comum, tanto menos quanto menos jogadores houver:',
        {
          table: {
            caption: 'No tabuleiro comum antes da preparação',
            head: ['Jogadores', 'campos', 'canais'],
            rows: [
              ['2', '22', '22'],
              ['3', '25', '25'],
              ['4', '30', '28'],
            ],
          },
        },
        'O resto dos 34 campos e 32 canais espera à parte e usa-se depois de desencadeado o fim (§7).',
        { ours: 'A pelagem das famílias: ruivo, preto, cinzento e branco.' },
      ],
    },
    {
      id: '1.2',
      heading: 'Comida, moedas e penalizações',
      parts: [
        'Antes da partida escolhe-se quanta comida e quantas moedas há:',
        {
          list: [
            '**As que há na caixa**: 96 de comida e 20 moedas. Quem ganharia mais ganha o que resta. O que se paga ou se perde volta à reserva; o que está nos mercadores fica lá até o mercador partir.',
            '**Sem limite**: nunca se esgotam.',
          ],
        },
        'Só entram as famílias de quem joga.',
        {
          ruling:
            'O livro de regras conta 20 moedas e 36 marcadores de comida e só diz dos campos e canais que não são limitados, por isso pode jogar-se das duas formas. Se restar pouca comida, as fichas que ninguém escolheu recebem-na pela ordem comida, rega, ouro, recrutamento, campos. As penalizações nunca se esgotam, e pode ter-se qualquer número de mercadores.',
        },
        { ours: 'Os valores dos marcadores de comida: doze de cada um, 1, 2 e 5.' },
      ],
    },
    {
      id: '1.3',
      heading: 'Fichas de ação',
      parts: [
        'São cinco: **comida**, **rega**, **ouro**, **recrutamento** e **campos**.',
        {
          figure: 'tiles',
          caption: 'As cinco fichas de ação no início de uma ronda: cada uma pode ser escolhida por um jogador.',
        },
      ],
    },
    {
      id: '2',
      heading: 'Preparação',
      parts: [
        'Cada um tira da reserva comum dois gatinhos da sua família (trabalhadores acordados), dois campos lado a lado com um canal entre eles, 4 de comida e 1 moeda. Assim os dois campos estão regados desde o início.',
        { ruling: 'O primeiro jogador é sorteado, ou escolhido por quem abre a mesa.' },
      ],
    },
    {
      id: '3',
      heading: 'Uma ronda',
      parts: [
        'Cada um joga um turno, no sentido dos ponteiros do relógio desde o primeiro jogador. Uma ficha de ação só pode ser escolhida uma vez por ronda. No fim da ronda cada ficha que ninguém escolheu recebe 1 de comida, todas voltam, e quem está à esquerda passa a primeiro jogador.',
      ],
    },
    { id: '4', heading: 'Um turno', parts: ['Manhã, dia e noite, por esta ordem.'] },
    {
      id: '4.1',
      heading: 'Manhã: acordar',
      parts: [
        {
          list: [
            'Todos os trabalhadores estão acordados: ganha-se 1 de comida.',
            'Dorme exatamente um: pode acordar de graça.',
            'Dormem dois ou mais: cada um que se acorda custa 1 de comida.',
          ],
        },
        'Nunca é preciso acordar ninguém.',
        { ruling: 'Acordar vem antes de vender; nenhuma outra ordem seria melhor.' },
      ],
    },
    {
      id: '4.2',
      heading: 'Manhã: vender',
      parts: [
        'Cada um dos mercadores pode receber uma unidade, uma comida ou uma moeda. Daí em diante só aceita esse tipo. Os mercadores recrutados hoje começam amanhã.',
      ],
    },
    {
      id: '4.3',
      heading: 'Dia: escolher uma ação',
      parts: [
        'É preciso escolher uma ficha de ação livre, e recebe-se a comida que estiver em cima mesmo sem mandar ninguém. Mande até seis trabalhadores acordados; adormecem.',
        {
          table: {
            caption: 'O que as ações dão',
            head: ['Ação', 'pelos trabalhadores enviados'],
            rows: [
              ['Comida', '2, 5, 8, 12, 16 ou 20 de comida por um a seis trabalhadores'],
              ['Ouro', '1 moeda por cada um'],
              ['Campos', '1 campo por cada um, colocado logo com um lado contra um dos seus campos'],
              ['Rega', '1 canal por cada um, posto logo num lado livre de um dos seus campos'],
              ['Recrutamento', '1 gatinho por cada um, a 1 moeda cada um'],
            ],
          },
        },
        {
          list: [
            'Um campo está **regado** se houver um canal em qualquer dos seus quatro lados. Um canal entre dois campos rega os dois. Nem os campos nem os canais se movem.',
            'Um gatinho recrutado passa logo a trabalhador ou mercador; chega acordado.',
            'O último campo ou canal do tabuleiro não trava ninguém: o que falta vem dos que estão à parte.',
          ],
        },
        {
          ruling:
            'Só quando a reserva da própria família está vazia se recruta da família de outro jogador, o que desencadeia o fim (§7). Os gatinhos novos não podem trabalhar na ação que os trouxe. Não se podem mandar mais trabalhadores do que a ação aproveita: ninguém vai buscar comida ou moedas que não há.',
        },
        {
          figure: 'farm',
          caption:
            'Uma quinta ao fim de algumas rondas. Os canais de água estão nos lados dos campos: onde um toca, o campo dá fruto e ajuda à noite; o campo despido está seco.',
        },
      ],
    },
    {
      id: '4.4',
      heading: 'Dia: os outros seguem ou passam',
      parts: [
        'No sentido dos ponteiros do relógio, cada um dos outros decide:',
        {
          list: [
            '**Seguir**: mandar exatamente um trabalhador acordado e fazer a mesma ação uma vez. Vale mesmo que o jogador ativo não tenha mandado ninguém.',
            '**Passar**: um dos seus trabalhadores que dormem acorda de graça. Se não dorme nenhum, ganha-se 1 de comida.',
          ],
        },
        'Quem não pode fazer a ação passa.',
        { ruling: 'Ao passar, um trabalhador acorda sempre por si, porque nunca é pior.' },
      ],
    },
    {
      id: '4.5',
      heading: 'Noite: alimentar todos',
      parts: [
        'Só alimenta quem tem a vez: **2 de comida por gatinho**, trabalhadores e mercadores por igual, **menos 1 por cada campo regado**. A conta nunca desce abaixo de 0, e o que os campos dão a mais perde-se.',
        'Quem não pode ou não quer alimentar todos escolhe uma de duas formas, nunca as duas na mesma noite:',
        {
          list: [
            '**Despedir**: um gatinho volta à reserva da sua família, ganham-se 3 de comida, e o que ele tinha perde-se. Continua-se, um a um, até se poder alimentar quem fica.',
            '**Ficar com todos**: recebe-se uma penalização de −3 pontos por cada gatinho que passa fome. Cada um poupa 2 de comida, ou o que resta da conta.',
          ],
        },
        {
          ruling:
            'Onde não há nada a pagar, ninguém é despedido. O último trabalhador de uma casa nunca pode ser despedido; os primeiros dois campos alimentam-no em qualquer caso. O que tinha um mercador despedido volta à reserva antes de se ganharem as 3 de comida.',
        },
        {
          figure: 'household',
          caption:
            'Uma casa: as suas provisões, os seus trabalhadores, acordados ou a dormir, e os seus mercadores com o que venderam.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Lado B: duas ações numa ficha',
      parts: [
        'Nesta variante cada ficha mostra duas ações, e cada ação está em duas fichas. Quem escolhe uma ficha diz qual das duas faz, mesmo sem mandar ninguém. Quem segue faz **a outra**.',
        {
          ours: 'Os pares: comida e rega, rega e ouro, ouro e recrutamento, recrutamento e campos, campos e comida.',
        },
      ],
    },
    {
      id: '6',
      heading: 'Pormenores',
      parts: [
        'A comida em cima de uma ficha de ação acumula-se de ronda em ronda até alguém escolher a ficha.',
        'Depois de se recrutar de outra família, os gatinhos já não são todos iguais: um gatinho despedido volta à sua própria família. Onde isso importa, pergunta-se qual é.',
      ],
    },
    {
      id: '7',
      heading: 'O fim',
      parts: [
        'O fim é desencadeado quando alguém tira o último campo ou o último canal do tabuleiro comum, ou recruta um gatinho de outra família. Acaba-se a ronda; os campos e canais vêm então dos que estão à parte, e nunca se esgotam.',
        'Depois, cada gatinho acordado, mercadores incluídos, dá 1 de comida a quem o tem.',
        {
          ruling:
            'Se nada desencadeou o fim, a partida acaba depois da ronda 40; da ronda 36 em diante há um aviso. A comida pelos gatinhos acordados é dada mesmo que a reserva já não tenha nenhuma.',
        },
      ],
    },
    {
      id: '8',
      heading: 'Pontuação',
      parts: [
        {
          table: {
            caption: 'Pontos',
            head: ['Por', 'pontos'],
            rows: [
              ['cada gatinho', '3'],
              ['cada canal', '1 por cada campo que rega: 1 ou 2'],
              ['cada moeda num mercador', '3'],
              ['cada comida num mercador', '2'],
              ['cada moeda guardada', '1'],
              ['cada 2 de comida guardadas', '1'],
              ['cada penalização', '−3'],
            ],
          },
        },
        'Ganha o total mais alto.',
        { ruling: 'Se os totais forem iguais, a vitória é partilhada.' },
      ],
    },
    {
      id: '9',
      heading: 'Exemplos',
      parts: [
        {
          list: [
            'Três gatinhos e quatro campos regados: 6 − 4, por isso pagam-se 2 de comida.',
            'Ninguém dorme de manhã: ganha-se 1 de comida. Dorme um: acorda de graça. Dormem três: acordar dois custa 2 de comida.',
            'Quatro trabalhadores na comida trazem 12; o trabalhador de quem segue traz 2.',
            'Um campo colocado contra um canal que já lá está fica logo regado.',
            'Um canal entre dois campos vale 2 pontos; um na borda da quinta, 1.',
            'Com os seis gatinhos da família recruta-se um sétimo de outra: esta é a última ronda.',
            'O jogador ativo tira o último canal; quem segue recebe na mesma o seu.',
          ],
        },
        {
          example:
            'Quatro gatinhos e uma conta que passa em 3 a comida que há. Ou dois passam fome (−6 pontos), ou despede-se um, ganham-se 3 de comida e alimentam-se os outros. Um despedido e um com fome não é permitido.',
        },
      ],
    },
    {
      id: 'tips',
      heading: 'Para a primeira partida',
      parts: [
        {
          list: [
            'Conte a noite antes de gastar o dia: uma penalização custa tanto como vale um gatinho.',
            'Cada campo regado poupa 1 de comida todas as noites. Quanto mais cedo, mais dá.',
            'Coloque os campos em bloco: um canal entre dois campos rega os dois e pontua a dobrar.',
            'Guarde um trabalhador acordado para os turnos dos outros. Seguir não gasta a sua ficha, e passar acorda alguém de qualquer modo.',
            'Um mercador que recebe uma moeda todas as manhãs ganha 3 pontos por turno. Recrute um cedo e que não lhe faltem moedas.',
            'Atenção ao tabuleiro: quem tira o último campo ou canal decide quando a partida acaba.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas regras',
      parts: [
        'Esta página conta as regras de Meowtopia por palavras nossas. Ludopolis é independente e não oficial: não é feito nem aprovado pelos autores ou pelo editor do jogo, e não usa nenhuma das suas ilustrações.',
        'O que o livro de regras publicado mostra só em imagens foi desenhado por nós; nesta página está marcado como **criação nossa**. Onde o texto deixa um ponto em aberto, a nossa leitura está marcada como **o nosso critério**.',
      ],
    },
  ],
}
