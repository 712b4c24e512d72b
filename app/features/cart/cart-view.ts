import type { CartLine } from '#domain/cart/line.ts'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { priceText } from '#domain/money/price.ts'
import { computeBill, type Bill } from '#domain/orders/bill.ts'
import { priceLine, type PricedLine } from '#domain/orders/priced-line.ts'

/** A line of the cart as it is shown: priced, or not looked up yet. */
export type CartEntry = PricedLine<PublicProduct> | { readonly state: 'pending'; readonly line: CartLine }

/** A cart with what the catalogue says of it today. */
export type CartView = {
  readonly entries: readonly CartEntry[]
  /** The bill of the lines that may be billed (CART-16). */
  readonly bill: Bill
  /** The lines as they are ordered: each carries the price that the person sees. */
  readonly billed: readonly CartLine[]
  /** Products of lines that are no longer sold. */
  readonly gone: readonly string[]
  /** Today's prices of the lines whose price changed, by product. */
  readonly repriced: Readonly<Record<string, string>>
  /** True when every line was looked up, so that the bill is one. */
  readonly priced: boolean
  /** True when every line may be billed: nothing pending, gone or with a new price. */
  readonly orderable: boolean
}

type Answers = Readonly<Record<string, PublicProduct | null>>

/** The ids of the products of some lines, each once. */
export function productIds(lines: readonly CartLine[]): string[] {
  const ids = lines.flatMap((line) => parseCompositeId(line.product)?.productId ?? [])
  return [...new Set(ids)]
}

/** Prices the lines with what was answered for their products. */
export function cartView(lines: readonly CartLine[], answers: Answers): CartView {
  const found = new Map(Object.entries(answers).flatMap(([id, product]) => (product ? [[id, product]] : [])))
  const entries = lines.map((line): CartEntry => {
    const id = parseCompositeId(line.product)?.productId
    const pending = id !== undefined && answers[id] === undefined
    return pending ? { state: 'pending', line } : priceLine(line, found)
  })
  const ready = entries.filter((entry) => entry.state === 'ready')
  return {
    entries,
    bill: computeBill(ready.map(({ line, variant }) => ({ ...variant, quantity: line.quantity }))),
    billed: ready.map(({ line, variant }) => ({ ...line, seenPrice: priceText(variant.priceWithGst) })),
    gone: entries.filter((entry) => entry.state === 'gone').map(({ line }) => line.product),
    repriced: Object.fromEntries(
      entries
        .filter((entry) => entry.state === 'price-changed')
        .map(({ line, variant }) => [line.product, priceText(variant.priceWithGst)]),
    ),
    priced: entries.every((entry) => entry.state !== 'pending'),
    orderable: lines.length > 0 && ready.length === lines.length,
  }
}
