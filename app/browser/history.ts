/** True when the entry before this one belongs to the store, so that going back stays in it. */
export function canGoBackInApp(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
