// What is wrong with a text in any language, and what is wrong in one: marks, plurals, address. The three tables have a row for
// each language; `node scripts/languages.mjs` says which lack one.

/** @typedef {{ readonly [language: string]: RegExp }} Patterns */

/** @param {string} plurals */
function afterOne(plurals) {
  return new RegExp(`(?<![\\p{L}\\d.,:+–×/-])1 (?:${plurals})(?!\\p{L})`, 'u')
}

/** @type {Map<string, RegExp>} */
const patterns = new Map()
/**
 * A word or words, wherever they stand whole; made once, since many texts are asked.
 * @param {string} words
 */
export function wholeWords(words) {
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\p{L}_-])${words}(?![\\p{L}_])`, 'iu')
  patterns.set(words, pattern)
  return pattern
}

/**
 * Marks that a language never uses.
 * @type {Patterns}
 */
export const FOREIGN = {
  en: /[„«»"]|[ \u00a0]%/,
  fr: /[„“”"]/,
  de: /[«»”"]|(?<![\d\u00a0])%/,
  it: /[„“”"]/,
  es: /[„“”"]/,
  pt: /[„«»"]/,
  nl: /[„«»"]/,
  ru: /[“”"]/,
}

/**
 * Plurals of what is counted, on the site and in the games: wrong after a 1 that is no part of a larger figure, as in 11 or 1/2.
 * @type {Patterns}
 */
export const PLURALS = {
  en: afterOne(
    'points|steps|fields|games|moves|seats|scores|results|records|positions|days|mistakes|draws|choices|ways|rows|decisions|tries|rounds|turns|players|tables|puzzles|tiles|squares|spaces|cards|coins|kittens|workers|merchants|sticks|tokens|projects|elements|actions|experts|lights|nuisances',
  ),
  fr: afterOne(
    'points|étapes|champs|parties|places|scores|résultats|positions|jours|erreurs|tirages|façons|lignes|décisions|essais|manches|tours|problèmes|coups|tuiles|cases|emplacements|cartes|pièces|chatons|travailleurs|commerçants|bâtonnets|jetons|projets|éléments|actions|experts|gyrophares|nuisances|crises|cycles',
  ),
  de: afterOne(
    'Punkten?|Schritten?|Züge|Plätze|Ergebnisse|Aufzeichnungen|Stellungen|Tagen?|Ziehungen|Möglichkeiten|Zeilen|Entscheidungen|Versuche|Runden|Tische|Feldern?|Karten|Münzen|Kanälen?|Projekten?|Elementen?|Aktionen|Warnlichtern?|Missständen?',
  ),
  it: afterOne(
    'punti|passi|campi|partite|punteggi|risultati|registrazioni|posizioni|giorni|errori|pescate|scelte|modi|righe|decisioni|prove|turni|giocatori|volte|problemi|mosse|tessere|caselle|spazi|carte|monete|gattini|lavoratori|mercanti|bastoncini|segnalini|progetti|elementi|azioni|esperti|spie|disagi',
  ),
  es: afterOne(
    'puntos|pasos|campos|partidas|asientos|puntuaciones|resultados|actas|posiciones|días|errores|sorteos|robos|opciones|filas|decisiones|intentos|rondas|turnos|jugadores|puzles|jugadas|losetas|casillas|cartas|monedas|gatitos|trabajadores|comerciantes|canales|fichas|proyectos|elementos|acciones|expertos|luces|perjuicios',
  ),
  pt: afterOne(
    'pontos|passos|campos|partidas|pontuações|resultados|gravações|posições|dias|erros|sorteios|tiragens|opções|linhas|decisões|tentativas|rondas|turnos|jogadores|enigmas|jogadas|fichas|espaços|cartas|moedas|gatinhos|trabalhadores|mercadores|canais|marcadores|projetos|elementos|ações|especialistas|luzes|prejuízos',
  ),
  nl: afterOne(
    'punten|stappen|akkers|zetten|plaatsen|scores|resultaten|verslagen|stellingen|dagen|fouten|trekkingen|keuzes|manieren|rijen|beslissingen|pogingen|rondes|beurten|spelers|tafels|puzzels|tegels|vakjes|vakken|kaarten|munten|kittens|arbeiders|handelaars|kanalen|fiches|projecten|elementen|acties|experts|lampen|knelpunten',
  ),
  ru: afterOne(
    'очки|очка|очков|шага|шагов|поля|полей|игр|хода|ходов|места|мест|результата|результатов|записи|записей|позиции|позиций|дня|дней|ошибки|ошибок|варианта|вариантов|способа|способов|решения|решений|задачи|задач|раза|минут|плиток|квадратов|клеток|карт|монет|котят|работников|торговцев|каналов|жетонов|проектов|элементов|действий|экспертов|маячков|раундов',
  ),
}

/**
 * How players are not addressed, by the head of the glossary; English has one way only. A capital within a sentence is what tells
 * a German or an Italian courtesy from she and they.
 * @type {Patterns}
 */
export const ADDRESS = {
  fr: wholeWords('(?:tu|toi|tes|tien)'),
  de: /(?<=\p{L},? )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/u,
  it: /(?<!\p{L})(?:[Vv]ostr[oaie]|[Vv]oi)(?!\p{L})|(?<=\p{L},? )(?:Lei|Suoi?|Su[ae])(?!\p{L})/u,
  es: wholeWords('(?:usted|ustedes)'),
  pt: wholeWords('(?:tu|tua|tuas|teu|teus|ti|contigo)'),
  nl: wholeWords('(?:uw|uzelf)'),
  ru: wholeWords('(?:ты|тебя|тебе|твой|твоя|твоё|твои)'),
}

/** @type {{ readonly [close: string]: string }} */
const PAIRS = { ')': '(', ']': '[', '}': '{', '»': '«' }
/** @param {string} text */
function isBalanced(text) {
  /** @type {string[]} */
  const open = []
  for (const sign of text) {
    if (Object.values(PAIRS).includes(sign)) open.push(sign)
    else if (sign in PAIRS && open.pop() !== PAIRS[sign]) return false
  }
  return open.length === 0
}

/**
 * @param {string} text
 * @param {string} sign
 */
const count = (text, sign) => text.split(sign).length - 1

/**
 * Each with whether a text of a language is wrong like this; JSON that is shown as an example is no text.
 * @type {{ readonly [what: string]: (text: string, language: string) => boolean }}
 */
export const FAULTS = {
  'a hole': (text) => /undefined|NaN|\[object|=>/.test(text),
  'a doubled space': (text) => /[ \u00a0\u202f]{2}/.test(text),
  'a doubled point': (text) => /(?<!\.)\.\.(?!\.)/.test(text),
  'a space at the end': (text) => / $/.test(text) && /\p{L}/u.test(text),
  'a missing space': (text) => /\p{Ll}[.;!?]\p{Lu}/u.test(text),
  'many where there is one': (text, language) => PLURALS[language]?.test(text.replaceAll('\u00a0', ' ')) ?? false,
  'another address': (text, language) => ADDRESS[language]?.test(text) ?? false,
  'brackets that do not match': (text) => !isBalanced(text),
  'a mark of another language': (text, language) => FOREIGN[language]?.test(text.replaceAll(/\{[^}]*\}/g, '')) ?? false,
  'an apostrophe of a typewriter': (text) => /\p{L}'\p{L}/u.test(text),
  'a quotation that is not closed': (text, language) => language === 'de' && count(text, '„') !== count(text, '“'),
  'an article that is not cut short': (text, language) =>
    language === 'it' && /(?<!\p{L})(?:il|al|dal|del|nel|sul) (?:1|11|8\d*)(?![\d.])/iu.test(text),
  'a question or a call that is not opened': (text, language) =>
    language === 'es' && (count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡')),
}
