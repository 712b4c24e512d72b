import { z } from 'zod'
import type { Fault, FaultCode } from '../problem/faults.ts'
import { timestamp, day, pinCode } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { deliveryFee, deliverySlot } from './promise-wire.ts'

const name = z.string().trim().min(1).max(60)
const beginning = z
  .string()
  .regex(/^[1-9]\d{1,5}$/, 'not-a-pin-beginning')
  .meta({ description: 'A PIN code, or its beginning.', example: '1220' })
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not-a-time')
  .meta({ description: 'In India.', example: '16:00' })
const days = z.number().int().min(0).max(90)
const kilograms = z.number().int().min(1).max(100_000_000)
const weekday = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
])

const area = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'not-small-letters'),
    name,
    nameHi: name.optional().meta({ description: 'On pages in Hindi; the other name without it.' }),
    pins: z.array(beginning).max(500).readonly(),
    exceptPins: z.array(beginning).max(500).readonly(),
    circle: z
      .object({ latitude, longitude, kilometres: z.number().min(0.1).max(2_000) })
      .nullable()
      .meta({ description: 'Every one of the `places` within so many kilometres.' }),
    leadDays: days.meta({ description: 'Working days; 0 is the same day.' }),
    cutOff: time
      .nullable()
      .meta({ description: 'From this time on an order counts to the next working day.' }),
    workingDays: z.array(weekday).min(1).max(7).readonly().meta({ description: 'Sunday is 0.' }),
    capacity: z
      .object({ kilograms: kilograms.nullable(), trips: z.number().int().min(1).max(10_000).nullable() })
      .meta({ description: 'Of a day; null without a limit.' }),
    tripKilograms: kilograms
      .nullable()
      .meta({ description: 'What one trip carries; null when every order is one trip.' }),
    slots: z.array(deliverySlot).max(8).readonly(),
    fee: deliveryFee.optional().meta({ description: 'Absent where delivery is free.' }),
  })
  .superRefine((one, context) => {
    const issue = (path: string, { code: message, ...params }: Fault): void =>
      context.addIssue({ code: 'custom', path: [path], message, params })
    if (one.pins.length === 0 && one.circle === null) issue('pins', { code: 'no-pin-and-no-circle' })
    const both = one.pins.find((pin) => one.exceptPins.includes(pin))
    if (both !== undefined) issue('exceptPins', { code: 'pin-left-out', pin: both })
    const slot = one.slots.find((each) => each.slice(0, 5) >= each.slice(6))
    if (slot !== undefined) issue('slots', { code: 'slot-backwards', slot })
  })
  .meta({ id: 'DeliveryArea' })

/** Plan of a store's deliveries: areas and days (AREA-01, AREA-02). */
export const deliveryPlan = z
  .object({
    areas: z.array(area).max(50).readonly(),
    places: z
      .array(z.object({ pin: pinCode, latitude, longitude }))
      .max(1_000)
      .readonly()
      .meta({ description: 'Where PIN codes are, for areas that are circles.' }),
    holidays: z
      .array(z.object({ day, name: z.string().trim().max(60) }))
      .max(200)
      .readonly(),
    productLeadDays: z
      .array(z.object({ productId: z.string().min(1).max(200), days }))
      .max(500)
      .readonly()
      .meta({ description: 'Products that take longer than their area.' }),
    asksAccess: z.boolean(),
  })
  .superRefine(({ areas, places, holidays, productLeadDays }, context) => {
    const unique = (path: string, keys: readonly string[]): void => {
      const twice = keys.find((key, index) => keys.indexOf(key) !== index)
      if (twice !== undefined)
        context.addIssue({
          code: 'custom',
          path: [path],
          message: 'listed-twice' satisfies FaultCode,
          params: { value: twice },
        })
    }
    unique(
      'areas',
      areas.map(({ id }) => id),
    )
    unique(
      'places',
      places.map(({ pin }) => pin),
    )
    unique(
      'holidays',
      holidays.map((one) => one.day),
    )
    unique(
      'productLeadDays',
      productLeadDays.map(({ productId }) => productId),
    )
  })
  .meta({ id: 'DeliveryPlan' })

const dayLoad = z
  .object({
    areaId: z.string(),
    day,
    kilograms: z.number().int(),
    trips: z.number().int(),
  })
  .meta({ id: 'DeliveryDayLoad' })

/** The plan as the desk sees it. */
const deskDelivery = z
  .object({
    version: z.number().int().meta({ description: 'Sent with a change; refused if it changed since.' }),
    plan: deliveryPlan,
    changed: z
      .object({ at: timestamp, actor: z.string() })
      .nullable()
      .meta({ description: 'Who changed it last; null before the first change.' }),
    productNames: z
      .record(z.string(), z.string())
      .meta({ description: 'Names of the products that take longer, by id; one that is gone has none.' }),
    loads: z.array(dayLoad).readonly().meta({ description: 'What is promised from today on.' }),
  })
  .meta({ id: 'DeskDelivery' })

const changeDeliveryRequest = z
  .object({ version: z.number().int(), plan: deliveryPlan })
  .meta({ id: 'ChangeDeliveryRequest' })

const previewDeliveryRequest = z
  .object({
    plan: deliveryPlan.meta({ description: 'As it would be saved.' }),
    pin: pinCode,
    kilograms: z.number().int().min(0).max(100_000_000).default(0),
    at: timestamp.optional().meta({ description: 'When it is ordered; now without it.' }),
  })
  .meta({ id: 'PreviewDeliveryRequest' })

const deliveryPreview = z
  .object({
    area: z.union([z.string(), z.null()]).meta({ description: 'The name of the area; null outside.' }),
    days: z.array(day).readonly(),
    fee: deliveryFee.optional().meta({ description: 'Absent where delivery is free.' }),
  })
  .meta({ id: 'DeliveryPreview' })

export const deliveryPlanCalls = defineCalls({
  read: { method: 'get', path: '/desk/delivery', answer: deskDelivery },
  change: { method: 'put', path: '/desk/delivery', body: changeDeliveryRequest, answer: deskDelivery },
  preview: {
    method: 'post',
    path: '/desk/delivery/preview',
    body: previewDeliveryRequest,
    answer: deliveryPreview,
  },
})

export type DeskDeliveryWire = z.infer<typeof deskDelivery>
export type ChangeDeliveryRequest = z.input<typeof changeDeliveryRequest>
export type PreviewDeliveryRequest = z.input<typeof previewDeliveryRequest>
export type DeliveryPreviewWire = z.infer<typeof deliveryPreview>
