// What Italian texts of every room do in the same way.

/** «a Ben», «ad Ada». */
export const to = (name: string) => (/^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`)
