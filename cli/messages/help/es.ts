// What `--help` tells of every command, in Spanish.
import type { HelpMessages } from './en.ts'

export const es: HelpMessages = {
  usage: 'Uso:',
  commandList: 'Órdenes:',
  flagList: 'Opciones:',
  environment: 'Variables de entorno:',
  examples: 'Ejemplos:',
  more: 'ludopolis <orden> --help explica mejor una orden.',
  otherwise: (about, value) => `${about} (si no, ${value})`,
  variable: (about, such) => `${about} (${such})`,

  flags: {
    help: 'este texto',
    locale: 'el idioma (si no, el del sistema)',
    seats: 'cuántos juegan (si no, los menos que permite el juego)',
    options: 'las opciones del juego',
    threads: 'cuántos hilos juegan (si no, uno por núcleo, y nunca muchos más)',
    json: 'el resultado en JSON',
    games: 'cuántas partidas',
    seed: 'semillas iguales dan resultados iguales, salvo que un bot se guíe por el reloj',
    record: 'guardar la partida en este archivo',
  },

  commands: {
    play: {
      about: 'jugar en el terminal',
      flags: {
        people: 'cuántas personas, o sus nombres: Ada,Ben',
        bots: 'quién juega en los demás asientos: skilled,novice, o none para nadie',
        seed: 'la misma suerte cada vez',
        resume: 'seguir con una partida guardada',
      },
    },
    daily: {
      about: 'jugar el desafío del día, el mismo para todo el mundo',
      flags: {
        bots: 'dejar que lo jueguen bots y decir lo que logran',
        json: 'describir los desafíos en vez de jugar: el del juego indicado, o todos',
      },
    },
    serve: {
      about: 'ofrecer el sitio a los navegadores',
      flags: {
        port: 'el puerto (si no, PORT; si no, 4500)',
        host: 'la dirección en la que escuchar (si no, HOST; si no, solo este equipo)',
      },
    },
    worker: {
      about: 'pensar por los bots de servidores en PostgreSQL',
      flags: {
        threads: 'cuántos bots piensan a la vez (si no, LUDOPOLIS_BOT_THREADS; si no, uno por núcleo menos uno)',
      },
    },
    simulate: {
      about: 'dejar que bots jueguen muchas partidas y contar',
      flags: {
        bots: 'uno por asiento, o uno para todos: greedy,search:500ms',
        records: 'escribir cada partida como una línea de records.jsonl en esta carpeta',
      },
    },
    replay: {
      about: 'comprobar según las reglas una partida grabada, o un archivo con muchas; - es la entrada estándar',
      flags: {
        to: 'mostrar la posición tras el paso n; 0 es la preparación',
        luck: 'mostrar que ningún sorteo pudo ser otro',
        json: 'el resultado en JSON, con la posición',
      },
    },
    review: {
      about: 'repasar una partida grabada: qué costó cada decisión y qué era mejor; - es la entrada estándar',
      flags: {
        seat: 'solo lo que decidió este asiento; el primero es 1',
        tries: 'cuántos intentos por decisión (si no, durante una décima de segundo)',
        threads: 'cuántos hilos piensan (si no, uno por núcleo)',
      },
    },
    position: { about: 'comprobar una posición y describirla', flags: {} },
    bench: {
      about: 'medir lo rápido que van los juegos',
      flags: {
        seconds: 'cuántos segundos medir cada juego',
        bot: 'medir en cambio los turnos de este bot, en un hilo propio',
        server: 'medir en cambio un servidor, en un proceso propio',
        tables: 'con --server: cuántas mesas como máximo',
        json: 'las mejores cifras en JSON',
      },
    },
    arena: {
      about: 'comparar bots, con intervalos',
      flags: {
        bots: 'los bots que comparar; el último ocupa los asientos que quedan',
        games: 'cuántas partidas, redondeadas a bloques enteros',
        'until-certain': 'parar en cuanto esté claro cuál es mejor, el primero o el último',
      },
    },
    tune: {
      about: 'encontrar mejores pesos para el consejo de un juego',
      flags: {
        seats: 'cuántos juegan (si no, los menos que permite el juego); varios números se reparten las partidas',
        bot: 'quién juega según los pesos',
        generations: 'cuántos cambios probar',
        games: 'en cuántas partidas se prueba un cambio',
        seed: 'semillas iguales encuentran pesos iguales',
        only: 'cambiar solo los pesos cuyo nombre empieza así',
      },
    },
    fit: {
      about: 'encontrar la probabilidad de ganar juntos que muestra una posición',
      flags: {
        seats: 'cuántos juegan (si no, todos los números por turno)',
        bot: 'quién ocupa cada asiento',
        seed: 'semillas iguales encuentran pesos iguales',
        options: 'las opciones del juego; una lista se toma por turno',
      },
    },
    learn: {
      about: 'entrenar la red que juzga las posiciones de un juego',
      flags: {
        out: 'dónde se escriben los pesos',
        games: 'quién juega cuántas partidas',
        seats: 'con cuántos jugadores, por turno (si no, todos los números)',
        options: 'las opciones del juego; una lista se toma por turno',
        epochs: 'cuántas veces se aprende de cada posición',
        seed: 'semillas iguales aprenden pesos iguales',
      },
    },
    balance: {
      about: 'medir lo equilibrado que está el material de un juego',
      flags: {
        bot: 'quién ocupa cada asiento',
        against: 'jugar otras tantas partidas del primer bot contra este, cambiando los asientos',
        out: 'escribir el informe en un solo archivo HTML',
      },
    },
    blunders: {
      about: 'hacer que un bot cometa errores graves en jugadas conocidas y ver si un análisis los marca',
      flags: {
        tries: 'cuántos intentos por decisión, de los bots y del análisis (si no, como en un análisis)',
        seed: 'semillas iguales dan resultados iguales',
      },
    },
    puzzles: {
      about: 'encontrar puzles en partidas entre bots, o elegir entre los encontrados',
      flags: {
        games: 'cuántas partidas recorrer',
        seed: 'semillas iguales encuentran puzles iguales',
        out: 'guardar en este archivo lo que se encuentra; si ya existe, se sigue con él',
        choose: 'elegir entre lo encontrado antes y escribir la colección en --out',
        count: 'cuántos elegir',
        check: 'ver cuántos puzles de una colección resuelve un bot',
        bot: 'quién los resuelve',
      },
    },
    backup: {
      about: 'escribir en un archivo todo lo que ha guardado un servidor, también mientras funciona',
      flags: {},
    },
    restore: { about: 'llenar un almacén vacío con una copia de seguridad', flags: {} },
    ratings: { about: 'volver a calcular los niveles de un servidor a partir de sus actas', flags: {} },
    admin: { about: 'cuidar de las mesas y las personas de un servidor, también mientras funciona', flags: {} },
  },

  variables: {
    PORT: 'el puerto',
    HOST: 'la dirección en la que escuchar',
    LUDOPOLIS_DATA: 'la carpeta de la base de datos',
    DATABASE_URL: 'PostgreSQL en lugar de esa carpeta',
    LUDOPOLIS_ORIGIN: 'la única dirección por la que se llega al sitio',
    LUDOPOLIS_PROXY: 'direcciones de los proxies cuyo X-Forwarded-* vale',
    LUDOPOLIS_METRICS_PORT: 'un puerto para Prometheus, solo en este equipo',
    LUDOPOLIS_LOG: 'cuánto se anota',
    LUDOPOLIS_BOT_THREADS: 'hilos para los bots',
  },
}
