/** True when the previous history entry belongs to the store. */
export function canGoBackInApp(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
