import { useAppSelector } from '#app/state-kit/hooks.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/** The number of cart lines (NAV-08); 0 until the stored cart has loaded. */
export function useCartCount(): number {
  const count = useAppSelector((state) => state.cart.lines.length)
  return useHydrated() ? count : 0
}
