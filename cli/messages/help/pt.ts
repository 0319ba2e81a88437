// What `--help` tells of every command, in Portuguese.
import type { HelpMessages } from './en.ts'

export const pt: HelpMessages = {
  usage: 'Utilização:',
  commandList: 'Comandos:',
  flagList: 'Opções:',
  environment: 'Variáveis de ambiente:',
  examples: 'Exemplos:',
  more: 'ludopolis <comando> --help explica melhor um comando.',
  otherwise: (about, value) => `${about} (senão, ${value})`,
  variable: (about, such) => `${about} (${such})`,

  flags: {
    help: 'este texto',
    locale: 'o idioma (senão, o do sistema)',
    seats: 'quantos jogam (senão, o mínimo que o jogo permite)',
    options: 'as opções do jogo',
    threads: 'quantas tarefas jogam (senão, uma por núcleo, e nunca muitas mais)',
    json: 'o resultado em JSON',
    games: 'quantas partidas',
    seed: 'sementes iguais dão resultados iguais, a não ser que um bot se guie pelo relógio',
    record: 'guardar a partida neste ficheiro',
  },

  commands: {
    play: {
      about: 'jogar no terminal',
      flags: {
        people: 'quantas pessoas, ou os nomes delas: Ada,Ben',
        bots: 'quem joga nos outros lugares: skilled,novice, ou none para ninguém',
        seed: 'a mesma sorte de cada vez',
        resume: 'continuar uma partida guardada',
      },
    },
    daily: {
      about: 'jogar o desafio do dia, igual para toda a gente',
      flags: {
        bots: 'deixar bots jogá-lo e dizer a que chegam',
        json: 'descrever os desafios em vez de jogar: o do jogo indicado, ou todos',
      },
    },
    serve: {
      about: 'servir o site aos navegadores',
      flags: {
        port: 'a porta (senão, PORT; senão, 4500)',
        host: 'o endereço em que escutar (senão, HOST; senão, só esta máquina)',
      },
    },
    worker: {
      about: 'pensar pelos bots de servidores em PostgreSQL',
      flags: {
        threads: 'quantos bots pensam ao mesmo tempo (senão, LUDOPOLIS_BOT_THREADS; senão, um por núcleo menos um)',
      },
    },
    simulate: {
      about: 'deixar bots jogar muitas partidas e contar',
      flags: {
        bots: 'um para cada lugar, ou um para todos: greedy,search:500ms',
        records: 'escrever cada partida como uma linha de records.jsonl nesta pasta',
      },
    },
    replay: {
      about: 'verificar pelas regras uma partida gravada, ou um ficheiro com muitas; - é a entrada padrão',
      flags: {
        to: 'mostrar a posição após o passo n; 0 é a preparação',
        luck: 'mostrar que nenhum sorteio podia ter sido outro',
        json: 'o resultado em JSON, com a posição',
      },
    },
    review: {
      about: 'percorrer uma partida gravada: o que custou cada decisão e o que era melhor; - é a entrada padrão',
      flags: {
        seat: 'só o que este lugar decidiu; o primeiro é 1',
        tries: 'quantas tentativas por decisão (senão, cerca de um décimo de segundo)',
        threads: 'quantas tarefas pensam (senão, uma por núcleo)',
      },
    },
    position: { about: 'verificar uma posição e descrevê-la', flags: {} },
    bench: {
      about: 'medir a rapidez dos jogos',
      flags: {
        seconds: 'quantos segundos medir cada jogo',
        bot: 'medir antes os turnos deste bot, numa tarefa própria',
        server: 'medir antes um servidor, num processo próprio',
        tables: 'com --server: quantas mesas, no máximo',
        json: 'os melhores números em JSON',
      },
    },
    arena: {
      about: 'comparar bots, com intervalos',
      flags: {
        bots: 'os bots a comparar; o último fica com os lugares que sobram',
        games: 'quantas partidas, arredondadas a blocos inteiros',
        'until-certain': 'parar assim que seja claro qual é melhor, o primeiro ou o último',
      },
    },
    tune: {
      about: 'encontrar melhores pesos para o conselho de um jogo',
      flags: {
        seats: 'quantos jogam (senão, o mínimo que o jogo permite); vários números repartem as partidas',
        bot: 'quem joga segundo os pesos',
        generations: 'quantas mudanças experimentar',
        games: 'em quantas partidas se experimenta uma mudança',
        seed: 'sementes iguais encontram pesos iguais',
        only: 'mudar só os pesos cujo nome começa assim',
      },
    },
    fit: {
      about: 'encontrar a probabilidade de ganhar em conjunto que uma posição mostra',
      flags: {
        seats: 'quantos jogam (senão, todos os números, à vez)',
        bot: 'quem ocupa cada lugar',
        seed: 'sementes iguais encontram pesos iguais',
        options: 'as opções do jogo; uma lista é tomada à vez',
      },
    },
    learn: {
      about: 'treinar a rede que avalia as posições de um jogo',
      flags: {
        out: 'onde se escrevem os pesos',
        games: 'quem joga quantas partidas',
        seats: 'com quantos jogadores, à vez (senão, todos os números)',
        options: 'as opções do jogo; uma lista é tomada à vez',
        epochs: 'quantas vezes se aprende com cada posição',
        seed: 'sementes iguais aprendem pesos iguais',
      },
    },
    balance: {
      about: 'medir o equilíbrio do material de um jogo',
      flags: {
        bot: 'quem ocupa cada lugar',
        against: 'jogar outras tantas partidas do primeiro bot contra este, trocando os lugares',
        out: 'escrever o relatório num só ficheiro HTML',
      },
    },
    blunders: {
      about: 'fazer um bot cometer erros graves em jogadas conhecidas e ver se uma análise os marca',
      flags: {
        tries: 'quantas tentativas por decisão, dos bots e da análise (senão, como numa análise)',
        seed: 'sementes iguais dão resultados iguais',
      },
    },
    puzzles: {
      about: 'encontrar enigmas em partidas entre bots, ou escolher entre os encontrados',
      flags: {
        games: 'quantas partidas percorrer',
        seed: 'sementes iguais encontram enigmas iguais',
        out: 'guardar neste ficheiro o que se encontra; se já existir, continua-se com ele',
        choose: 'escolher entre o que foi encontrado antes e escrever a coleção em --out',
        count: 'quantos escolher',
        check: 'ver quantos enigmas de uma coleção um bot resolve',
        bot: 'quem os resolve',
      },
    },
    backup: {
      about: 'escrever num ficheiro tudo o que um servidor guardou, mesmo enquanto funciona',
      flags: {},
    },
    restore: { about: 'encher um armazém vazio a partir de uma cópia de segurança', flags: {} },
    ratings: { about: 'calcular de novo os níveis de um servidor a partir das gravações', flags: {} },
    admin: { about: 'cuidar das mesas e das pessoas de um servidor, mesmo enquanto funciona', flags: {} },
  },

  variables: {
    PORT: 'a porta',
    HOST: 'o endereço em que escutar',
    LUDOPOLIS_DATA: 'a pasta da base de dados',
    DATABASE_URL: 'PostgreSQL em vez dessa pasta',
    LUDOPOLIS_ORIGIN: 'o único endereço por onde se chega ao site',
    LUDOPOLIS_PROXY: 'endereços dos proxies cujo X-Forwarded-* conta',
    LUDOPOLIS_METRICS_PORT: 'uma porta para o Prometheus, só nesta máquina',
    LUDOPOLIS_LOG: 'quanto se anota',
    LUDOPOLIS_BOT_THREADS: 'tarefas para os bots',
  },
}
