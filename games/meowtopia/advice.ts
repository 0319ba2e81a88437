// What a good player of Meowtopia looks at.
export { legal as promising } from './rules.ts'
export { totalOf as worth } from './score.ts'
