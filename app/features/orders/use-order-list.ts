import { useState } from 'react'
import { fetchOrders, type OrderPage } from '#app/api/orders.ts'
import { useLoad } from '#app/state-kit/use-load.ts'

const fetchFirst = (): Promise<OrderPage> => fetchOrders()

/** The orders of the partner, page after page (ORD-01). */
export function useOrderList() {
  const first = useLoad(fetchFirst)
  const [further, setFurther] = useState<readonly OrderPage[]>([])
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const pages = first.status === 'loaded' ? [first.content, ...further] : []
  const next = pages.at(-1)?.next ?? null
  return {
    status: first.status,
    orders: pages.flatMap((page) => page.orders),
    hasMore: next !== null,
    pending,
    failure: first.status === 'failed' ? first.failure : failure,
    reload: first.reload,
    /** Adds the next page. */
    showMore: async (): Promise<void> => {
      if (next === null || pending) return
      setPending(true)
      setFailure(null)
      try {
        const page = await fetchOrders(next)
        setFurther((before) => [...before, page])
      } catch (error) {
        setFailure(error)
      } finally {
        setPending(false)
      }
    },
  }
}
