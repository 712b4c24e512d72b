import { useAppSelector } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** How many lines the cart has (NAV-08); 0 until the device's cart was read. */
export function useCartCount(): number {
  const count = useAppSelector((state) => state.cart.lines.length)
  return useHydrated() ? count : 0
}
