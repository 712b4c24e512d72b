import { z } from 'zod'
import { cartChange } from './cart-change.ts'
import { faultOnWire, type FieldFault } from './faults.ts'
import { findingOnWire } from './findings.ts'
import type { Reason } from './reasons.ts'

/** Reasons why a billing address does not fit its GSTIN: a State that is not known, is not that of the GSTIN, or does not have the PIN code. */
export const billingIssues = ['state-unknown', 'state-differs', 'pin-differs'] as const

/** Facts of a signed QR code that may differ from those of its document. */
export const qrDifferences = ['kind', 'number', 'seller', 'buyer', 'amount'] as const

/** Reasons why an order that was paid online must not be shipped. */
export const shippingHolds = ['refunded', 'partly-refunded', 'disputed'] as const

/** A reason as it crosses the wire, with its facts beside its code; a later version of the store may have others. */
export const reasonOnWire = z
  .object({ code: z.string().meta({ example: 'line-unknown' }) })
  .catchall(z.union([z.string(), z.number().int(), z.array(z.string()).readonly(), findingOnWire]))

/** A fault of a field. */
const fieldFault = faultOnWire.extend({
  field: z.string().meta({ example: 'address_line1.houseNo' }),
  message: z.string().meta({ description: 'For developers.' }),
})

/** The facts that come with an error, for the client to act on. */
export const errorDetails = z.object({
  faults: z
    .array(fieldFault)
    .readonly()
    .optional()
    .meta({ description: 'invalid-input: what is wrong with which field.' }),
  reasons: z
    .array(reasonOnWire)
    .readonly()
    .optional()
    .meta({ description: 'What stands against it, where the code alone does not say that.' }),
  retryAfterSeconds: z.number().int().optional().meta({
    description: 'code-too-soon, sign-in-paused, too-many-orders: how long to wait.',
  }),
  triesLeft: z
    .number()
    .int()
    .optional()
    .meta({ description: 'code-wrong, claim-wrong: how many more times may be tried.' }),
  changes: z.array(cartChange).readonly().optional().meta({
    description:
      'cart-changed, quantity-not-allowed, out-of-stock: what differs from what the customer saw or may order.',
  }),
  refund: z.int().optional().meta({
    description: 'not-permitted, proof-required: what would go back to the customer by it, in paise.',
  }),
  amount: z.int().optional().meta({ description: 'amount-changed: what it is now, in paise.' }),
  promisedDay: z.iso
    .date()
    .optional()
    .meta({ description: 'promise-changed: the day that the order can be promised for now.' }),
  deliveryFee: z
    .int()
    .optional()
    .meta({ description: 'delivery-fee-changed: what delivery costs now, in paise; 0 when it is free.' }),
  saved: z.int().optional().meta({ description: 'offers-changed: what offers take off now, in paise.' }),
  limit: z.int().optional().meta({
    description:
      'cash-limit, order-too-large, firm-order-limit: the limit in paise; firm-month-limit, credit-limit: what is left of it; too-many-orders, too-many-cash-orders: in orders; address-book-full: in addresses; firm-full: in people; too-many-sites: in sites; too-many-site-lists: in lists; site-list-too-long: in lines; too-many-approvals: in requests; too-many-firms: in firms; too-many-invitations: in invitations.',
  }),
  missing: z
    .int()
    .optional()
    .meta({ description: 'credit-limit: by how much the limit is passed, in paise.' }),
  today: z.int().optional().meta({ description: 'cash-limit: the cash received today, in paise.' }),
  billingIssue: z.enum(billingIssues).optional().meta({
    description:
      'billing-differs: what does not fit the GSTIN, the State or the PIN code of the billing address.',
  }),
  orderNumber: z
    .string()
    .optional()
    .meta({ description: 'move-not-allowed: the order of a trip that stays.' }),
  orderNumbers: z.array(z.string()).readonly().optional().meta({
    description: 'eway-bill-needed: the orders of these shipments; portal-number-taken: where it stands.',
  }),
  qrDifferences: z
    .array(z.enum(qrDifferences))
    .readonly()
    .optional()
    .meta({ description: 'e-invoice-refused: which facts of the code differ from the document.' }),
  orderStatus: z.string().optional().meta({ description: 'order-not-cancellable: the status of the order.' }),
  hold: z
    .enum(shippingHolds)
    .optional()
    .meta({ description: 'move-not-allowed: what about the payment keeps the order here.' }),
  refusals: z
    .array(z.string())
    .readonly()
    .optional()
    .meta({ description: 'merge-refused: what stands against it.' }),
  changedBy: z.string().optional().meta({
    description: 'edit-conflict: the member of staff who changed it, where that is known.',
  }),
  changedAt: z.string().optional().meta({ description: 'edit-conflict: when that was, ISO 8601, UTC.' }),
  onHand: z
    .array(z.object({ productId: z.string(), variantUid: z.string(), onHand: z.number().int() }))
    .readonly()
    .optional()
    .meta({ description: 'edit-conflict: what lies at the place by now, of variants counted meanwhile.' }),
  allowed: z
    .array(z.string())
    .readonly()
    .optional()
    .meta({ description: 'move-not-allowed: the statuses that may follow.' }),
})

/** The details of an error, with faults and reasons of the closed lists. */
export type ErrorDetails = Readonly<Omit<z.infer<typeof errorDetails>, 'faults' | 'reasons'>> & {
  readonly faults?: readonly FieldFault[]
  readonly reasons?: readonly Reason[]
}
