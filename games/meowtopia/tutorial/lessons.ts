export const tutorial = { rules: 1, lessons: [] }
