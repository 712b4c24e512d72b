import { fetchDeskOrders } from '#app/api/desk.ts'
import { usePages } from './use-pages.ts'

async function fetchPage(query: URLSearchParams) {
  const { orders, next } = await fetchDeskOrders(query)
  return { items: orders, next }
}

/** The orders that a query asks for, page after page. */
export function useOrderList(query: URLSearchParams) {
  const { items: orders, ...list } = usePages(query, fetchPage)
  return { ...list, orders }
}
