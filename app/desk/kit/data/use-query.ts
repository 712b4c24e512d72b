import { useMemo } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { DIALOG } from './page-module.ts'

/**
 * The search parameters of the page: those of the navigation that is on its way, if one is, so that fields show at once what was
 * chosen and a second change builds on the first. `change` replaces the address; an empty value takes the parameter away.
 */
export function useQuery() {
  const { location: next } = useNavigation()
  const here = useLocation()
  const [, setQuery] = useSearchParams()
  const isPending = next?.pathname === here.pathname && next.search !== here.search
  const search = isPending ? next.search : here.search
  const query = useMemo(() => {
    const parameters = new URLSearchParams(search)
    parameters.delete(DIALOG)
    return parameters
  }, [search])
  const isLeaving = next !== undefined && next.pathname !== here.pathname
  const replace = (changed: URLSearchParams) => {
    // a search that follows the typing neither holds back who has opened another page nor closes a dialog
    if (isLeaving) return
    const dialog = new URLSearchParams(search).get(DIALOG)
    const kept = new URLSearchParams(changed)
    if (dialog !== null) kept.set(DIALOG, dialog)
    setQuery(kept, { replace: true, preventScrollReset: true })
  }
  const change = (changes: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes))
      if (value === '') changed.delete(name)
      else changed.set(name, value)
    replace(changed)
  }
  return { query, isPending, change, replace, clear: () => replace(new URLSearchParams()) }
}
