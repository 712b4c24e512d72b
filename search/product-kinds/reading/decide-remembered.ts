import { materials, places } from '../../lexicon/trade/facts.ts'
import type { Decision } from './decide.ts'
import type { Suggestion } from './suggest.ts'
import { reduceToUsual } from './reduce-to-usual.ts'
import { evaluate } from './evaluate.ts'
import type { KindIndex } from '../kind-index.ts'
import type { Fit, Offer, ProductKind } from '../product-kind.ts'
import type { Request, WrittenTerm } from '../request.ts'

const MAX_SIZES = 4

/**
 * Decides a request whose words were remembered for a product; null where that cannot be: a size, grade, rating, material or brand
 * that was written must be borne, whatever was chosen before (QO-09). `options` are those of the variant that was chosen.
 */
export function decideRemembered(
  index: KindIndex,
  request: Request,
  { productId, options }: { readonly productId: string; readonly options: string },
): Decision | null {
  const productKind = index.kindOfProduct(productId)
  if (productKind === undefined) return null
  const terms = aboutKind(productKind, request, index.vocabulary.brands)
  if (terms === null) return null
  const found = evaluate(productKind, { ...request, terms, unknown: [], isUnknownAfter: false })
  if (found === null || found.lacks.length > 0 || found.sizes.length === 0) return null
  const same = found.sizes.find(({ size }) => size.label === options)
  if (same === undefined && found.isDoubtful) return null
  const fits = same === undefined ? reduceToUsual(found).fits : [same]
  return {
    status: fits.length === 1 ? 'ready' : 'choose',
    suggestions: fits.slice(0, MAX_SIZES).map((fit) => suggestionOf(productKind, fit, productId)),
    quantity: found.quantity,
    assumed: [],
  }
}

/** The product that was chosen comes first, unless a brand was written that it is not of. */
function suggestionOf({ name }: ProductKind, { size, offers }: Fit, productId: string): Suggestion {
  const isChosen = ({ product }: Offer): boolean => product.id === productId
  const chosen = offers.filter(isChosen)
  return { name, size, offers: [...chosen, ...offers.filter((offer) => !isChosen(offer))] }
}

/** The terms that say something about the product kind; null when one says that it is another: of another material or brand. */
function aboutKind(
  productKind: ProductKind,
  request: Request,
  brands: ReadonlySet<string>,
): WrittenTerm[] | null {
  const kept: WrittenTerm[] = []
  for (const term of request.terms) {
    const isAbout = term.readings.some(({ words }) => words.every((word) => isBorneBy(productKind, word)))
    if (isAbout) kept.push(term)
    else if (isCondition(term, brands)) return null
  }
  return kept
}

function isBorneBy({ nameWords, softWords, offerWords, sizes }: ProductKind, word: string): boolean {
  return (
    nameWords.has(word) ||
    softWords.has(word) ||
    offerWords.has(word) ||
    sizes.some((size) => size.words.has(word))
  )
}

/** A material, or a brand that is sold. */
function isCondition({ readings, hints, isBrand }: WrittenTerm, brands: ReadonlySet<string>): boolean {
  const words = [...hints, ...readings.flatMap((reading) => reading.words)]
  return words.some((word) => (materials.has(word) && !places.has(word)) || (!isBrand && brands.has(word)))
}
