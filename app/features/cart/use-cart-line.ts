import { useSelector } from 'react-redux'
import { leastQuantity } from '#domain/catalogue/prices/quantity-rule.ts'
import { unitPriceAt } from '#domain/catalogue/prices/price-breaks.ts'
import { priceText } from '#domain/money/price.ts'
import { quantityOf } from '#domain/cart/lines.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { addToCart, quantityChanged, selectCart, type CartRootState } from './cart-slice.ts'
import { createCartLine, type AddableVariant } from './create-cart-line.ts'
import { useOpenCart } from './use-open-cart.ts'

/** The quantity of one variant in the cart (0 when it is not there) and how to change it. */
export function useCartLine(product: string, variant: AddableVariant) {
  const dispatch = useAppDispatch()
  const quantity = useSelector((state: CartRootState) => quantityOf(selectCart(state).lines, product))
  const openCart = useOpenCart()
  return {
    quantity,
    /** Adds a quantity, the least that is sold without one; a cart that refuses it opens and says why. */
    add: (count = leastQuantity(variant)): void => {
      const refused = dispatch(addToCart([createCartLine(product, variant, count)]))
      if (refused.length > 0) openCart()
    },
    /** Sets the quantity; 0 or less removes the line. */
    setQuantity: (next: number): void => {
      dispatch(quantityChanged({ product, quantity: next, seenPrice: priceText(unitPriceAt(variant, next)) }))
    },
  }
}
