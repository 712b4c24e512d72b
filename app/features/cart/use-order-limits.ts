import { useEffect, useState } from 'react'
import type { CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import { fetchOrderLimits } from '#app/api/order-limits.ts'

/**
 * The limits of an order, read again whenever `occasion` changes; null occasions read nothing. Null as long as they are
 * unknown: the server holds every order to them anyway.
 */
export function useOrderLimits(occasion: string | null): CheckoutLimits | null {
  const [limits, setLimits] = useState<CheckoutLimits | null>(null)
  useEffect(() => {
    if (occasion === null) return
    let isCurrent = true
    const read = async (): Promise<void> => {
      const found = await fetchOrderLimits().catch(() => null)
      if (isCurrent && found !== null) setLimits(found)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [occasion])
  return limits
}
