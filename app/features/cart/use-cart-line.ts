import { useSelector } from 'react-redux'
import { unitPriceAt } from '#domain/catalogue/price-breaks.ts'
import { priceText } from '#domain/money/price.ts'
import { quantityOf } from '#domain/cart/lines.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { lineAdded, quantityChanged, selectCart, type CartRootState } from './cart-slice.ts'
import { createCartLine, type AddableVariant } from './create-cart-line.ts'

/** The quantity of one variant in the cart (0 when it is not there) and how to change it. */
export function useCartLine(product: string, variant: AddableVariant) {
  const dispatch = useAppDispatch()
  const quantity = useSelector((state: CartRootState) => quantityOf(selectCart(state).lines, product))
  return {
    quantity,
    /** Adds one. */
    add: (): void => {
      dispatch(lineAdded(createCartLine(product, variant, 1)))
    },
    /** Sets the quantity; 0 or less removes the line. */
    setQuantity: (next: number): void => {
      dispatch(quantityChanged({ product, quantity: next, seenPrice: priceText(unitPriceAt(variant, next)) }))
    },
  }
}
