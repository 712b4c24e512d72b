import { z } from '@hono/zod-openapi'
import { ADDRESS_FIELD_LENGTH } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import { parseGstin, type Gstin } from '#domain/identity/gstin.ts'
import { parsePhone, type Phone } from '#domain/identity/phone.ts'
import { MAX_QUANTITY } from '#domain/cart/line.ts'

/** A phone number as people write it; inside `+91` and ten digits. */
export const phone = z
  .string()
  .max(30)
  .transform((text, context): Phone => {
    const read = parsePhone(text)
    if (read !== null) return read
    context.addIssue({ code: 'custom', message: 'is not an Indian mobile number' })
    return z.NEVER
  })
  .openapi({ type: 'string', example: '+919812345678' })

const field = z.string().max(ADDRESS_FIELD_LENGTH)
const required = field.refine((text) => text.trim() !== '', 'is required')

/** An address as it is stored and sent (ADDR-07). */
export const addressFields = z
  .object({
    address_line1: z.object({
      receiverName: field.default(''),
      receiverPhoneNo: field.default(''),
      houseNo: required,
      landmark: required,
    }),
    street: required,
    city: required,
    state: required,
    zipcode: required,
    country: required,
  })
  .openapi('Address')

/** A cart line as devices keep it (CART-02). */
export const cartLine = z
  .object({
    product: z.string().min(1).max(300),
    quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
    addedDate: z.string().max(40).default(''),
    active: z.boolean().default(true),
    rowId: z.string().max(200).optional(),
    cartId: z.string().max(200).optional(),
    variantUid: z.string().max(200).optional(),
    seenPrice: z.string().max(30).optional(),
  })
  .openapi('CartLine')

/** A GST number with a right check digit, in capital letters. */
export const gstin = z
  .string()
  .max(30)
  .transform((text, context): Gstin => {
    const reading = parseGstin(text)
    if ('gstin' in reading) return reading.gstin
    context.addIssue({ code: 'custom', message: 'is not a GST number' })
    return z.NEVER
  })
  .openapi({ type: 'string', example: '27AAPFU0939F1ZV' })

/** An order as it goes over the wire. */
export const orderShape = z.record(z.string(), z.unknown()).openapi('Order', {
  description:
    'orderId, orderNumber, userId, orderStatus, paymentMode, paymentStatus, paymentId, shippingAddress, orderItems, ' +
    'itemMRPTotal, itemTotal, savedAmount, totalTax, grandTotal, deliveryCharge, handlingCharge, createdAt, updatedAt, ' +
    'cancellationReason, cancelledBy; a single one also history, cancellable, refund, invoice, creditNote. Money is rupees.',
})

/** An RFC 9457 problem document. */
const problemDocument = z
  .object({ type: z.string(), title: z.string(), status: z.number(), code: z.string().optional() })
  .openapi('Problem')

type Validation = { success: true } | { success: false; error: z.core.$ZodError }

/** Turns what a schema found wrong into `invalid-input` with the place and fault of each. */
export function refuseInvalid(result: Validation): void {
  if (result.success) return
  const faults = result.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  const first = faults[0]
  throw new AppError(
    'invalid-input',
    first ? `${first.field || 'The request'}: ${first.message}` : undefined,
    { faults },
  )
}

/** The responses that every described call may give besides its own. */
export const failures = {
  default: {
    description: 'A failure, as a problem document.',
    content: { 'application/problem+json': { schema: problemDocument } },
  },
} as const
