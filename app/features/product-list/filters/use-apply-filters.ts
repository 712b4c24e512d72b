import { useNavigate } from 'react-router'
import { useListQuery } from '../use-list-query.ts'

/** Navigates to the list with other filters; false when nothing changes. */
export function useApplyFilters(state: unknown): (search: string) => boolean {
  const navigate = useNavigate()
  const { query } = useListQuery()
  return (search) => {
    if (search === `?${query}`) return false
    void navigate(search, { preventScrollReset: true, state })
    return true
  }
}
