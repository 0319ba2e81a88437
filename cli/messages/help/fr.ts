// What `--help` tells of every command, in French.
import type { HelpMessages } from './en.ts'

export const fr: HelpMessages = {
  usage: 'Utilisation\u00a0:',
  commandList: 'Commandes\u00a0:',
  flagList: 'Options\u00a0:',
  environment: 'Environnement\u00a0:',
  examples: 'Exemples\u00a0:',
  more: 'ludopolis <commande> --help en dit plus sur une commande.',
  otherwise: (about, value) => `${about} (sinon ${value})`,
  variable: (about, such) => `${about} (${such})`,

  flags: {
    help: 'ce texte',
    locale: 'la langue (sinon celle du système)',
    seats: 'le nombre de joueurs (sinon le moins que le jeu permet)',
    options: 'les options du jeu',
    threads: 'le nombre de fils qui jouent (sinon un par cœur, et jamais beaucoup plus)',
    json: 'le résultat en JSON',
    games: 'le nombre de parties',
    seed: 'une même graine donne les mêmes résultats, sauf si un robot se règle sur l’horloge',
    record: 'conserver la partie dans ce fichier',
  },

  commands: {
    play: {
      about: 'jouer à un jeu dans le terminal',
      flags: {
        people: 'le nombre de personnes, ou leurs noms\u00a0: Ada,Ben',
        bots: 'qui joue aux autres places\u00a0: skilled,novice, ou none pour personne',
        seed: 'le même hasard à chaque fois',
        resume: 'continuer une partie conservée',
      },
    },
    daily: {
      about: 'jouer la donne du jour, la même pour tout le monde',
      flags: {
        bots: 'la faire jouer par des robots, et dire ce qu’ils atteignent',
        json: 'décrire les donnes au lieu de jouer\u00a0: celle du jeu nommé, ou toutes',
      },
    },
    serve: {
      about: 'servir le site aux navigateurs',
      flags: {
        port: 'le port (sinon PORT, sinon 4500)',
        host: 'l’adresse d’écoute (sinon HOST, sinon cette machine seulement)',
      },
    },
    worker: {
      about: 'réfléchir pour les robots de serveurs sur PostgreSQL',
      flags: {
        threads: 'combien de robots réfléchissent à la fois (sinon LUDOPOLIS_BOT_THREADS, sinon un par cœur moins un)',
      },
    },
    simulate: {
      about: 'faire jouer beaucoup de parties à des robots et compter',
      flags: {
        bots: 'un par place, ou un pour toutes\u00a0: greedy,search:500ms',
        records: 'écrire chaque partie comme une ligne de records.jsonl dans ce dossier',
      },
    },
    replay: {
      about:
        'vérifier selon les règles une partie enregistrée, ou un fichier de plusieurs\u202f; - désigne l’entrée standard',
      flags: {
        to: 'montrer la position après l’étape n, 0 étant la mise en place',
        luck: 'montrer qu’aucun tirage n’aurait pu être différent',
        json: 'le résultat en JSON, avec la position',
      },
    },
    review: {
      about:
        'parcourir une partie enregistrée\u00a0: ce que chaque décision a coûté, et ce qui valait mieux\u202f; - désigne l’entrée standard',
      flags: {
        seat: 'seulement les décisions de cette place, la première étant 1',
        tries: 'le nombre d’essais par décision (sinon environ un dixième de seconde)',
        threads: 'le nombre de fils qui réfléchissent (sinon un par cœur)',
      },
    },
    position: { about: 'vérifier une position et la décrire', flags: {} },
    bench: {
      about: 'mesurer la vitesse des jeux',
      flags: {
        seconds: 'combien de secondes mesurer chaque jeu',
        bot: 'mesurer plutôt les tours de ce robot, dans un fil à lui',
        server: 'mesurer plutôt un serveur, dans un processus à lui',
        tables: 'avec --server\u00a0: le nombre de tables, au plus',
        json: 'les meilleurs chiffres en JSON',
      },
    },
    arena: {
      about: 'comparer des robots, avec des intervalles',
      flags: {
        bots: 'les robots à comparer\u202f; le dernier prend les places qui restent',
        games: 'le nombre de parties, arrondi à des blocs entiers',
        'until-certain': 'arrêter dès qu’il est clair lequel du premier ou du dernier est le meilleur',
      },
    },
    tune: {
      about: 'trouver de meilleurs poids pour les conseils d’un jeu',
      flags: {
        seats:
          'le nombre de joueurs (sinon le moins que le jeu permet)\u202f; plusieurs nombres se partagent les parties',
        bot: 'qui joue selon les poids',
        generations: 'le nombre de changements à essayer',
        games: 'le nombre de parties où un changement est essayé',
        seed: 'une même graine trouve les mêmes poids',
        only: 'ne changer que les poids dont le nom commence ainsi',
      },
    },
    fit: {
      about: 'trouver les chances de gagner ensemble que montre une position',
      flags: {
        seats: 'le nombre de joueurs (sinon tous les nombres, à tour de rôle)',
        bot: 'qui occupe chaque place',
        seed: 'une même graine trouve les mêmes poids',
        options: 'les options du jeu\u202f; une liste est prise à tour de rôle',
      },
    },
    learn: {
      about: 'entraîner le réseau qui juge les positions d’un jeu',
      flags: {
        out: 'où écrire les poids',
        games: 'qui joue combien de parties',
        seats: 'à combien de joueurs, à tour de rôle (sinon tous les nombres)',
        options: 'les options du jeu\u202f; une liste est prise à tour de rôle',
        epochs: 'combien de fois apprendre de chaque position',
        seed: 'une même graine apprend les mêmes poids',
      },
    },
    balance: {
      about: 'mesurer l’équilibre du matériel d’un jeu',
      flags: {
        bot: 'qui occupe chaque place',
        against: 'jouer encore autant de parties du premier robot contre celui-ci, en échangeant les places',
        out: 'écrire le rapport en un fichier HTML',
      },
    },
    blunders: {
      about: 'faire commettre à un robot des gaffes à des coups connus, et voir si une analyse les signale',
      flags: {
        tries: 'le nombre d’essais par décision, des robots et de l’analyse (sinon comme pour une analyse)',
        seed: 'une même graine donne les mêmes résultats',
      },
    },
    puzzles: {
      about: 'trouver des problèmes dans des parties entre robots, ou choisir parmi ceux déjà trouvés',
      flags: {
        games: 'le nombre de parties à parcourir',
        seed: 'une même graine trouve les mêmes problèmes',
        out: 'conserver dans ce fichier ce qui est trouvé\u202f; s’il existe déjà, on continue',
        choose: 'choisir parmi ce qui a été trouvé, et écrire le recueil dans --out',
        count: 'combien en choisir',
        check: 'voir combien de problèmes d’un recueil un robot résout',
        bot: 'qui les résout',
      },
    },
    backup: {
      about: 'écrire dans un fichier tout ce qu’un serveur a stocké, même pendant qu’il tourne',
      flags: {},
    },
    restore: { about: 'remplir un stockage vide depuis une sauvegarde', flags: {} },
    ratings: { about: 'recalculer les cotes d’un serveur d’après ses parties', flags: {} },
    admin: { about: 's’occuper des tables et des personnes d’un serveur, même pendant qu’il tourne', flags: {} },
  },

  variables: {
    PORT: 'le port',
    HOST: 'l’adresse d’écoute',
    LUDOPOLIS_DATA: 'le dossier de la base de données',
    DATABASE_URL: 'PostgreSQL au lieu de ce dossier',
    LUDOPOLIS_ORIGIN: 'la seule adresse où l’on atteint le site',
    LUDOPOLIS_PROXY: 'les adresses des proxys dont X-Forwarded-* fait foi',
    LUDOPOLIS_METRICS_PORT: 'un port pour Prometheus, sur cette machine seulement',
    LUDOPOLIS_LOG: 'combien on journalise',
    LUDOPOLIS_BOT_THREADS: 'les fils pour les robots',
  },
}
