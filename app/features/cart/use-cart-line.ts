import { quantityOf } from '#domain/cart/lines.ts'
import { priceText, type Price } from '#domain/money/price.ts'
import { uniqueKey } from '#app/browser/unique-key.ts'
import { useAppDispatch, useAppSelector } from '#app/state/hooks.ts'
import { lineAdded, quantitySet } from './cart-slice.ts'

/** What of a variant a new line remembers. */
export type Addable = { readonly uid: string | null; readonly priceWithGst: Price }

/** The cart's line of one variant: its quantity (0 when it is not in the cart) and how to change it. */
export function useCartLine(product: string, variant: Addable | undefined) {
  const dispatch = useAppDispatch()
  const quantity = useAppSelector((state) => quantityOf(state.cart.lines, product))
  return {
    quantity,
    /** Adds one. Does nothing for a variant that does not exist. */
    add: (): void => {
      if (variant === undefined) return
      const line = {
        product,
        quantity: 1,
        addedDate: new Date().toISOString(),
        active: true,
        cartId: uniqueKey(),
      }
      const uid = variant.uid === null ? {} : { variantUid: variant.uid }
      dispatch(lineAdded({ ...line, ...uid, seenPrice: priceText(variant.priceWithGst) }))
    },
    /** Sets the quantity; 0 or less takes the line away. */
    setQuantity: (wanted: number): void => {
      dispatch(quantitySet({ product, quantity: wanted }))
    },
  }
}
