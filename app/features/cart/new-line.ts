import type { CartLine } from '#domain/cart/line.ts'
import type { CompositeId } from '#domain/catalogue/composite-id.ts'
import { priceText, type Price } from '#domain/money/price.ts'
import { uniqueId } from '#app/browser/unique-id.ts'

/** What of a variant a new line remembers. */
export type AddableVariant = { readonly uid: string | null; readonly priceWithGst: Price }

/** A new line of the cart: it remembers the article that was chosen and the price that the person sees. */
export function createCartLine(product: CompositeId, variant: AddableVariant, quantity: number): CartLine {
  return {
    product,
    quantity,
    addedDate: new Date().toISOString(),
    active: true,
    cartId: uniqueId(),
    ...(variant.uid === null ? {} : { variantUid: variant.uid }),
    seenPrice: priceText(variant.priceWithGst),
  }
}
