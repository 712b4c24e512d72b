import { useLocation, useNavigation } from 'react-router'

/** Part that is loading: another subcategory, or another page, sort order or filter of the same list. */
export function useProductListLoading(): 'subcategory' | 'list' | null {
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  if (next === undefined || next.pathname !== pathname || next.search === search) return null
  return listKey(next.search) === listKey(search) ? 'list' : 'subcategory'
}

function listKey(search: string): string {
  const query = new URLSearchParams(search)
  return JSON.stringify([query.get('mainCat'), query.get('sub')])
}
