import type { Checkout } from '#app/features/checkout/use-checkout.ts'
import { KeepList } from '#app/features/site-lists/keep-list.tsx'

/** Keeps the cart as a list, for the firm and site that the order is for. */
export function KeepCart({ checkout: { cart, buying } }: { checkout: Checkout }) {
  const { firm } = buying
  return (
    <KeepList
      source={{ lines: cart.cartEntries.map(({ line }) => line) }}
      near={firm && { firmId: firm.id, siteId: firm.siteId }}
    />
  )
}
