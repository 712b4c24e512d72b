import { z } from 'zod'
import { timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { ADDRESS_FIELD_LENGTH } from '../addresses/address.ts'
import { parseState } from '../addresses/states.ts'
import { withAsciiDigits } from '../text/ascii-digits.ts'
import { BILLING_LINE_LENGTH, LEGAL_NAME_LENGTH, printableLine } from './billing.ts'
import { MAX_REMEMBERED_FIRMS, type RememberedFirm } from './remembered-firm.ts'
import { gstin } from './wire.ts'

/** A text of one line, with a letter or a digit in it. */
export const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context): string => {
      const plain = printableLine(text)
      if (plain !== null && /[\p{L}\p{N}]/u.test(plain)) return plain
      context.addIssue({ code: 'custom', message: plain === null ? 'not-a-single-line' : 'required' })
      return z.NEVER
    })

/** A text of one line that may be empty. */
export const optionalLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .transform((text, context): string => {
      const plain = printableLine(text)
      if (plain !== null) return plain
      context.addIssue({ code: 'custom', message: 'not-a-single-line' })
      return z.NEVER
    })

/** A State of India, under its own name. */
export const state = z
  .string()
  .max(ADDRESS_FIELD_LENGTH)
  .transform((text, context): string => {
    const found = parseState(text)
    if (found !== null) return found.name
    context.addIssue({ code: 'custom', message: 'not-a-state' })
    return z.NEVER
  })
  .meta({ example: 'Haryana' })

/** A PIN code in whatever digits it was typed. */
export const pinCode = z
  .string()
  .max(20)
  .transform((text, context): string => {
    const digits = withAsciiDigits(text).replaceAll(/\s/g, '')
    if (/^[1-9]\d{5}$/.test(digits)) return digits
    context.addIssue({ code: 'custom', message: 'not-a-pin-code' })
    return z.NEVER
  })
  .meta({ example: '122001' })

/** The address of a registration as somebody gives it. */
export const addressRequest = z.object({
  line: line(BILLING_LINE_LENGTH),
  city: line(ADDRESS_FIELD_LENGTH),
  state,
  zipcode: pinCode,
})

/** Facts given of the firm that a GSTIN belongs to. */
export const billingRequest = z
  .object({
    legalName: line(LEGAL_NAME_LENGTH).meta({ description: 'As on the GST certificate.' }),
    address: addressRequest
      .nullish()
      .transform((address) => address ?? null)
      .meta({ description: 'As on the GST certificate; the delivery address when left out.' }),
  })
  .meta({
    id: 'BillingRequest',
    description:
      'The firm that the GSTIN belongs to; its address has to be in the State of the GSTIN. Without it the invoice is made out to the delivery name and address.',
  })

/** The address of a registration as it is kept. */
export const billingAddress = z.object({
  line: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
})

/** The firm that an order is billed to. */
export const billing = z
  .object({ legalName: z.string(), address: billingAddress })
  .meta({ id: 'Billing', description: 'The firm that an order is billed to, as it was when it was placed.' })

export const rememberedFirm = z
  .object({
    gstin,
    legalName: z.string(),
    address: billingAddress,
    addressId: z
      .string()
      .nullable()
      .meta({ description: 'The saved address that was delivered to; null where it was none of them.' }),
    usedAt: timestamp,
  })
  .meta({ id: 'RememberedFirm', description: 'A firm that was billed for orders to an address.' })

export const rememberedFirms = z
  .object({ firms: z.array(rememberedFirm).readonly().meta({ description: 'The last used first.' }) })
  .meta({ id: 'RememberedFirms' })

/** Firms that were removed, as they were answered before. */
const rememberFirmsRequest = z
  .object({
    firms: z
      .array(
        z.object({
          gstin,
          legalName: line(LEGAL_NAME_LENGTH),
          address: addressRequest,
          addressId: z.string().max(ADDRESS_FIELD_LENGTH).nullable(),
          usedAt: timestamp,
        }),
      )
      .min(1)
      .max(MAX_REMEMBERED_FIRMS),
  })
  .meta({ id: 'RememberFirmsRequest' })

const firmParams = z.object({ gstin })

export const rememberedFirmCalls = defineCalls({
  list: { method: 'get', path: '/account/firms', answer: rememberedFirms },
  forget: { method: 'delete', path: '/account/firms/{gstin}', params: firmParams, answer: rememberedFirms },
  remember: { method: 'post', path: '/account/firms', body: rememberFirmsRequest, answer: rememberedFirms },
  chooseDefault: {
    method: 'post',
    path: '/account/firms/{gstin}/default',
    params: firmParams,
    answer: rememberedFirms,
  },
})

export type RememberedFirmWire = z.infer<typeof rememberedFirm>

/** Remembered firms as they are answered. */
export function serializeFirms(firms: readonly RememberedFirm[]): { firms: RememberedFirmWire[] } {
  return { firms: firms.map((firm) => ({ ...firm })) }
}
