import type { Fault } from '../../problem/faults.ts'

const MAX_BRANDS = 100
const MAX_LENGTH = 100

/**
 * Reads the brands that the shop prefers, the first most: names with commas or on lines of their own. A line may begin with what
 * it is about: `cement: UltraTech, ACC` becomes `cement: UltraTech` and `cement: ACC`.
 */
export function parsePreferredBrands(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const colon = line.indexOf(':')
    const kind = line.slice(0, Math.max(0, colon)).trim()
    const brands = line
      .slice(colon + 1)
      .split(',')
      .map((brand) => brand.trim())
      .filter((brand) => brand !== '')
    return kind === '' ? brands : brands.map((brand) => `${kind}: ${brand}`)
  })
}

/** The preferred brands as they are edited, one line for each kind. */
export function formatPreferredBrands(brands: readonly string[]): string {
  const byKind = Map.groupBy(brands.map(splitBrand), ({ kind }) => kind ?? '')
  return Array.from(byKind, ([kind, rows]) => {
    const names = rows.map(({ brand }) => brand).join(', ')
    return kind === '' ? names : `${kind}: ${names}`
  }).join('\n')
}

/** Reason that a text cannot be the preferred brands; null when it can. */
export function findPreferredBrandsIssue(text: string): Fault | null {
  const brands = parsePreferredBrands(text)
  return brands.length > MAX_BRANDS || brands.some((brand) => brand.length > MAX_LENGTH)
    ? { code: 'too-many-names', most: MAX_BRANDS }
    : null
}

/** The brands that the shop prefers of a product kind, by its name: those that are named for it, then those for everything. */
export function brandsForKind(brands: readonly string[], kindName: string): string[] {
  const words = new Set(wordsOf(kindName))
  const rows = brands.map(splitBrand)
  const own = rows.filter(({ kind }) => kind !== null && wordsOf(kind).every((word) => words.has(word)))
  return [...own, ...rows.filter(({ kind }) => kind === null)].map(({ brand }) => brand)
}

function splitBrand(text: string): { readonly kind: string | null; readonly brand: string } {
  const colon = text.indexOf(': ')
  return colon < 0
    ? { kind: null, brand: text }
    : { kind: text.slice(0, colon), brand: text.slice(colon + 2) }
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
