import { useCallback, useState } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { fetchOrder } from '#app/api/orders.ts'
import { checkPayment } from '#app/api/payments.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useLoad } from '#app/state-kit/use-load.ts'

/** The current order; `isPending` while its payment has been made but not confirmed. */
export type OrderState = { readonly order: OrderView; readonly isPending: boolean }

/** Loads one order; `show` replaces it with a newer version from a later call. */
export function useOrder(orderId: string) {
  const load = useCallback(() => fetchCurrentOrder(orderId), [orderId])
  const { reload, ...loading } = useLoad(load)
  const [newer, setNewer] = useState<OrderView | null>(null)
  const shown =
    loading.status === 'loaded' && newer !== null
      ? { ...loading, content: { order: newer, isPending: false } }
      : loading
  return {
    ...shown,
    show: setNewer,
    reload: () => {
      setNewer(null)
      reload()
    },
  }
}

/** Fetches the order and, if it is unpaid, checks the payment: its outcome may be known by now (PAY-04). */
async function fetchCurrentOrder(orderId: string): Promise<OrderState> {
  const order = await fetchOrder(orderId)
  if (order.orderStatus !== 'INITIATED') return { order, isPending: false }
  try {
    return { order: await checkPayment(orderId), isPending: false }
  } catch (error) {
    return { order, isPending: error instanceof ApiError && error.code === 'payment-pending' }
  }
}
