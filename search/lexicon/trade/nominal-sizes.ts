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

/** The bores, in millimetres, of pipes up to two inches. */
const BORES = [15, 20, 25, 32, 40, 50]

/** Pipes that are called by their outer diameters where they are sold by their bores: those of IS 1239, IS 15778 and ASTM D 1785. */
function byOuterDiameter(of: readonly string[], diameters: readonly number[]): NominalSize[] {
  return diameters.map((called, at) => ({ of, type: 'length', called, sold: BORES.slice(at, at + 1) }))
}

/**
 * Sizes by which a trade calls what is a little larger or smaller: the tile for a grid of 600 mm is one of 595 mm. What is told apart by just
 * such a difference is not among them: plywood of 18 mm is another one than that of 19 mm.
 */
export const nominalSizes: readonly NominalSize[] = [
  // bores by the outer diameters of their standards, in millimetres
  ...byOuterDiameter(['gi', 'pipe'], [21.3, 26.9, 33.7, 42.4, 48.3, 60.3]),
  ...byOuterDiameter(['cpvc', 'pipe'], [15.9, 22.2, 28.6, 34.9, 41.3, 54]),
  ...byOuterDiameter(['upvc', 'pipe'], [21.3, 26.7, 33.4, 42.2, 48.3, 60.3]),
  // soil pipes by the bore that those of iron had
  { of: ['swr'], type: 'length', called: 100, sold: [110] },
  { of: ['swr'], type: 'length', called: 150, sold: [160] },
  // bricks with their joints
  { of: ['red', 'brick'], type: 'length', called: 101.6, sold: [107.95] },
  { of: ['red', 'brick'], type: 'length', called: 114.3, sold: [107.95] },
  { of: ['red', 'brick'], type: 'length', called: 76.2, sold: [69.85] },
  { of: ['red', 'brick'], type: 'length', called: 75, sold: [69.85] },
  { of: ['red', 'brick'], type: 'length', called: 70, sold: [69.85] },
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
  { of: ['gap', 'filler'], type: 'l', called: 0.31, sold: [0.28, 0.3] },
]
