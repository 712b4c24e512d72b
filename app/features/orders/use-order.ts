import { useCallback, useState } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { fetchOrder } from '#app/api/orders.ts'
import { checkPayment } from '#app/api/payments.ts'
import { ApiError } from '#app/api/request.ts'
import { useLoad } from '#app/state-kit/use-load.ts'

/** An order as it is now; `isPending` while its payment is made and not yet confirmed. */
export type OrderState = { readonly order: OrderView; readonly isPending: boolean }

/** One order of the person; `show` puts what a call has answered since in its place. */
export function useOrder(orderId: string) {
  const read = useCallback(() => readOrderNow(orderId), [orderId])
  const { reload, ...loading } = useLoad(read)
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

/** What became of a payment may be known by now, whatever the page that made it has heard (PAY-04). */
async function readOrderNow(orderId: string): Promise<OrderState> {
  const order = await fetchOrder(orderId)
  if (order.orderStatus !== 'INITIATED') return { order, isPending: false }
  try {
    return { order: await checkPayment(orderId), isPending: false }
  } catch (error) {
    return { order, isPending: error instanceof ApiError && error.code === 'payment-pending' }
  }
}
