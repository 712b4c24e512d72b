import { roundQuantityUp } from '#domain/catalogue/prices/quantity-rule.ts'
import type { Quantity } from '../product-kinds/request.ts'
import type { KindIndex } from '../product-kinds/kind-index.ts'
import { offersByPreference, ranksOfPurchases, withFirst, type BrandPreference } from './preferred-offers.ts'
import { convertQuantity, wholeUnits } from '../product-kinds/convert.ts'
import type { Candidate, CandidateProduct, MatchedLine, MatchedOrder } from './matched-line.ts'
import { orderRows } from './order-rows.ts'
import { byWords, type RememberedChoice } from './remembered-choice.ts'
import { startReading, type ReadLine, type ReadRow } from './read-order.ts'
import { withShopNames } from './shop-names.ts'

/** An order that is being matched. */
export type OrderMatching = {
  /** Reads the next row; false when there is none. */
  readonly step: () => boolean
  /** The products of all candidates and their other brands, once all rows are read. */
  readonly productIds: () => string[]
  /** Texts of the lines that found nothing. */
  readonly notFound: () => string[]
  /** The matched order; candidates whose product is not among `products` are left out. */
  readonly finish: (products: readonly CandidateProduct[]) => MatchedOrder
}

/** Habits of the customer: the products they bought, the brands they prefer, and the choices for their words, the latest first. */
export type CustomerHabits = BrandPreference & {
  readonly remembered: readonly RememberedChoice[]
  /** Names that the shop has for its goods in the customer's language, each with the English for it. */
  readonly shopNames?: readonly (readonly [string, string])[]
}

/** The most other brands that are offered for a candidate. */
const MAX_BRANDS = 8

/**
 * Starts matching a written order with the catalogue, row by row (QO-04 to QO-09). The brand is the customer's last one, else
 * the shop's preferred one, else the first in the catalogue (QO-06).
 */
export function startMatching(index: KindIndex, text: string, customer: CustomerHabits): OrderMatching {
  const { rows, rest } = orderRows(text)
  const reader = withShopNames(startReading(index, byWords(customer.remembered)), new Map(customer.shopNames))
  const bought = ranksOfPurchases(customer.purchased)
  const preferenceFor = ({ remembered }: ReadLine): Preference => ({
    bought: remembered === null ? bought : withFirst(bought, remembered),
    brands: customer.brands,
  })
  const read: (ReadRow & { readonly text: string })[] = []
  const candidates = new Map<ReadLine, Omit<Candidate, 'pieces'>[]>()
  return {
    step() {
      const row = rows[read.length]
      if (row === undefined) return false
      const found = reader.read(row)
      read.push({ ...found, text: row.text })
      for (const line of found.lines) candidates.set(line, candidatesOf(line, preferenceFor(line)))
      return true
    },
    productIds: () => {
      const all = [...candidates.values()].flat()
      return [
        ...new Set(
          all.flatMap(({ offer, otherBrands }) => [offer, ...otherBrands].map(({ productId }) => productId)),
        ),
      ]
    },
    notFound: () =>
      [...candidates.keys()]
        .filter(({ decision }) => decision.status === 'not-found')
        .map(({ text: written }) => written),
    finish: (products) => {
      const byId = new Map(products.map((each) => [each.product.id, each]))
      return {
        rest,
        products,
        setAside: read.flatMap((row) => (row.isSetAside ? [row.text] : [])),
        lines: Array.from(candidates, ([line, found]) => matchedLine(line, found, byId)),
      }
    },
  }
}

/** A line with its candidates; a quantity that may mean another one is none, until somebody has said which. */
function matchedLine(
  { text, decision, doubt, words, remembered, unread, unmatched }: ReadLine,
  candidates: readonly Omit<Candidate, 'pieces'>[],
  products: ReadonlyMap<string, CandidateProduct>,
): MatchedLine {
  const quantity = doubt === null ? decision.quantity : null
  return {
    text,
    words,
    isRemembered: remembered !== null,
    unread,
    unmatched,
    status: decision.status,
    quantity: quantity?.value ?? null,
    unit: decision.quantity?.unit ?? null,
    ...(doubt && { doubt }),
    assumed: decision.assumed,
    candidates: candidates.map((each) => ({ ...each, pieces: piecesOf(each, quantity, products) })),
  }
}

type Preference = Parameters<typeof offersByPreference>[1]

function candidatesOf(
  { decision: { suggestions } }: ReadLine,
  preference: Preference,
): Omit<Candidate, 'pieces'>[] {
  return suggestions.flatMap((suggestion) => {
    const [offer, ...otherBrands] = offersByPreference(suggestion, preference)
    return offer === undefined ? [] : [{ offer, otherBrands: otherBrands.slice(0, MAX_BRANDS) }]
  })
}

function piecesOf(
  { offer }: Omit<Candidate, 'pieces'>,
  quantity: Quantity | null,
  products: ReadonlyMap<string, CandidateProduct>,
): number | null {
  const found = products.get(offer.productId)
  const variant = found?.product.variants[offer.variantIndex]
  if (quantity === null || found === undefined || variant === undefined) return null
  const contents = found.contents[offer.variantIndex] ?? {}
  const units = convertQuantity(quantity.value, quantity.unit, { unit: variant.unit, contents })
  return units === null ? null : roundQuantityUp(variant, wholeUnits(units))
}
