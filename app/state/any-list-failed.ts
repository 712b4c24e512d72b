import type { RootState } from './store.ts'

/** True when a list of the shared store failed to load. */
export function anyListFailed(state: RootState): boolean {
  return [state.mainCategory, state.subcategory, state.shopCategory, state.product].some(
    (list) => list.status === 'failed',
  )
}
