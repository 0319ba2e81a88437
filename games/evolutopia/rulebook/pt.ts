// The rules of Evolutopia to read, in Portuguese.
import type { Rulebook } from '../../../core/rulebook.ts'

export const rulebook: Rulebook = {
  title: 'Evolutopia',
  goal: 'Em conjunto endireita-se uma cidade em apuros: desenvolvem-se evoluções com a ajuda de especialistas e colocam-se no território. Todos ganham no momento em que três indicadores estão a 6 ou mais e não resta nenhum prejuízo a descoberto, e todos perdem se um indicador cair a 0 ou a crise chegar à última luz.',
  scoring: '4',
  sections: [
    {
      id: 'short',
      heading: 'O jogo num minuto',
      parts: [
        'De 1 a 5 jogadores, que jogam todos do mesmo lado e podem falar de tudo. Em cada turno faz-se uma das cinco ações, que fica bloqueada: por agora ninguém a pode repetir.',
        {
          steps: [
            '**Escolher** uma evolução para estudar.',
            '**Iniciar** uma: passá-la do estudo para a obra.',
            '**Recrutar** especialistas do saco.',
            '**Atribuir** especialistas a evoluções em obra e à crise.',
            '**Inaugurar** uma evolução acabada: mexe nos indicadores e coloca-se no território.',
          ],
        },
        'Em vez de uma ação pode **acabar-se a ronda**, e tem de ser quando as cinco estão bloqueadas. Uma crise por resolver faz estragos, chega uma nova, e as ações ficam livres outra vez, todas menos uma.',
      ],
    },
    { id: '1', heading: 'O que está na mesa', parts: [] },
    {
      id: '1.1',
      heading: 'O território',
      parts: [
        'Uma grelha de espaços com uma ficha inicial e algumas fichas de prejuízo. Cada prejuízo pertence a um indicador.',
        { ours: 'A grelha de 4 × 4 e os dez prejuízos, dois por indicador.' },
        {
          figure: 'territory',
          caption:
            'O território de uma partida de descoberta: a ficha inicial e dois prejuízos, cada um com o seu indicador.',
        },
      ],
    },
    {
      id: '1.2',
      heading: 'Indicadores',
      parts: [
        'Cinco escalas de 0 a 7: **ambiente**, **mobilidade**, **conforto**, **energia** e **economia**.',
        { ours: 'Que as escalas acabem no 7.' },
        {
          figure: 'indicators',
          caption: 'Os cinco indicadores no início de uma partida de descoberta, e as luzes de crise.',
        },
      ],
    },
    {
      id: '1.3',
      heading: 'A fila de luzes',
      parts: [
        'Uma fila de luzes ao longo da qual avança o marcador de crise. Na última, a partida está perdida.',
        { ours: 'O seu comprimento: dez luzes, seja qual for o número de jogadores.' },
      ],
    },
    {
      id: '1.4',
      heading: 'Especialistas',
      parts: [
        'Há 25 num saco, cinco de cada tipo: **projetistas**, **construtores**, **neourbanistas**, **tecnólogos** e **reguladores**.',
      ],
    },
    {
      id: '1.5',
      heading: 'Evoluções',
      parts: [
        'São 35 fichas. Cada uma mostra o seu nome, os especialistas que pede e como muda os indicadores, quase sempre para cima. Algumas têm uma **marca azul** (uma evolução extra) ou uma **marca verde** (um bom plano); ver §3.2.',
        {
          ours: 'As 35 evoluções. Pedem de dois a quatro especialistas, e cada indicador e cada tipo de especialista é pedido mais ou menos as mesmas vezes.',
        },
        {
          figure: 'site',
          caption:
            'Evoluções em obra: cada uma mostra os especialistas que ainda lhe faltam e como vai mudar os indicadores.',
        },
      ],
    },
    {
      id: '1.6',
      heading: 'Crises',
      parts: [
        'São 15 cartas. Cada uma tem um efeito à chegada, quase sempre à escolha entre dois; os especialistas necessários para a gerir; e uma penalização se não for gerida. Onde uma carta fala de especialistas **em jogo**, são os da zona de especialistas, os das obras e os da crise atual. Os especialistas devolvidos vão para o saco.',
        {
          ours: 'Todas as crises, exceto o que faz o alerta de tempestade à chegada e a sua penalização: são exemplos das regras publicadas. As duas opções de uma carta não têm nenhum efeito em comum, e uma luz é sempre só o preço de uma delas ou de uma crise por gerir.',
        },
        {
          figure: 'crisis',
          caption: 'Uma crise em jogo: os especialistas que pede e o que acontece se não for gerida.',
        },
      ],
    },
    {
      id: '1.7',
      heading: 'Bons planos e papéis',
      parts: [
        'Há 9 bons planos, cada um de um só uso, e 10 papéis, cada um com um talento e a altura em que pode ser usado. O **Engenhocas** usa um papel visível de um vizinho, quem joga logo antes ou depois; conta como o único papel que se pode usar num turno.',
        { ours: 'Todos os bons planos e papéis; também é nosso que o Engenhocas só peça emprestado aos vizinhos.' },
      ],
    },
    {
      id: '1.8',
      heading: 'Ações e marcadores de bloqueio',
      parts: ['As cinco ações estão em fila, com cinco marcadores para as bloquear.'],
    },
    { id: '2', heading: 'Preparação', parts: [] },
    {
      id: '2.1',
      heading: 'Evoluções',
      parts: [
        'A pilha fica virada para cima, por isso a ficha do topo está sempre à vista. Duas fichas vão para o **estudo** e depois uma para a **obra**. Em cada uma destas zonas cabem três.',
      ],
    },
    {
      id: '2.2',
      heading: 'Especialistas',
      parts: ['Tiram-se três do saco para a zona de especialistas, onde cabem cinco.'],
    },
    {
      id: '2.3',
      heading: 'Escalas',
      parts: [
        'Todos os indicadores começam a 2 e a crise na primeira luz. Numa partida de **descoberta** os indicadores começam a 3 e a crise na segunda luz.',
      ],
    },
    {
      id: '2.4',
      heading: 'Cartas',
      parts: [
        'Baralham-se as crises e os bons planos, virados para baixo. Cada jogador recebe dois papéis: um visível e outro por baixo, virado para baixo, que nem o próprio vê.',
        { ours: 'Que possam jogar até cinco: dez papéis são dois para cada um.' },
      ],
    },
    {
      id: '2.5',
      heading: 'Níveis',
      parts: [
        'O nível decide quantos prejuízos há e a que distância do início. Qual fica em cada sítio é ao acaso.',
        {
          table: {
            caption: 'Prejuízos por nível',
            head: ['Nível', 'prejuízos'],
            rows: [
              ['Descoberta', '2'],
              ['Nível 1', '4'],
              ['Nível 2', '5'],
              ['Nível 3', '6'],
              ['Nível 4', '8'],
              ['Disposição própria', 'até 10'],
            ],
          },
        },
        {
          ours: 'Todas as disposições. Numa própria, cada prejuízo tem de ser alcançável e nenhum pode estar no início.',
        },
      ],
    },
    {
      id: '2.6',
      heading: 'Primeiro jogador',
      parts: ['O primeiro jogador é sorteado. A vez passa para a esquerda.'],
    },
    {
      id: '3',
      heading: 'Um turno',
      parts: [
        'Faça uma ação livre e ponha nela um marcador de bloqueio, ou acabe a ronda. Com as cinco ações bloqueadas é preciso acabá-la. Decide quem tem a vez; todos podem aconselhar.',
        {
          ruling:
            'Uma ação tem de mudar alguma coisa, e não é oferecida onde não pode. Se nenhuma ação livre puder mudar nada, é preciso acabar a ronda.',
        },
      ],
    },
    {
      id: '3.1',
      heading: 'Escolher uma evolução',
      parts: [
        'Leve para o estudo a ficha de cima da pilha, ou ponha-a de lado e veja a seguinte. Podem pôr-se três de lado; depois é preciso ficar com a que se segue. Se o estudo estiver cheio, uma das três que lá estão, à escolha, vai para debaixo da pilha para dar lugar.',
        { ruling: 'As fichas postas de lado vão no fim para debaixo da pilha, pela ordem em que foram postas.' },
      ],
    },
    {
      id: '3.2',
      heading: 'Iniciar uma evolução',
      parts: [
        'Passe uma evolução do estudo para a obra. Se a obra estiver cheia, uma delas vai para debaixo da pilha; cada um dos seus especialistas vai para um lugar livre da zona de especialistas ou para o saco, à escolha. Depois veja a marca da ficha iniciada:',
        {
          list: [
            '**Azul**: levar para o estudo a evolução de cima da pilha, deixá-la ou pô-la debaixo da pilha.',
            '**Verde**: tirar um bom plano e pô-lo à vista à sua frente.',
          ],
        },
      ],
    },
    {
      id: '3.3',
      heading: 'Recrutar especialistas',
      parts: [
        'Primeiro despeça quantos especialistas da zona quiser. Depois tire um a um até haver cinco na zona. Cada um que sai fica ou é posto de lado, mas no máximo três podem ser postos de lado; os despedidos não contam. No fim todos estes voltam ao saco. Se o saco estiver vazio, acaba o recrutamento.',
      ],
    },
    {
      id: '3.4',
      heading: 'Atribuir especialistas',
      parts: [
        'Mova até três especialistas da zona para vagas livres do seu tipo, em evoluções em obra e na crise atual.',
      ],
    },
    {
      id: '3.5',
      heading: 'Inaugurar uma evolução',
      parts: [
        'Escolha uma evolução em obra que tenha todos os seus especialistas.',
        {
          steps: [
            'Os seus especialistas voltam ao saco.',
            'Todas as suas mudanças se aplicam aos indicadores ao mesmo tempo. Se um deles ficar a 0, a partida está perdida.',
            'Coloque-a num espaço que toque por um lado na ficha inicial ou noutra evolução. O espaço está vazio ou tem um prejuízo.',
            'Se o objetivo foi alcançado, a partida está ganha.',
          ],
        },
        'Um prejuízo só pode ser coberto por uma evolução que suba pelo menos 1 no indicador do prejuízo.',
        {
          ruling:
            'Conta a subida impressa na ficha, mesmo que o indicador já esteja a 7, onde fica. Sem nenhum espaço para ela, uma evolução não pode ser inaugurada.',
        },
        {
          figure: 'growing',
          caption:
            'Mais tarde numa partida de descoberta: as evoluções foram colocadas lado a lado, a partir da ficha inicial.',
        },
      ],
    },
    {
      id: '3.6',
      heading: 'Acabar a ronda',
      parts: [
        {
          steps: [
            '**A crise atual**, se houver: se tiver todos os seus especialistas, está gerida; senão, aplica-se a sua penalização. Em qualquer caso os seus especialistas voltam ao saco e a carta vai para debaixo da pilha.',
            '**Uma crise nova** é virada. Agora que está à vista, podem jogar-se bons planos; depois aplica-se a sua chegada. Só se pode escolher uma opção que mude alguma coisa.',
            '**Todos os marcadores de bloqueio** saem. Depois escolha uma ação e bloqueie-a sem a fazer.',
          ],
        },
        {
          ruling:
            'Se nenhuma opção de uma crise mudasse nada, nada acontece. Uma crise que um bom plano resolve antes da chegada não faz absolutamente nada.',
        },
      ],
    },
    {
      id: '3.7',
      heading: 'Papéis',
      parts: [
        'Pode usar-se um papel por turno, na altura que a carta diz. Após três usos do primeiro papel vira-se o segundo. Então há dois, mas continua a usar-se só um por turno.',
        { ruling: 'Um papel só pode ser usado onde muda alguma coisa.' },
      ],
    },
    {
      id: '3.8',
      heading: 'Bons planos',
      parts: [
        'No seu turno cada um pode jogar quantos bons planos seus quiser; uma carta jogada vai para debaixo da sua pilha. Quem jogou um não pode falar até ao seu próximo turno. Em Ludopolis isto é uma opção da mesa, que lhe fecha o chat durante esse tempo.',
        {
          ruling:
            'Um bom plano joga-se antes da ação, entre os passos do fim da ronda (virar uma crise e o seu efeito são dois passos) ou depois, nunca a meio de outra decisão, e só se mudar alguma coisa. Um turno em que ainda se poderia usar algo termina-se à mão.',
        },
      ],
    },
    {
      id: '4',
      heading: 'O fim',
      parts: [
        'Verifica-se após cada mudança; mudanças que acontecem juntas contam como uma.',
        {
          table: {
            caption: 'Como acaba',
            head: ['Quando', 'a partida está'],
            rows: [
              ['três indicadores estão a 6 ou mais e não há nenhum prejuízo a descoberto', 'ganha'],
              ['um indicador está a 0', 'perdida'],
              ['se acende a última luz', 'perdida'],
            ],
          },
        },
        'Um território cheio não acaba só por si a partida.',
        {
          ruling:
            'Se as duas coisas acontecessem ao mesmo tempo, a partida está perdida. Também está perdida quando tivesse de sair uma 46.ª crise, com a pilha esgotada três vezes.',
        },
      ],
    },
    {
      id: '5',
      heading: 'Jogar a sós',
      parts: [
        'O Engenhocas fica na caixa. Há um só papel e não se contam os seus usos. No início tire dois papéis, fique com um e ponha o outro debaixo da pilha. Sempre que tiver acabado a ronda e bloqueado uma ação, ponha o papel debaixo da pilha, tire dois e fique outra vez com um. Tudo o resto é como com vários jogadores, também a fila de luzes.',
        {
          ruling:
            'O papel com que se começa não é nenhum dos que se usam depois do fim da ronda: seria trocado antes de chegar a sua altura. Tirado numa troca, um papel desses pode ser usado logo.',
        },
      ],
    },
    {
      id: '6',
      heading: 'A dificuldade',
      parts: [
        'A Descoberta perdoa quase tudo, o nível 1 bastante; no nível 4 até quem joga bem perde mais vezes do que ganha.',
        {
          ours: 'A dificuldade, que afinamos com partidas simuladas. O nosso objetivo para o bot mais forte em todos os lugares: pelo menos 95% de vitórias na Descoberta, cerca de 90% no nível 1, 75% no nível 2, 55% no nível 3 e um terço no nível 4, seja qual for o número de jogadores.',
        },
      ],
    },
    {
      id: '7',
      heading: 'Exemplos',
      parts: [
        {
          list: [
            'O alerta de tempestade deixa devolver ao saco todos os neourbanistas ou avançar a crise uma luz. Sem neourbanistas em jogo, é a luz.',
            'Uma evolução que não sobe a mobilidade não pode cobrir um prejuízo de mobilidade. Um espaço que só toca por um canto não está ao lado de nada.',
            'Uma inauguração leva um indicador a 6 e outro a 0: a partida está perdida.',
            'Despedem-se dois especialistas, tira-se, e põem-se mais três de lado: é permitido, porque só os postos de lado contam até três.',
            'O terceiro uso do papel vira o segundo. Pode ser usado a partir do próximo turno, porque num turno só há um.',
          ],
        },
      ],
    },
    {
      id: '8',
      heading: 'A sorte e o que está oculto',
      parts: [
        'Tudo está à vista menos a ordem das pilhas, o que sai do saco e os segundos papéis. De uma ficha ou carta posta debaixo de uma pilha sabe-se que lá está, na sua ordem. Os bots veem o que jogadores nos seus lugares veriam, e mais nada.',
      ],
    },
    {
      id: 'tips',
      heading: 'Para a primeira partida',
      parts: [
        {
          list: [
            'Comece pela Descoberta: dois prejuízos e tempo para aprender.',
            'Aponte a três indicadores e deixe os outros dois em paz, mas que nenhum caia a 1.',
            'As cinco ações são um ciclo: escolher, iniciar, recrutar, atribuir, inaugurar. Ao acabar a ronda, bloqueie a que faz menos falta.',
            'Os especialistas que uma crise pede custam muitas vezes menos do que a sua penalização. Veja-a antes de atribuir.',
            'Inicie evoluções que partilhem especialistas com a crise que espera combater, e prefira as que têm marca.',
            'Planeie o caminho até aos prejuízos: é precisa uma cadeia de evoluções e, para o último passo, uma com a subida certa.',
          ],
        },
      ],
    },
    {
      id: 'about',
      heading: 'Sobre estas regras',
      parts: [
        'Esta página conta as regras de Evolutopia por palavras nossas. Ludopolis é independente e não oficial: não é feito nem aprovado pelos autores ou pelo editor do jogo, e não usa nenhuma das suas ilustrações.',
        'O livro de regras publicado mostra a maioria das fichas e cartas só em imagens. Essas foram desenhadas por nós; nesta página estão marcadas como **criação nossa**. Onde o texto deixa um ponto em aberto, a nossa leitura está marcada como **o nosso critério**.',
      ],
    },
  ],
}
