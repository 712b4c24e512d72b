import { deskSearchCalls, type DeskSearchWire } from '#domain/staff/desk-search-wire.ts'
import { callApi } from '../transport/call.ts'

/** A little longer than the store allows itself. */
const SEARCH_TIMEOUT_MS = 12_000

/** Everything that the desk holds of a name or number, by kind. */
export function searchDesk(text: string): Promise<DeskSearchWire> {
  return callApi(deskSearchCalls.search, {
    query: new URLSearchParams({ q: text }),
    timeoutMs: SEARCH_TIMEOUT_MS,
  })
}
