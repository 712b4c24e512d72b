import type { CartLine } from '#domain/cart/line.ts'
import { totalWeightKg } from '#domain/catalogue/measures/weight.ts'
import { withoutSeenQuantity } from '#domain/cart/lines.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { priceText } from '#domain/money/price.ts'
import { computeBill, type Bill } from '#domain/orders/bill.ts'
import { priceLine, type PricedLine } from '#domain/orders/placing/priced-line.ts'

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
 * Prices the lines with the fetched products, at the prices of whoever buys; null stands for a product that no longer exists. `publicly` are
 * the products as everybody sees them: a line that was added at the public price has the lower one of its buyer, which nobody need
 * accept.
 */
export function cartView(
  lines: readonly CartLine[],
  fetched: FetchedProducts,
  publicly: FetchedProducts = fetched,
): CartView {
  const found = byId(fetched)
  const shown = byId(publicly)
  const entries = lines.map((line): CartEntry => {
    const id = parseCompositeId(line.product)?.productId
    const pending = id !== undefined && fetched[id] === undefined
    return pending ? { state: 'pending', line } : priceOwn(line, found, shown)
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
        .map(({ line, variant }) => [line.product, priceText(variant.priceWithGst)]),
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

type Found = ReadonlyMap<string, PublicProduct>

function byId(fetched: FetchedProducts): Found {
  return new Map(Object.entries(fetched).flatMap(([id, product]) => (product ? [[id, product]] : [])))
}

function priceOwn(line: CartLine, found: Found, publicly: Found): PricedLine<PublicProduct> {
  const entry = priceLine(line, found)
  if (entry.state !== 'price-changed' || found === publicly) return entry
  const shown = priceLine(line, publicly)
  const isLower = shown.state === 'ready' && entry.variant.priceWithGst < shown.variant.priceWithGst
  if (!isLower) return entry
  const { seenPrice: _, ...ready } = entry
  return { ...ready, state: 'ready' }
}
