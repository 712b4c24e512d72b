import { useLocation, useNavigation } from 'react-router'

/**
 * The query of a list: that of the choice on its way, if one is, so that it shows at once and the next builds on it. A second filter would
 * otherwise take back the first where the network is slow.
 */
export function useListQuery() {
  const { location: next } = useNavigation()
  const here = useLocation()
  const isPending = next?.pathname === here.pathname
  return { query: new URLSearchParams(isPending ? next.search : here.search), isPending }
}
