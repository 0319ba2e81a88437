// What the page about the design language says, in Portuguese.
import type { DesignMessages } from './en.ts'

export const pt: DesignMessages = {
  title: 'Como esta página é desenhada',
  lead: 'A linguagem visual de Ludopolis: papel calmo, poucas cores, um verde para o que avança, espaço à volta de tudo. Tabuleiros e ecrãs são feitos destas peças e de mais nenhumas.',
  light: 'Claro',
  dark: 'Escuro',
  type: {
    heading: 'Letra',
    about:
      'Rubik para nomes e números, Nunito para ler, em cinco tamanhos. O texto cresce com a definição; nada está fixo em píxeis.',
    sample: 'Uma cidade de dezasseis fichas',
    sizes: { hero: 'Boas-vindas', title: 'Ecrã e folha', large: 'Secção', text: 'Texto', small: 'À margem' },
  },
  space: { heading: 'Espaço', about: 'Sete passos. O que vai junto fica perto; o que não vai, à parte.' },
  colour: {
    heading: 'Cor',
    about:
      'Funções, não tons: uma peça pede a função e recebe a sua cor em claro e em escuro. O texto tem um contraste de 4,5 para 1 ou mais, as linhas com significado de 3 para 1. A cor nunca diz nada sozinha.',
    roles: {
      paper: 'Página',
      surface: 'Cartão, folha, campo',
      'surface-quiet': 'Inerte',
      ink: 'Texto',
      'ink-quiet': 'À margem',
      line: 'Borda',
      'line-strong': 'Borda de um controlo',
      accent: 'O que avança',
      'accent-strong': 'O mesmo, premido ou sobre discreto',
      'on-accent': 'Texto por cima',
      'accent-quiet': 'Sob o ponteiro',
      warning: 'A saber',
      'warning-quiet': 'Por trás',
      focus: 'Onde está o teclado',
    },
    pictures: 'Peças',
    terrains: {
      soil: 'Solo',
      grass: 'Relva',
      rock: 'Rocha',
      water: 'Água',
    },
  },
  elevation: {
    heading: 'Elevação',
    about: 'Três alturas: pousado na página, sob o ponteiro, por cima da página.',
    levels: { shadow: 'Pousado', 'shadow-raised': 'Erguido', 'shadow-sheet': 'Folha' },
  },
  motion: {
    heading: 'Movimento',
    about:
      'Curto onde algo responde, mais lento onde algo viaja. Com movimento reduzido nenhum demora nada, e nada se perde com isso.',
    move: 'Movê-los',
    levels: { motion: 'Responde, 160 ms', 'motion-slow': 'Viaja, 320 ms' },
  },
  icons: {
    heading: 'Ícones',
    about: 'Desenhados por nós com uma só linha. Um ícone fica ao lado da sua palavra, ou o seu botão tem um nome.',
  },
  buttons: {
    heading: 'Botões',
    about: 'Um principal em cada sítio. Um botão discreto nunca fica onde estava o principal.',
    kinds: { primary: 'Principal', plain: 'Simples', quiet: 'Discreto', icon: 'Apagar' },
    states: { usual: 'Habitual', hover: 'Com o ponteiro', focus: 'Com o teclado', disabled: 'Inerte' },
  },
  fields: {
    heading: 'Campos',
    about: 'Cada campo tem as suas palavras ao lado e pelo menos 44 px de altura.',
    name: 'Nome',
    hint: 'Jogador 1',
    filled: 'Ada',
    problem: 'Dois jogadores têm o mesmo nome. Dê um nome diferente a cada um.',
    level: 'Nível',
    levels: ['Novato', 'Amador', 'Hábil', 'Perito'],
    players: 'Número de jogadores',
    onOff: { on: 'Ligado', off: 'Desligado', inert: 'Inerte' },
  },
  parts: {
    heading: 'Dito na página',
    about: 'O que é preciso saber está na página como uma frase, com o que se pode fazer.',
    notice: 'Esta partida está aberta noutro separador. Continue lá ou traga-a para aqui.',
    action: 'Jogar aqui',
  },
}
