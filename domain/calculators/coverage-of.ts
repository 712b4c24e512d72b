import type { Coverage } from '../catalogue/measures/coverage.ts'
import { parseCoverage } from '../catalogue/measures/coverage.ts'
import type { PublicProduct } from '../catalogue/product.ts'
import { measures, type Material } from '../catalogue/measures/materials.ts'
import type { PaintCoverage } from './paint.ts'

/** Coverage assumed where a product states none (makers' data and trade practice, the lower figures). */
const usual: Partial<Record<Material, PaintCoverage>> = {
  'interior-paint': { sqFt: 80, coats: 2 },
  'exterior-paint': { sqFt: 50, coats: 2 },
  'wall-primer': { sqFt: 120, coats: 1 },
  'wall-putty': { sqFt: 14, coats: 2 },
  'tile-adhesive': { sqFt: 2.15, coats: 1 },
}

/** The coverage of a product as a material: what it states in the material's measure, otherwise the usual one. */
export function coverageOf(material: Material, product: PublicProduct | null): PaintCoverage {
  const expected = usual[material] ?? { sqFt: 1, coats: 1 }
  const stated = (product?.attributes ?? [])
    .filter(({ name }) => /^coverage$/i.test(name))
    .flatMap(({ values }) => values.map(parseCoverage))
    .find((coverage): coverage is Coverage => coverage?.unit === measures[material])
  return stated === undefined ? expected : { sqFt: stated.sqFt, coats: stated.coats ?? expected.coats }
}
