import { chosenBySight } from '#search/lexicon/trade/facts.ts'
import type { KindIndex } from '#search/product-kinds/kind-index.ts'
import type { ProductKind, Size } from '#search/product-kinds/product-kind.ts'
import { reduceToUsual } from '#search/product-kinds/reading/reduce-to-usual.ts'
import type { Case, Expected } from './corpus.ts'
import { judge } from './score.ts'

/** Tells whether a label leaves one product kind in one size, what the trade takes for granted taken for granted: nothing is left to ask. */
export function isFullySpecified(index: KindIndex, { expected }: Case): boolean {
  return expected.length > 0 && expected.every((each) => each.kind === 'sold' && waysOf(index, each) === 1)
}

/** The number of product kinds, sizes and, of what is chosen by its looks, models that a label leaves. */
function waysOf({ productKinds }: KindIndex, expected: Expected): number {
  return productKinds.reduce((sum, productKind) => {
    const sizes = productKind.sizes
      .filter((size) => isMeant(expected, productKind, size))
      .map((size) => ({ size, offers: size.offers }))
    const { fits } = reduceToUsual({ productKind, sizes })
    return sum + fits.reduce((ways, { size }) => ways + modelsOf(productKind, size), 0)
  }, 0)
}

function modelsOf({ nameWords }: ProductKind, { offers }: Size): number {
  if (![...nameWords].some((word) => chosenBySight.has(word))) return 1
  return new Set(offers.map(({ product }) => product.model)).size
}

function isMeant(expected: Expected, { name }: ProductKind, { label, offers }: Size): boolean {
  const meant: Expected = { ...expected, quantity: null, unit: null, pieces: null }
  const [first] = offers
  const called = `${first?.product.brand ?? ''} ${first?.product.model ?? ''} ${name}`
  const answer = {
    status: 'choose',
    candidates: [{ name: called, options: label }],
    quantity: null,
    unit: null,
    pieces: null,
  } as const
  return judge({ text: '', group: '', expected: [meant] }, [answer]).isRight
}
