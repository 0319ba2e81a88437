// The colours of the five indicators and the five kinds of experts.
import type { Expert, Indicator } from '../data.ts'

export const INDICATOR_COLOURS: { readonly [I in Indicator]: string } = {
  environment: '#5fa84e',
  mobility: '#4b93c9',
  comfort: '#dd7d70',
  energy: '#f0b92e',
  economy: '#9b79bf',
}

export const EXPERT_COLOURS: { readonly [E in Expert]: string } = {
  designer: '#e2735f',
  builder: '#f2ae3d',
  urbanist: '#74b25c',
  technologist: '#559fd3',
  regulator: '#9f80c6',
}
