import { idParams } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { addSiteRequest, changeSiteRequest, siteParams, sites } from './site-wire.ts'

/** The sites of a firm at the desk. */
export const deskSiteCalls = defineCalls({
  list: { method: 'get', path: '/desk/firms/{id}/sites', params: idParams, answer: sites },
  add: {
    method: 'post',
    path: '/desk/firms/{id}/sites',
    params: idParams,
    body: addSiteRequest,
    answer: sites,
  },
  change: {
    method: 'put',
    path: '/desk/firms/{id}/sites/{siteId}',
    params: siteParams,
    body: changeSiteRequest,
    answer: sites,
  },
})
