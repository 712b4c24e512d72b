import { compactGstin } from '#domain/identity/gstin.ts'
import type { AddressFields } from '#domain/addresses/address.ts'
import {
  emptyFirm,
  formOfFirm,
  readFirm,
  type FirmForm,
  type FirmIssues,
} from '#domain/identity/firm-form.ts'
import { firmForAddress } from '#domain/identity/remembered-firm.ts'
import type { PlaceOrderForRequest } from '#domain/orders/placing/desk-place-wire.ts'
import { FirmFields } from '#app/features/identity/firm-fields.tsx'
import { billingMessages } from '#messages/profile/billing.ts'
import { addressFields, isComplete, type TypedAddress } from './address-section.tsx'
import type { LookedUp } from './customer-section.tsx'

/** The firm of an order that is being taken, as far as it is known. */
export interface TakenFirm {
  readonly form: FirmForm
  readonly delivery: AddressFields | null
  readonly issues: FirmIssues
  readonly body: Pick<PlaceOrderForRequest, 'buyerGstin' | 'billing'>
}

interface Taken {
  /** Null until something was typed: the firm of the last order to the address is billed. */
  readonly typed: FirmForm | null
  readonly customer: LookedUp
  readonly address: TypedAddress
}

/** The firm that was typed, or that orders of this customer to this address were billed to. */
export function firmOf({ typed, customer, address }: Taken): TakenFirm {
  const known = customer?.addresses.find(({ id }) => id === address.id)
  const delivery = known ?? (isComplete(address) ? addressFields(address) : null)
  const about = { addressId: known?.id ?? null, isPartner: customer?.active ?? false }
  const remembered = firmForAddress(customer?.firms ?? [], about)
  const form = typed ?? (remembered === null ? emptyFirm : formOfFirm(remembered, delivery))
  if (compactGstin(form.gstin) === '') return { form, delivery, issues: {}, body: {} }
  const reading = readFirm(form, delivery)
  return 'issues' in reading
    ? { form, delivery, issues: reading.issues, body: {} }
    : { form, delivery, issues: {}, body: reading }
}

/** Lists the fields of a firm that are missing or invalid, by their labels. */
export function useFirmNeeds({ issues }: TakenFirm): string[] {
  const t = billingMessages
  return Object.keys(issues).map((field) => t[field as keyof FirmIssues])
}

interface FirmSectionProps {
  firm: TakenFirm
  /** A firm of the customer is billed, which has its own GSTIN. */
  isBuying: boolean
  onForm: (form: FirmForm) => void
}

/** The GSTIN of the customer's firm, if there is one, with its name and address. */
export function FirmSection({ firm, isBuying, onForm }: FirmSectionProps) {
  const { form, delivery, issues } = firm
  if (isBuying) return null
  const isHalfTyped = compactGstin(form.gstin).length < 15
  const shown = Object.entries(issues).filter(
    ([field, issue]) => issue !== 'missing' && !(field === 'gstin' && isHalfTyped),
  )
  return (
    <FirmFields
      form={form}
      issues={Object.fromEntries(shown)}
      delivery={delivery}
      isOptional
      onForm={onForm}
    />
  )
}
