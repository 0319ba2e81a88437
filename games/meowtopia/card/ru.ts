// What the first page says of Meowtopia in one sentence, in Russian.
export const about = 'Отправляйте котят на работу, давайте им поспать, орошайте поля и кормите всех каждый вечер.'
