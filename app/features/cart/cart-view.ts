import type { CartLine } from '#domain/cart/line.ts'
import { totalWeightKg } from '#domain/catalogue/measures/weight.ts'
import { withoutSeenQuantity } from '#domain/cart/lines.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { priceText } from '#domain/money/price.ts'
import { computeBill, type Bill } from '#domain/orders/bill.ts'
import { priceLines, type PricedLine } from '#domain/orders/placing/priced-line.ts'

/** A line of the cart as displayed: priced, or still waiting for its product. */
export type CartEntry = PricedLine<PublicProduct> | { readonly state: 'pending'; readonly line: CartLine }

/** The cart priced with current catalogue data. */
export type CartView = {
  readonly cartEntries: readonly CartEntry[]
  /** The bill over the ready lines only (CART-16). */
  readonly bill: Bill
  /** The weight of the ready lines in kilograms; null when it is not known of all (PRICE-04). */
  readonly weightKg: number | null
  /** The lines to order, each with the price on screen. */
  readonly billed: readonly CartLine[]
  /** Composite ids of the lines that are no longer sold. */
  readonly unavailable: readonly string[]
  /** Current prices of the lines whose price changed, by composite id. */
  readonly repriced: Readonly<Record<string, string>>
  /** Composite ids of the lines with a quantity that is not sold, with the nearest larger one that is. */
  readonly misquantified: Readonly<Record<string, number>>
  /** True once every product has been looked up, so that the bill is complete. */
  readonly priced: boolean
  /** True when every line is ready: none pending, unavailable, repriced or in a quantity that is not sold. */
  readonly orderable: boolean
}

type FetchedProducts = Readonly<Record<string, PublicProduct | null>>

/** The distinct product ids of the lines. */
export function productIds(lines: readonly CartLine[]): string[] {
  const ids = lines.flatMap((line) => parseCompositeId(line.product)?.productId ?? [])
  return [...new Set(ids)]
}

/**
 * Prices the lines with the fetched products, at the prices of whoever buys; null stands for a product that no longer exists. The price
 * that a line was added at is compared for its own quantity, whatever else is in the cart.
 */
export function cartView(lines: readonly CartLine[], fetched: FetchedProducts): CartView {
  const seen = lines.map((line) => ({ seenQuantity: line.quantity, ...line }))
  const priced = priceLines(seen, byId(fetched))
  const entries = seen.map((line, index): CartEntry => {
    const id = parseCompositeId(line.product)?.productId
    const entry = id !== undefined && fetched[id] === undefined ? undefined : priced[index]
    return entry ?? { state: 'pending', line }
  })
  const ready = entries.filter((entry) => entry.state === 'ready')
  return {
    cartEntries: entries,
    bill: computeBill(ready.map(({ line, variant }) => ({ ...variant, quantity: line.quantity }))),
    weightKg: totalWeightKg(ready.map(({ line, variant }) => ({ ...variant, quantity: line.quantity }))),
    billed: ready.map(({ line, variant }) => ({
      ...withoutSeenQuantity(line),
      seenPrice: priceText(variant.priceWithGst),
    })),
    unavailable: entries.filter((entry) => entry.state === 'gone').map(({ line }) => line.product),
    repriced: Object.fromEntries(
      entries
        .filter((entry) => entry.state === 'price-changed')
        .map((entry) => [entry.line.product, priceAlone(entry)]),
    ),
    misquantified: Object.fromEntries(
      entries
        .filter((entry) => entry.state === 'quantity-not-allowed')
        .map(({ line, allowed }) => [line.product, allowed.at(-1) ?? line.quantity]),
    ),
    priced: entries.every((entry) => entry.state !== 'pending'),
    orderable: lines.length > 0 && ready.length === lines.length,
  }
}

/** The price of a line if nothing else were bought, which its next change is told from. */
export function priceAlone({
  line,
  product,
  variant,
  index,
}: Extract<CartEntry, { state: 'price-changed' }>): string {
  return priceText(unitPriceAt(product.variants[index] ?? variant, line.quantity))
}

function byId(fetched: FetchedProducts): ReadonlyMap<string, PublicProduct> {
  return new Map(Object.entries(fetched).flatMap(([id, product]) => (product ? [[id, product]] : [])))
}
