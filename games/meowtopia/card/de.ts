// Was die erste Seite in einem Satz über Meowtopia sagt, auf Deutsch.
export const about = 'Schick deine Kätzchen zur Arbeit, lass sie dösen, bewässere die Felder und füttere abends alle.'
