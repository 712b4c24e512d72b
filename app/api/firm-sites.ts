import {
  siteCalls,
  type AddSiteRequest,
  type ChangeSiteRequest,
  type FirmSitesWire,
  type SiteSpendingWire,
} from '#domain/firms/site-wire.ts'
import { callApi } from './transport/call.ts'

/** The sites of a firm that one is in. */
export function fetchFirmSites(id: string): Promise<FirmSitesWire> {
  return callApi(siteCalls.list, { params: { id } })
}

/** Adds a site; the same id is added once. Throws `too-many-sites`. */
export function addFirmSite(id: string, body: AddSiteRequest): Promise<FirmSitesWire> {
  return callApi(siteCalls.add, { params: { id }, body })
}

/** Changes a site, closes it or opens it again. */
export function changeFirmSite(id: string, siteId: string, body: ChangeSiteRequest): Promise<FirmSitesWire> {
  return callApi(siteCalls.change, { params: { id, siteId }, body })
}

/** Reads what was ordered to each site of a firm in a month. */
export function fetchSiteSpending(id: string, month: string): Promise<SiteSpendingWire> {
  return callApi(siteCalls.spending, { params: { id }, query: new URLSearchParams({ month }) })
}
