import type { CartLine } from '#domain/cart/line.ts'

/** The lines of a list as the history keeps them for the page that asks for a quotation. */
export function stateOfLines(lines: readonly CartLine[]): { readonly requestedLines: string } {
  return { requestedLines: JSON.stringify(lines) }
}

/** The lines that a page brought, as text; null for the cart. */
export function requestedLinesOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('requestedLines' in state)) return null
  return typeof state.requestedLines === 'string' ? state.requestedLines : null
}
