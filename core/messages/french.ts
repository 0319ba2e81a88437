// What French texts of every room do in the same way.

/** « de Ben », « d’Ada ». */
export const of = (name: string | number) => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(`${name}`) ? `d’${name}` : `de ${name}`)
