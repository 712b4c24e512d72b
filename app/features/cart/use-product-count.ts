import { useSelector } from 'react-redux'
import { selectCart, type CartRootState } from './cart-slice.ts'

/** Counts the units of a product in the cart, its variants together. */
export function useProductCount(productId: string): number {
  return useSelector((state: CartRootState) =>
    selectCart(state).lines.reduce(
      (sum, { product, quantity }) => (product.startsWith(`${productId}Variant[`) ? sum + quantity : sum),
      0,
    ),
  )
}
