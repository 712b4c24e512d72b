import { useCallback, useState } from 'react'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchDeskOrders } from '#app/api/desk/desk.ts'
import { usePages } from '../loading/use-pages.ts'

/** The orders that a query asks for, page after page, and the delivery areas that they can be narrowed by. */
export function useOrderList(query: URLSearchParams) {
  const [areas, setAreas] = useState<DeskOrderPageWire['areas']>([])
  const fetchPage = useCallback(async (asked: URLSearchParams) => {
    const page = await fetchDeskOrders(asked)
    setAreas(page.areas)
    return { items: page.orders, next: page.next }
  }, [])
  const { items: orders, ...list } = usePages(query, fetchPage)
  return { ...list, orders, areas }
}
