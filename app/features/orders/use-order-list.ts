import { useCallback, useState } from 'react'
import { fetchOrders, type OrderFilter, type OrderPage } from '#app/api/orders.ts'
import { useLoad } from '#app/state-kit/use-load.ts'

const noPages: readonly OrderPage[] = []

/** The orders of the partner that a filter leaves, page after page (ORD-01). `filter` must be stable between renders. */
export function useOrderList(filter: OrderFilter) {
  const first = useLoad(useCallback(() => fetchOrders(filter), [filter]))
  const [further, setFurther] = useState({ filter, pages: noPages })
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const later = further.filter === filter ? further.pages : noPages
  const pages = first.status === 'loaded' ? [first.content, ...later] : []
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
        const page = await fetchOrders(filter, next)
        setFurther({ filter, pages: [...later, page] })
      } catch (error) {
        setFailure(error)
      } finally {
        setPending(false)
      }
    },
  }
}
