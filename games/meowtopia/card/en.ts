// What the first page says of Meowtopia in one sentence, in English.
export const about = 'Send your kittens to work, let them nap, water the fields, and feed everybody each evening.'
