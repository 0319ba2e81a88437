// Ce que la première page dit de Sample en une phrase, en français.
export const about = 'Bâtissez des maisons sur un carré de terrains, au bord des étangs et côte à côte.'
