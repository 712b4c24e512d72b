import { z } from 'zod'
import { idParams, timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { collections } from '../entries/collections.ts'
import { variantForm } from '../entries/forms/forms.ts'
import {
  scheduleFailures,
  scheduledActions,
  scheduleStates,
  type ScheduledChange,
} from './scheduled-change.ts'

const id = z.string().min(1).max(200)
const prices = variantForm.pick({ priceWithGst: true, mrp: true, priceBreaks: true })

const change = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['publish', 'unpublish']) }),
    z.strictObject({
      action: z.literal('prices'),
      digest: z.string().max(100).meta({ description: 'The version of the product that was seen.' }),
      prices: z
        .array(
          prices.extend({ variant: z.int().min(0).max(999).meta({ description: 'Its place, from 0.' }) }),
        )
        .min(1)
        .max(200),
      confirmFalls: z
        .boolean()
        .optional()
        .meta({ description: 'Whether prices may fall by more than half.' }),
    }),
  ])
  .meta({ id: 'ScheduledChangeContent' })

const scheduleRequest = z
  .object({ collection: z.enum(collections), entryId: id, at: timestamp, change })
  .meta({ id: 'ScheduleRequest' })

export const scheduledChange = z
  .object({
    id: z.uuid(),
    collection: z.enum(collections),
    entryId: z.string(),
    name: z.string(),
    action: z.enum(scheduledActions),
    prices: z
      .array(
        z.object({
          uid: z.string().nullable(),
          options: z.array(z.string()).readonly(),
          priceWithGst: z.string(),
          mrp: z.string(),
          priceBreaks: z.array(z.object({ minQuantity: z.number().int(), priceWithGst: z.string() })),
        }),
      )
      .readonly(),
    at: timestamp,
    state: z.enum(scheduleStates),
    reason: z.enum(scheduleFailures).nullable().meta({ description: 'Why it was not carried out.' }),
    detail: z.string().nullable(),
    actor: z.string().meta({ description: 'Who scheduled it.' }),
  })
  .meta({ id: 'ScheduledChange' })

const rescheduleRequest = z
  .object({
    at: timestamp,
    change,
    seen: scheduledChange
      .pick({ action: true, prices: true, at: true })
      .optional()
      .meta({ description: 'The change as it was seen; it is changed however it is when left out.' }),
  })
  .meta({ id: 'RescheduleRequest' })

export const scheduleCalls = defineCalls({
  add: { method: 'post', path: '/desk/scheduled-changes', body: scheduleRequest, answer: scheduledChange },
  change: {
    method: 'put',
    path: '/desk/scheduled-changes/{id}',
    params: idParams,
    body: rescheduleRequest,
    answer: scheduledChange,
  },
  remove: { method: 'post', path: '/desk/scheduled-changes/{id}/removal', params: idParams },
})

export type ScheduleRequest = z.input<typeof scheduleRequest>
export type ScheduleContent = z.output<typeof change>
export type SeenChange = NonNullable<z.output<typeof rescheduleRequest>['seen']>
export type RescheduleRequest = z.input<typeof rescheduleRequest>
export type ScheduledChangeWire = z.infer<typeof scheduledChange>

export function serializeScheduledChange({
  confirmFalls: _,
  role: __,
  ...rest
}: ScheduledChange): ScheduledChangeWire {
  return { ...rest, prices: rest.prices.map((price) => ({ ...price })) }
}
