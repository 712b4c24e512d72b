import { z } from 'zod'
import { toPaise } from '../money/paise.ts'
import { PRICE_SCALE, priceOfMicros } from '../money/price.ts'

/** A moment. */
export const timestamp = z.iso.datetime().meta({ description: 'ISO 8601, UTC.' })

export const day = z.iso.date().meta({ description: 'A day in India.', example: '2026-11-24' })

/** A month, as a query names it. */
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'not-a-month')
    .meta({ description: 'A month in India.', example: '2026-11' }),
})

/** An amount of money, which may be negative. */
export const paise = z.int().transform(toPaise).meta({ description: 'Paise.' })

/** An amount of money that somebody asks for, pays or counts. */
export const amountInPaise = z
  .int()
  .min(0)
  .max(100_000_000_000)
  .transform(toPaise)
  .meta({ description: 'Paise.' })

/** An amount where the specification writes rupees. */
export const rupees = z.number().meta({ description: 'Rupees.' })

/** A price of one unit: without tax it has up to six decimals of a rupee, so that no whole paise could hold it. */
export const price = z
  .int()
  .min(0)
  .lt(1_000_000_000 * PRICE_SCALE)
  .transform(priceOfMicros)
  .meta({ description: 'Millionths of a rupee for one unit.' })

/** A price of one unit where the specification writes rupees. */
export const unitPrice = z.number().meta({ description: 'Rupees for one unit, up to six decimals.' })

/** A text that staff leave, of one character at least. */
export const note = (longest: number) => z.string().trim().min(1).max(longest)

/** A code of a text message. */
export const smsCode = z.string().regex(/^\d{6}$/, 'not-six-digits')

/** A PIN code of India. */
export const pinCode = z
  .string()
  .regex(/^[1-9]\d{5}$/, 'not-a-pin-code')
  .meta({ description: 'A PIN code.', example: '122018' })

/** The moment of change of what a page showed. */
export const seenAt = (what: string) =>
  timestamp
    .optional()
    .meta({ description: `The \`updatedAt\` of the ${what} as it was seen; refused if it changed since.` })

export const idParams = z.object({ id: z.uuid() })
export const uidParams = z.object({ uid: z.uuid() })
export const orderParams = z.object({ orderId: z.uuid() })
/** One part of an order, by its number. */
export const fulfilmentParams = orderParams.extend({ number: z.coerce.number().int().min(1).max(10_000) })
export const stopParams = z.object({ stopId: z.uuid() })
/** The secret of a link that somebody was sent. */
export const linkParams = z.object({ token: z.string().regex(/^[\w-]{20,60}$/) })
