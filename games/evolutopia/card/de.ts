// Was die erste Seite in einem Satz über Evolutopia sagt, auf Deutsch.
export const about = 'Bringt mit Experten und guten Ideen eine Stadt in Ordnung, bevor eine Krise zu viel kommt.'
