import { z } from 'zod'
import { day, pinCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { toPaise } from '../money/paise.ts'

const slotPattern = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/

export const deliverySlot = z
  .string()
  .regex(slotPattern, 'not-a-slot')
  .meta({ description: 'A time of day.', example: '09:00-13:00' })

/** By when an order is delivered (AREA-02). */
export const orderPromise = z
  .object({ day: day, slot: z.union([deliverySlot, z.null()]) })
  .meta({ id: 'OrderPromise', description: 'By when the order is delivered; the slot where one was chosen.' })

/** The delivery that a customer was shown or chose. */
export const chosenDelivery = z.object({ day: day, slot: deliverySlot.nullish() }).meta({
  id: 'ChosenDelivery',
  description: 'An order that can only be promised for a later day is refused as promise-changed.',
})

/** Paise up to the given rupees, and more than none. */
const paiseUpTo = (rupees: number) =>
  z
    .number()
    .int()
    .min(1)
    .max(rupees * 100)
    .transform(toPaise)

/** Fee for delivering an order. */
export const deliveryFee = z
  .object({
    amount: paiseUpTo(1_00_000).meta({ description: 'For an order, in paise with GST.' }),
    freeFrom: paiseUpTo(1_00_00_00_000)
      .nullable()
      .meta({ description: 'Goods of this value in paise with GST are delivered free; null when none are.' }),
  })
  .meta({ id: 'DeliveryFee' })

const promiseQuery = z.object({
  pin: pinCode,
  product: z.string().min(1).max(200).optional().meta({ description: 'The id of a product.' }),
})

/** Promise of a store for a PIN code. */
const deliveryPromise = z
  .object({
    pin: pinCode,
    state: z.enum(['everywhere', 'promised', 'full', 'outside']).meta({
      description:
        'everywhere: the store promises no days; full: no day is left; outside: it does not deliver there.',
    }),
    days: z.array(day).readonly().meta({ description: 'The promised day, and later ones to choose.' }),
    promisedOn: day.meta({ description: 'When this was promised; the day of an order placed now.' }),
    slots: z.array(deliverySlot).readonly().meta({ description: 'Times of day to choose from.' }),
    asksAccess: z
      .boolean()
      .meta({ description: 'Whether the store wants to know what a lorry finds at the address.' }),
    fee: deliveryFee.optional().meta({ description: 'Absent where delivery is free.' }),
  })
  .meta({ id: 'DeliveryPromise' })

const promiseLine = z.object({
  product: z.string().min(1).max(300).meta({ description: 'The composite id of the variant.' }),
  quantity: z.number().int().min(1).max(99_999),
  variantUid: z.string().max(200).optional(),
})

const promiseRequest = z
  .object({ pin: pinCode, lines: z.array(promiseLine).max(500).readonly() })
  .meta({ id: 'DeliveryPromiseRequest' })

export const promiseCalls = defineCalls({
  ofPin: { method: 'get', path: '/delivery-promise', query: promiseQuery, answer: deliveryPromise },
  ofLines: { method: 'post', path: '/delivery-promise', body: promiseRequest, answer: deliveryPromise },
})

export type PromiseRequest = z.input<typeof promiseRequest>
export type DeliveryPromiseWire = z.infer<typeof deliveryPromise>
