import { z } from 'zod'
import { ADDRESS_FIELD_LENGTH } from '../addresses/address.ts'
import { LORRY_NOTES_LENGTH, RECEIVING_HOURS_LENGTH } from '../addresses/site-access.ts'
import { addressFields, siteAccess } from '../addresses/wire.ts'
import { line, optionalLine, pinCode, state } from '../identity/billing-wire.ts'
import { idParams, monthQuery, paise } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { SITE_NAME_LENGTH, type FirmSite } from './site.ts'

const field = line(ADDRESS_FIELD_LENGTH)
const orEmpty = optionalLine(ADDRESS_FIELD_LENGTH)

const facts = {
  name: line(SITE_NAME_LENGTH),
  address: z.object({
    address_line1: z.object({
      receiverName: orEmpty,
      receiverPhoneNo: orEmpty,
      houseNo: field,
      landmark: field,
    }),
    street: field,
    city: field,
    state,
    zipcode: pinCode,
    country: field,
    access: siteAccess.optional(),
    receiving: z.object({
      hours: optionalLine(RECEIVING_HOURS_LENGTH),
      notes: optionalLine(LORRY_NOTES_LENGTH),
    }),
  }),
}

export const addSiteRequest = z
  .object({
    id: z.uuid().meta({ description: 'Made by the browser: a repeat makes no second one.' }),
    ...facts,
  })
  .meta({ id: 'AddFirmSiteRequest' })

export const changeSiteRequest = z
  .object({
    ...facts,
    isClosed: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether nothing is delivered there any more.' }),
  })
  .meta({ id: 'ChangeFirmSiteRequest' })

const site = z
  .object({ id: z.uuid(), name: z.string(), address: addressFields, isClosed: z.boolean() })
  .meta({ id: 'FirmSite' })

export const sites = z
  .object({
    sites: z.array(site).readonly().meta({ description: 'By name, those that are open first.' }),
    mayChange: z.boolean().meta({ description: 'Whether the reader may add and change sites.' }),
  })
  .meta({ id: 'FirmSites' })

const siteSpending = z
  .object({
    sites: z
      .array(
        z.object({
          siteId: z.uuid().nullable().meta({ description: 'Null for what went to none of the sites.' }),
          name: z.string().nullable(),
          orders: z.int(),
          amount: paise.meta({ description: 'As ordered, with tax and delivery, in paise.' }),
        }),
      )
      .readonly()
      .meta({ description: 'The most ordered first.' }),
  })
  .meta({ id: 'SiteSpending' })

export const siteParams = idParams.extend({ siteId: z.uuid() })

export const siteCalls = defineCalls({
  spending: {
    method: 'get',
    path: '/firms/{id}/spending',
    params: idParams,
    query: monthQuery,
    answer: siteSpending,
  },
  list: { method: 'get', path: '/firms/{id}/sites', params: idParams, answer: sites },
  add: { method: 'post', path: '/firms/{id}/sites', params: idParams, body: addSiteRequest, answer: sites },
  change: {
    method: 'put',
    path: '/firms/{id}/sites/{siteId}',
    params: siteParams,
    body: changeSiteRequest,
    answer: sites,
  },
})

export type FirmSiteWire = z.infer<typeof site>
export type FirmSitesWire = z.infer<typeof sites>
export type SiteSpendingWire = z.infer<typeof siteSpending>
export type AddSiteRequest = z.input<typeof addSiteRequest>
export type ChangeSiteRequest = z.input<typeof changeSiteRequest>

/** Sites as they are answered. */
export function serializeSites(seen: {
  readonly sites: readonly FirmSite[]
  readonly mayChange: boolean
}): FirmSitesWire {
  return seen
}
