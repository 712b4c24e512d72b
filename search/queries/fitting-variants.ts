import { isMeasuredFacet, measuredOptions } from '#domain/catalogue/measures/measured-values.ts'
import type { AttributeFilter, ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import type { Term } from './parse-query.ts'
import { indexTerms } from './search-document.ts'
import type { Size } from '#domain/text/size.ts'
import { tokenize, tokensOf } from '#domain/text/tokenize.ts'

type Variants = Pick<PublicProduct, 'variants'>

type Test = (index: number) => boolean

/**
 * The positions of the variants that the words of a search fit, and the filters of a list, in their order; null when they
 * fit all or none (PRICE-03). A word narrows the choice where some options have it: `12mm` does among bars of 8 to 32 mm, `sariya`
 * does not.
 */
export function fittingVariants(
  { variants }: Variants,
  wanted: { readonly terms?: readonly Term[]; readonly filters?: ProductFilters },
): number[] | null {
  const words = variants.map(wordsOf)
  const byTerm = (wanted.terms ?? []).map(
    (term): Test =>
      (index) =>
        has(words[index], term),
  )
  return narrow(variants.length, [
    ...byTerm,
    ...(wanted.filters ? filterTests(variants, words, wanted.filters) : []),
  ])
}

function filterTests(
  variants: Variants['variants'],
  words: readonly ReadonlySet<string>[],
  { minPrice, maxPrice, attributes }: ProductFilters,
): Test[] {
  const byName = [...new Set(attributes.map(({ name }) => name))].map((name): Test => {
    const wanted = attributes.filter((each) => each.name === name)
    if (isMeasuredFacet(name)) return (index) => isOfAmount(variants[index], wanted)
    const values = wanted.map(({ value }) => valueWords(name, value))
    return (index) => values.some((value) => value.every((word) => words[index]?.has(word)))
  })
  const inRange: Test = (index) => {
    const price = variants[index]?.priceWithGst ?? -1
    return price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.MAX_SAFE_INTEGER)
  }
  return [...byName, inRange]
}

/** Tells whether a variant holds one of the amounts, or is as long. */
function isOfAmount(variant: PublicVariant | undefined, wanted: readonly AttributeFilter[]): boolean {
  const measured = variant === undefined ? [] : measuredOptions(variant)
  return measured.some(({ name, value }) => wanted.some((each) => each.name === name && each.value === value))
}

/**
 * The position of the variant whose size is nearest to the wanted ones, and how far it is; null when no variant has a size
 * of the same kind (SEARCH-04).
 */
export function nearestVariant(
  { variants }: Variants,
  wanted: readonly Size[],
): { readonly index: number; readonly distance: number } | null {
  const distances = variants.map((variant) => {
    const sizes = variant.options.flatMap((option) => tokenize(option).sizes)
    const nearest = wanted.map((size) => Math.min(...sizes.map((other) => distanceOf(size, other))))
    return Math.max(...nearest)
  })
  const distance = Math.min(...distances)
  return Number.isFinite(distance) ? { index: distances.indexOf(distance), distance } : null
}

/** Each test that some variants pass and some do not narrows the choice, unless nothing would be left of it. */
function narrow(count: number, tests: readonly Test[]): number[] | null {
  const all = Array.from({ length: count }, (_, index) => index)
  const left = tests.reduce((positions, test) => {
    const passing = positions.filter(test)
    return passing.length === 0 ? positions : passing
  }, all)
  return left.length === count ? null : left
}

function wordsOf({ options }: PublicVariant): ReadonlySet<string> {
  return new Set(indexTerms(options))
}

function has(words: ReadonlySet<string> | undefined, { word, alternatives, isPrefix }: Term): boolean {
  if (words === undefined) return false
  if (alternatives.some((each) => words.has(each))) return true
  return isPrefix && [...words].some((each) => each.startsWith(word))
}

/** `Sizes(mm)` with the value `12` is written `12 mm` in an option. */
function valueWords(name: string, value: string): string[] {
  const [, unit = ''] = /\(([^)]*)\)/.exec(name) ?? []
  return tokensOf(`${value} ${/^inc?h?es$/i.test(unit) ? 'in' : unit}`)
}

/** The sum of the ratios' logarithms; infinite for sizes of another kind. */
function distanceOf(wanted: Size, other: Size): number {
  if (wanted.unit !== other.unit || wanted.numbers.length !== other.numbers.length) return Infinity
  return wanted.numbers.reduce(
    (sum, value, index) => sum + Math.abs(Math.log(value / (other.numbers[index] ?? Number.NaN))),
    0,
  )
}
