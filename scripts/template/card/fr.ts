// What the first page says of Sample in one sentence, in French.
export const about = 'Bâtissez des maisons sur un carré de terrains, au bord des étangs et côte à côte.'
