import { materials, type Material } from '../catalogue/measures/materials.ts'

/** The calculators, by the last part of their address. */
export const calculatorNames = ['tiles', 'paint', 'bricks', 'concrete', 'plaster', 'steel', 'wire'] as const
export type CalculatorName = (typeof calculatorNames)[number]

/** The beginning of the parameters that name the variant which a material is to be bought as: `use.tiles`. */
export const USE_PREFIX = 'use.'

/** Calculators that give a quantity of a material, the most fitting first. */
const calculatorsOf: Readonly<Record<Material, readonly CalculatorName[]>> = {
  tiles: ['tiles'],
  'tile-adhesive': ['tiles'],
  'tile-grout': ['tiles'],
  'interior-paint': ['paint'],
  'exterior-paint': ['paint'],
  'wall-primer': ['paint'],
  'wall-putty': ['paint'],
  bricks: ['bricks'],
  blocks: ['bricks'],
  'block-adhesive': ['bricks'],
  cement: ['concrete', 'bricks', 'plaster'],
  sand: ['concrete', 'bricks'],
  'plaster-sand': ['plaster'],
  aggregate: ['concrete'],
  'steel-bars': ['steel'],
  'binding-wire': ['steel'],
  'house-wire': ['wire'],
}

/** A calculator that serves a material. */
export type CalculatorLink = { readonly name: CalculatorName; readonly material: Material }

/** The calculators for what a subcategory sells, by its `material`; none for one that no calculator knows. */
export function calculatorsFor(material: string | undefined): CalculatorLink[] {
  const known = materials.find((each) => each === material)
  return known === undefined ? [] : calculatorsOf[known].map((name) => ({ name, material: known }))
}
