import { z } from 'zod'
import { paise } from '../wire/atoms.ts'

/** Causes without facts. */
export const plainCauses = [
  'not-paid-in-time',
  'wrong-amount-paid',
  'refunded-too-early',
  'disputed-too-early',
  'payment-refunded',
  'payment-taken-back',
  'refunded-by-store',
  'released',
  'cancelled',
  'refused-on-delivery',
] as const
export type PlainCause = (typeof plainCauses)[number]

/** Causes that changed the total of an order. */
export const totalCauses = ['changed', 'changed-by-phone'] as const
export type TotalCause = (typeof totalCauses)[number]

const cause = z.discriminatedUnion('code', [
  z.object({ code: z.enum(plainCauses) }),
  z.object({ code: z.enum(totalCauses), before: paise, after: paise }),
])

/**
 * A cause that the store itself gives for what happened to an order, beside what somebody wrote. Services tell causes, and who shows
 * them to a person has the words: `messages/orders/order-causes.ts` for customers, `messages/desk/orders/order-causes.ts` for staff.
 */
export type Cause = Readonly<z.infer<typeof cause>>

/** Parses a cause that was stored or sent; null for one of another version of the store. */
export function parseCause(told: unknown): Cause | null {
  return cause.safeParse(told).data ?? null
}

/** A cause as it crosses the wire, with its facts beside its code; a later version of the store may have others. */
export const causeOnWire = z
  .object({ code: z.string().meta({ example: 'not-paid-in-time' }) })
  .catchall(z.union([z.string(), z.number().int()]))
