// What the first page says of Meowtopia in one sentence, in German.
export const about = 'Schick deine Kätzchen zur Arbeit, lass sie dösen, bewässere die Felder und füttere abends alle.'
