// What the first page says of Neotopia in one sentence, in Russian.
export const about = 'Перевозите элементы с трёх фабрик в три региона и превращайте их узоры в проекты.'
