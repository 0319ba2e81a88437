export const fr = { explain: {}, notes: {} }
