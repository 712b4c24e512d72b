import { useLocation, useNavigation } from 'react-router'

/** What of this page is on its way: the goods of another subcategory, or another part of the same goods. */
export function useProductListLoading(): 'other-goods' | 'same-goods' | null {
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  if (next === undefined || next.pathname !== pathname || next.search === search) return null
  return shelfOf(next.search) === shelfOf(search) ? 'same-goods' : 'other-goods'
}

function shelfOf(search: string): string {
  const query = new URLSearchParams(search)
  return JSON.stringify([query.get('mainCat'), query.get('sub')])
}
