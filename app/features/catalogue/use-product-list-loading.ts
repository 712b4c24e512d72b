import { useLocation, useNavigation } from 'react-router'

/** True while another list of goods of this page is on its way: another subcategory, order or page. */
export function useProductListLoading(): boolean {
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  return next !== undefined && next.pathname === pathname && next.search !== search
}
