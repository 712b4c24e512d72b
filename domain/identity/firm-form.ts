import { ADDRESS_FIELD_LENGTH, type AddressFields } from '../addresses/address.ts'
import { placeOfPinCode } from '../addresses/pin-code-place.ts'
import { parseState, stateByCode, type State } from '../addresses/states.ts'
import { withAsciiDigits } from '../text/ascii-digits.ts'
import {
  BILLING_LINE_LENGTH,
  billingAddressOf,
  findBillingIssue,
  LEGAL_NAME_LENGTH,
  printableLine,
  type Billing,
  type BillingAddress,
  type BillingRequest,
} from './billing.ts'
import { gstinState, parseGstin, type Gstin, type GstinIssue } from './gstin.ts'

/** The fields of a billing address in display order; asked for only where it is not that of delivery. */
export const billingFields = ['line', 'zipcode', 'city', 'state'] as const
export type FirmField = 'gstin' | 'legalName' | (typeof billingFields)[number]

/** A firm as it is typed; `isSame` asks for the delivery address as its address. */
export type FirmForm = Readonly<Record<FirmField, string>> & { readonly isSame: boolean }

export const emptyFirm: FirmForm = {
  gstin: '',
  legalName: '',
  isSame: true,
  line: '',
  zipcode: '',
  city: '',
  state: '',
}

/** Fault of a field. */
export type FirmIssue =
  | `gstin-${GstinIssue}`
  | 'missing'
  | 'long'
  | 'characters'
  | 'pin-shape'
  | 'pin-differs'
  | 'state-unknown'
  | 'state-differs'

export type FirmIssues = Partial<Record<FirmField, FirmIssue>>

/** A firm as an order takes it. */
export type ReadFirm = { readonly buyerGstin: Gstin; readonly billing: BillingRequest }

const maxLengths: Readonly<Partial<Record<FirmField, number>>> = {
  legalName: LEGAL_NAME_LENGTH,
  line: BILLING_LINE_LENGTH,
  city: ADDRESS_FIELD_LENGTH,
}

/** The form with what was used the last time. */
export function formOfFirm(
  { gstin, legalName, address }: Billing & { readonly gstin: string },
  delivery: AddressFields | null,
): FirmForm {
  const isSame = delivery !== null && addressText(billingAddressOf(delivery)) === addressText(address)
  return isSame ? { ...emptyFirm, gstin, legalName } : { gstin, legalName, isSame, ...address }
}

/**
 * The form after a field was typed: a whole GSTIN says the State, a PIN code the city; a city that was
 * written by hand stays.
 */
export function changeFirm(form: FirmForm, changed: Partial<FirmForm>): FirmForm {
  const next = { ...form, ...changed }
  if (changed.gstin !== undefined) {
    const registered = registeredState(changed.gstin)
    if (registered !== null && parseState(form.state)?.code !== registered.code)
      return { ...next, state: registered.name }
  }
  if (changed.zipcode !== undefined && [cityOf(form.zipcode), ''].includes(form.city.trim()))
    return { ...next, city: cityOf(changed.zipcode) }
  return next
}

function cityOf(zipcode: string): string {
  return placeOfPinCode(withAsciiDigits(zipcode)).city
}

/** The State that a typed GSTIN is registered in; null until it is whole and right. */
export function registeredState(typed: string): State | null {
  const reading = parseGstin(typed)
  return 'gstin' in reading ? stateByCode(gstinState(reading.gstin)) : null
}

/** Tells whether the delivery address can be that of the registration; it can while either of them is not known yet. */
export function mayBeSame({ gstin }: Pick<FirmForm, 'gstin'>, delivery: AddressFields | null): boolean {
  const reading = parseGstin(gstin)
  return !('gstin' in reading) || delivery === null || findBillingIssue(delivery, reading.gstin) === null
}

/** Reads the form as an order takes it, or finds the fault of each field. */
export function readFirm(
  form: FirmForm,
  delivery: AddressFields | null,
): ReadFirm | { readonly issues: FirmIssues } {
  const reading = parseGstin(form.gstin)
  const isSame = form.isSame && mayBeSame(form, delivery)
  const typed = ['legalName', ...(isSame ? [] : billingFields)] as const
  const issues: FirmIssues = {
    ...('issue' in reading && { gstin: `gstin-${reading.issue}` as const }),
    ...Object.fromEntries(
      typed.flatMap((field) => {
        const issue = textIssue(form[field], maxLengths[field])
        return issue === null ? [] : [[field, issue]]
      }),
    ),
  }
  const address = addressOf(form)
  if (!isSame && 'gstin' in reading) Object.assign(issues, addressIssues(address, reading.gstin, issues))
  if ('issue' in reading || Object.keys(issues).length > 0) return { issues }
  const legalName = printableLine(form.legalName) ?? ''
  return { buyerGstin: reading.gstin, billing: { legalName, address: isSame ? null : address } }
}

function textIssue(text: string, maxLength = Infinity): FirmIssue | null {
  const plain = printableLine(text)
  if (plain === null) return 'characters'
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'missing'
  return plain.length > maxLength ? 'long' : null
}

/** Faults of PIN code and State, where they were given. */
function addressIssues(address: BillingAddress, gstin: Gstin, found: FirmIssues): FirmIssues {
  const isPin = /^[1-9]\d{5}$/.test(address.zipcode)
  const pin: FirmIssues = isPin || found.zipcode !== undefined ? {} : { zipcode: 'pin-shape' }
  if (found.state !== undefined) return pin
  if (parseState(address.state) === null) return { ...pin, state: 'state-unknown' }
  const issue = findBillingIssue(address, gstin)
  if (issue === null) return pin
  return issue === 'pin-differs' ? { zipcode: issue, ...pin } : { ...pin, state: issue }
}

function addressOf({ line, zipcode, city, state }: FirmForm): BillingAddress {
  return {
    line: printableLine(line) ?? '',
    city: printableLine(city) ?? '',
    state: parseState(state)?.name ?? state.trim(),
    zipcode: withAsciiDigits(zipcode).replaceAll(/\s/g, ''),
  }
}

function addressText({ line, city, state, zipcode }: BillingAddress): string {
  return [line, city, state, zipcode].join('\n')
}
