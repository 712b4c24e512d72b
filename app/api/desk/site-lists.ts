import { deskSiteListCalls, type SiteListsWire, type SiteListWire } from '#domain/site-lists/wire.ts'
import { callApi } from '../transport/call.ts'

/** The lists that a firm keeps for its sites. */
export function fetchListsOf(id: string): Promise<SiteListsWire> {
  return callApi(deskSiteListCalls.all, { params: { id } })
}

export function fetchListOf(id: string, listId: string): Promise<SiteListWire> {
  return callApi(deskSiteListCalls.one, { params: { id, listId } })
}
