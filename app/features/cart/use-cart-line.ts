import { useSelector } from 'react-redux'
import { quantityOf } from '#domain/cart/lines.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { lineAdded, quantityChanged, selectCart, type CartRootState } from './cart-slice.ts'
import { createCartLine, type AddableVariant } from './create-cart-line.ts'

/** The quantity of one variant in the cart (0 when it is not there) and how to change it. */
export function useCartLine(product: string, variant: AddableVariant | undefined) {
  const dispatch = useAppDispatch()
  const quantity = useSelector((state: CartRootState) => quantityOf(selectCart(state).lines, product))
  return {
    quantity,
    /** Adds one. A no-op for a variant that does not exist. */
    add: (): void => {
      if (variant !== undefined) dispatch(lineAdded(createCartLine(product, variant, 1)))
    },
    /** Sets the quantity; 0 or less removes the line. */
    setQuantity: (next: number): void => {
      dispatch(quantityChanged({ product, quantity: next }))
    },
  }
}
