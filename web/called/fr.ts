// Le mot pour qui n’a pas donné de nom, en français.
export const player = 'Joueur'
