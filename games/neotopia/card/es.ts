// What the first page says of Neotopia in one sentence, in Spanish.
export const about = 'Lleva elementos de tres fábricas a tres regiones y convierte sus patrones en proyectos.'
