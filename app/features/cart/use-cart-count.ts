import { useSelector } from 'react-redux'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { selectCartCount } from './cart-slice.ts'

/** How many lines the cart has (NAV-08); 0 until the device's cart was read. */
export function useCartCount(): number {
  const count = useSelector(selectCartCount)
  return useHydrated() ? count : 0
}
