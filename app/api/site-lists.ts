import {
  siteListCalls,
  type ChangeSiteListRequest,
  type KeepSiteListRequest,
  type SiteListsWire,
  type SiteListWire,
} from '#domain/site-lists/wire.ts'
import { callApi } from './transport/call.ts'

/** The lists that a firm keeps for its sites. */
export function fetchSiteLists(id: string): Promise<SiteListsWire> {
  return callApi(siteListCalls.all, { params: { id } })
}

export function fetchSiteList(id: string, listId: string): Promise<SiteListWire> {
  return callApi(siteListCalls.one, { params: { id, listId } })
}

/** Keeps a list; the same id is kept once. Throws `too-many-site-lists`, `site-list-too-long` and `firm-site-closed`. */
export function keepSiteList(id: string, body: KeepSiteListRequest): Promise<SiteListWire> {
  return callApi(siteListCalls.keep, { params: { id }, body })
}

/** Renames a list and changes its lines. Throws `edit-conflict` when somebody else was faster. */
export function changeSiteList(
  id: string,
  listId: string,
  body: ChangeSiteListRequest,
): Promise<SiteListWire> {
  return callApi(siteListCalls.change, { params: { id, listId }, body })
}

export function removeSiteList(id: string, listId: string): Promise<SiteListsWire> {
  return callApi(siteListCalls.remove, { params: { id, listId } })
}
