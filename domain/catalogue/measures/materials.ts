/** Materials that calculators give quantities of. A subcategory's document names the one that it sells as `material`. */
export const materials = [
  'tiles',
  'tile-adhesive',
  'tile-grout',
  'interior-paint',
  'exterior-paint',
  'wall-primer',
  'wall-putty',
  'bricks',
  'blocks',
  'block-adhesive',
  'cement',
  'sand',
  'plaster-sand',
  'aggregate',
  'steel-bars',
  'binding-wire',
  'house-wire',
] as const
export type Material = (typeof materials)[number]

/** Unit that the need of a material is counted in. */
export type Measure = 'piece' | 'kg' | 'litre' | 'm3' | 'm'

export const measures: Readonly<Record<Material, Measure>> = {
  tiles: 'piece',
  'tile-adhesive': 'kg',
  'tile-grout': 'kg',
  'interior-paint': 'litre',
  'exterior-paint': 'litre',
  'wall-primer': 'litre',
  'wall-putty': 'kg',
  bricks: 'piece',
  blocks: 'piece',
  'block-adhesive': 'kg',
  cement: 'kg',
  sand: 'm3',
  'plaster-sand': 'm3',
  aggregate: 'm3',
  'steel-bars': 'm',
  'binding-wire': 'kg',
  'house-wire': 'm',
}
