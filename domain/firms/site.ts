import type { AddressFields } from '../addresses/address.ts'
import type { Paise } from '../money/paise.ts'

/** A place that a firm has its goods delivered to (FIRM-02); a closed one stays for its orders. */
export type FirmSite = {
  readonly id: string
  readonly name: string
  /** With whoever receives there, what a lorry finds, and when it may come. */
  readonly address: AddressFields
  readonly isClosed: boolean
}

export const SITE_NAME_LENGTH = 60
/** The most sites of a firm, closed ones included. */
export const MAX_FIRM_SITES = 200

/** Orders to a site in a month, cancelled orders left out; to none of the sites where the id is null. */
export type SiteSpending = {
  readonly siteId: string | null
  readonly name: string | null
  readonly orders: number
  readonly amount: Paise
}
