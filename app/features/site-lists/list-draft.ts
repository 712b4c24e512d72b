import type { CartLine } from '#domain/cart/line.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { atQuantity } from '#domain/catalogue/prices/at-quantity.ts'
import { sum, type Paise } from '#domain/money/paise.ts'
import { priceText } from '#domain/money/price.ts'
import { lineTotal } from '#domain/orders/bill.ts'
import { quantitiesForBreaks } from '#domain/pricing/quantities-for-breaks.ts'
import type { ChangeSiteListRequest, SiteListWire } from '#domain/site-lists/wire.ts'
import type { CartEntry, CartView } from '#app/features/cart/cart-view.ts'
import { publicUnitPrice } from '#app/features/cart/own-prices/use-own-prices.ts'
import { createCartLine } from '#app/features/cart/create-cart-line.ts'

type Line = SiteListWire['lines'][number]

/** Changes that somebody makes to a list on their screen: by the product of the line. */
export type ListDraft = {
  readonly quantities: Readonly<Record<string, number>>
  /** Lines that are not ordered this time. */
  readonly left: readonly string[]
  /** Lines that come off the list when it is saved. */
  readonly takenOut: readonly string[]
}

export const emptyDraft: ListDraft = { quantities: {}, left: [], takenOut: [] }

/** Identifies a line of a list. */
export const keyOf = ({ product, variantUid = '' }: Pick<Line, 'product' | 'variantUid'>) =>
  `${product} ${variantUid}`

/** The lines of a list as lines of a cart, in the quantities of now; their prices are compared for the quantities of then. */
export function listLines({ lines }: SiteListWire, { quantities }: ListDraft): CartLine[] {
  return lines.map((line) => ({
    product: line.product,
    ...(line.variantUid !== undefined && { variantUid: line.variantUid }),
    quantity: quantities[keyOf(line)] ?? line.quantity,
    addedDate: '',
    active: true,
    seenPrice: line.seenPrice,
    seenQuantity: line.quantity,
  }))
}

/** Entries at the prices of what is chosen of them, which share price breaks (PRICE-11); what is not, at the price that it would have alone. */
export function pricedTogether(entries: readonly CartEntry[], draft: ListDraft): CartEntry[] {
  const orderable = entries.filter(isOrderable)
  const quantities = quantitiesForBreaks(
    orderable.map((entry) => ({
      productId: entry.product.id,
      variant: listedOf(entry),
      quantity: isChosen(entry, draft) ? quantityOf(entry) : 0,
    })),
  )
  return entries.map((entry) => {
    if (!isOrderable(entry)) return entry
    const breakQuantity = isChosen(entry, draft)
      ? (quantities[orderable.indexOf(entry)] ?? 0)
      : quantityOf(entry)
    const variant = atQuantity(listedOf(entry), breakQuantity)
    return entry.state === 'price-changed' && !isDearerOrCheaper(entry, variant)
      ? { ...entry, breakQuantity, variant, state: 'ready' }
      : { ...entry, breakQuantity, variant }
  })
}

/**
 * Tells whether a line has another price than when its list was kept. A list that was kept of an order has the prices that its sizes had
 * together; one of a reader with prices of their own was kept at those that everybody pays, which theirs are no change of.
 */
function isDearerOrCheaper(
  entry: Extract<Orderable, { state: 'price-changed' }>,
  variant: Orderable['variant'],
): boolean {
  const { quantity, seenQuantity = quantity } = entry.line
  const publicly = publicUnitPrice(listedOf(entry), seenQuantity)
  return ![variant.priceWithGst, publicly].map(priceText).includes(entry.seenPrice)
}

/** Cost of the lines to put into a cart. */
export function totalToOrder(entries: readonly CartEntry[], draft: ListDraft): Paise {
  return sum(
    entries.flatMap((entry) =>
      isOrderable(entry) && isChosen(entry, draft)
        ? [lineTotal(entry.variant.priceWithGst, quantityOf(entry))]
        : [],
    ),
  )
}

/** The lines to put into a cart: chosen ones that are sold, in quantities that they are sold in, at the prices on screen. */
export function linesToOrder({ cartEntries }: Pick<CartView, 'cartEntries'>, draft: ListDraft): CartLine[] {
  return cartEntries.flatMap((entry) => {
    if (!isOrderable(entry) || !isChosen(entry, draft)) return []
    const { product, index } = entry
    return [createCartLine(compositeId(product.id, index), listedOf(entry), quantityOf(entry))]
  })
}

type Orderable = Extract<CartEntry, { state: 'ready' | 'price-changed' | 'quantity-not-allowed' }>

/** Tells whether anything of a line can be ordered. */
export function isOrderable(entry: CartEntry): entry is Orderable {
  return entry.state !== 'pending' && entry.state !== 'gone'
}

function listedOf({ product, index, variant }: Orderable): Orderable['variant'] {
  return product.variants[index] ?? variant
}

/** Tells whether somebody wants a line this time. */
export function isChosen({ line }: CartEntry, { left, takenOut }: ListDraft): boolean {
  return ![...left, ...takenOut].includes(keyOf(line))
}

/** The quantity of a line that goes into the cart. */
export function quantityOf(entry: Orderable): number {
  return entry.state === 'quantity-not-allowed'
    ? (entry.allowed.at(-1) ?? entry.line.quantity)
    : entry.line.quantity
}

/** Tells whether a list on screen is another than the one that is kept. */
export function isChanged({ lines }: SiteListWire, { quantities, takenOut }: ListDraft): boolean {
  return (
    takenOut.length > 0 || lines.some((line) => (quantities[keyOf(line)] ?? line.quantity) !== line.quantity)
  )
}

/** The list on screen as it is saved, at the prices of now. */
export function changedList(
  { name, revision }: SiteListWire,
  { cartEntries }: Pick<CartView, 'cartEntries'>,
  { takenOut }: ListDraft,
): ChangeSiteListRequest {
  return {
    name,
    revision,
    lines: cartEntries
      .filter(({ line }) => !takenOut.includes(keyOf(line)))
      .map((entry) => {
        const { product, variantUid, quantity, seenPrice } = entry.line
        const price = isOrderable(entry)
          ? // others of the firm see it, whose prices may be others
            priceText(publicUnitPrice(listedOf(entry), quantity))
          : seenPrice
        return {
          product,
          ...(variantUid !== undefined && { variantUid }),
          quantity,
          ...(price !== undefined && { seenPrice: price }),
        }
      }),
  }
}
