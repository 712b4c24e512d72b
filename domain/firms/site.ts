import type { AddressFields } from '../addresses/address.ts'

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
