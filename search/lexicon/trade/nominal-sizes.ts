/** A size that a trade calls by another one. */
type NominalSize = {
  /** Words of a product kind's name, all of which it has. */
  readonly of: readonly string[]
  readonly type: 'length' | 'l'
  /** The written size, in millimetres or litres. */
  readonly called: number
  /** The sizes that are sold by that name. */
  readonly sold: readonly number[]
}

/**
 * Sizes by which a trade calls what is a little larger or smaller: the tile for a grid of 600 mm is one of 595 mm. What is told apart by just
 * such a difference is not among them: plywood of 18 mm is another one than that of 19 mm.
 */
export const nominalSizes: readonly NominalSize[] = [
  { of: ['ceiling', 'tile'], type: 'length', called: 600, sold: [595] },
  { of: ['ceiling', 'tile'], type: 'length', called: 609.6, sold: [595] },
  { of: ['gypsum', 'board'], type: 'length', called: 12, sold: [12.5] },
  { of: ['gypsum', 'board'], type: 'length', called: 13, sold: [12.5] },
  { of: ['drywall'], type: 'length', called: 38.1, sold: [35, 38] },
  { of: ['drywall'], type: 'length', called: 38, sold: [35] },
  { of: ['sealant'], type: 'l', called: 0.3, sold: [0.28, 0.31] },
  { of: ['sealant'], type: 'l', called: 0.31, sold: [0.28, 0.3] },
  { of: ['sealant'], type: 'l', called: 0.29, sold: [0.28, 0.3] },
  { of: ['sealant'], type: 'l', called: 0.28, sold: [0.3, 0.31] },
  { of: ['gap', 'filler'], type: 'l', called: 0.3, sold: [0.28, 0.31] },
]
