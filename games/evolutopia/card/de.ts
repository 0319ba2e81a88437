// What the first page says of Evolutopia in one sentence, in German.
export const about = 'Bringt mit Experten und guten Ideen eine Stadt in Ordnung, bevor eine Krise zu viel kommt.'
