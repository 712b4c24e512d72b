import type { Dimensions } from '../../../domain/catalogue/measures/dimensions.ts'
import { measured, tanks } from '../products/measured.ts'
import type { ProductSource } from './product-source.ts'

const mm: Readonly<Record<string, number>> = { mm: 1, in: 25.4, ft: 304.8, m: 1000 }
const SIDES = /^([\d.]+)(?: m)? x ([\d.]+)(?: x ([\d.]+))? (mm|in|ft|m)\b/
const ROUND = /^([\d.]+) mm round\b/
/** A thickness behind the sides: `8 x 4 ft, 12 mm`. */
const THICK = /, ([\d.]+) mm\b/

/** The sides of one piece in a size such as `600 x 200 x 100 mm`, `450 mm round` or `8 x 4 ft, 12 mm`. */
export function dimensionsOf(label: string, { line, subcategory }: ProductSource): Dimensions {
  const order = measured[subcategory.id]
  if (order === undefined) return {}
  if (subcategory.id === 'water-tanks') return tanks[label] ?? {}
  const round = ROUND.exec(label)?.[1]
  if (round !== undefined) return { diameterMm: Number(round) }
  const [, first, second, third, unit = ''] = SIDES.exec(label) ?? []
  const factor = mm[unit]
  if (factor === undefined) return {}
  const thickness = THICK.exec(label)?.[1] ?? onlyThickness(line.specification['Thickness(mm)'])
  const sides = [Number(first) * factor, Number(second) * factor]
  if (third !== undefined) sides.push(Number(third) * factor)
  else if (thickness !== undefined) sides.push(Number(thickness))
  return Object.fromEntries(
    sides.map((side, index) => [order[index] ?? 'lengthMm', Math.round(side * 10) / 10]),
  )
}

/** The thickness of a product that comes in one. */
function onlyThickness(text = ''): string | undefined {
  return /^[\d.]+$/.exec(text)?.[0]
}
