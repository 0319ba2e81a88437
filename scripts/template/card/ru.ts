// What the first page says of Sample in one sentence, in Russian.
export const about = 'Стройте дома на квадрате участков, у прудов и рядом друг с другом.'
