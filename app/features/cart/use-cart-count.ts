import { useSelector } from 'react-redux'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { selectCartCount } from './cart-slice.ts'

/** The number of cart lines (NAV-08); 0 until the stored cart has loaded. */
export function useCartCount(): number {
  const count = useSelector(selectCartCount)
  return useHydrated() ? count : 0
}
