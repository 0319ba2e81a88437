// What the first page says of Evolutopia in one sentence, in Russian.
export const about = 'Наладьте жизнь в проблемном городе с экспертами и хорошими идеями, пока не грянул лишний кризис.'
