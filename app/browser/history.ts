/** True when the previous history entry belongs to the store. */
export function canGoBackInApp(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** Reads the value of a key in the current history entry; it outlives a reload. */
export function readHistoryEntry(key: string): unknown {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined
}

/** Writes a value into the current history entry, beside what the router holds there. */
export function writeHistoryEntry(key: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [key]: value }, '')
}
