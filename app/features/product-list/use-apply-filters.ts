import { useNavigate, useSearchParams } from 'react-router'

/** Moves to another part of the same goods; false when they are shown already. */
export function useApplyFilters(state: unknown): (address: string) => boolean {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (address) => {
    if (address === `?${query}`) return false
    void navigate(address, { preventScrollReset: true, state })
    return true
  }
}
