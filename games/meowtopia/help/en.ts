export const en = { explain: {}, notes: {} }
