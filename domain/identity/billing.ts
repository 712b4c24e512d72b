import { ADDRESS_FIELD_LENGTH, type AddressFields } from '../addresses/address.ts'
import { stateOfAddress, type Location } from '../addresses/state-of-address.ts'
import type { billingIssues } from '../problem/error-details.ts'
import { withoutMarks } from '../text/without-invisible.ts'
import { gstinState, type Gstin } from './gstin.ts'

/** The address of a GST registration; `line` is house, street and place together, `state` a State's own name. */
export type BillingAddress = {
  readonly line: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

/** The firm that an order with a GSTIN is billed to, as its registration certificate names it. */
export type Billing = { readonly legalName: string; readonly address: BillingAddress }

/** Facts given of a firm with its GSTIN; a null address is that of delivery. */
export type BillingRequest = { readonly legalName: string; readonly address: BillingAddress | null }

/** The longest legal name, which is what GST returns and e-way bills take. */
export const LEGAL_NAME_LENGTH = 100

/** The longest line of a billing address: as long as house, street and landmark of a delivery address together. */
export const BILLING_LINE_LENGTH = 3 * ADDRESS_FIELD_LENGTH + 4

export type BillingIssue = (typeof billingIssues)[number]

/** Reason that an address cannot be the one that a GSTIN is registered at; null when it can. */
export function findBillingIssue(address: Location, gstin: Gstin): BillingIssue | null {
  const { state, agrees } = stateOfAddress(address)
  if (state === null) return 'state-unknown'
  if (state.code !== gstinState(gstin)) return 'state-differs'
  return agrees ? null : 'pin-differs'
}

/** A delivery address as a billing address. */
export function billingAddressOf(delivery: AddressFields): BillingAddress {
  const { houseNo, landmark } = delivery.address_line1
  return {
    line: [houseNo, delivery.street, landmark]
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join(', '),
    city: delivery.city.trim(),
    state: stateOfAddress(delivery).state?.name ?? delivery.state.trim(),
    zipcode: delivery.zipcode.replaceAll(/\s/g, ''),
  }
}

/** The firm of an order for its snapshot, or why its address does not fit its GSTIN. */
export function completeBilling(
  { legalName, address }: BillingRequest,
  { gstin, delivery }: { readonly gstin: Gstin; readonly delivery: AddressFields },
): { readonly billing: Billing } | { readonly issue: BillingIssue } {
  const issue = findBillingIssue(address ?? delivery, gstin)
  return issue === null
    ? { billing: { legalName, address: address ?? billingAddressOf(delivery) } }
    : { issue }
}

/** A text of a single line that can be printed: without marks that nobody sees, trimmed; null with control characters or line ends. */
export function printableLine(text: string): string | null {
  return /[\p{Cc}\u2028\u2029]/u.test(text) ? null : withoutMarks(text).trim()
}

/** The address of a firm on one line, with its State. */
export function billedAddress({ address }: Billing): string {
  return [...billingLines(address), address.state].join(', ')
}

/** The printed lines of a billing address; its State is printed apart. */
export function billingLines({ line, city, zipcode }: BillingAddress): string[] {
  return [line, `${city} ${zipcode}`.trim()].filter((text) => text !== '')
}
