import { z } from 'zod'
import { collections } from '../../catalogue/entries/collections.ts'
import { scheduledChange } from '../../catalogue/schedules/wire.ts'
import { paise, timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'
import { settingFailures } from './day-rate.ts'

const scheduledRate = z
  .object({
    id: z.uuid().meta({ description: 'Of the setting, by which it is cancelled.' }),
    action: z.literal('rate'),
    rateId: z.uuid(),
    name: z.string(),
    unit: z.string().meta({ example: 'kg' }),
    base: paise.meta({ description: 'Of one unit, with GST, in paise.' }),
    at: timestamp,
    state: z.enum(['WAITING', 'FAILED']),
    reason: z.enum(settingFailures).nullable().meta({ description: 'Why it was not carried out.' }),
    actor: z.string().meta({ description: 'Who scheduled it.' }),
  })
  .meta({ id: 'ScheduledRate' })

const schedule = z
  .object({
    changes: z.array(z.discriminatedUnion('action', [scheduledChange, scheduledRate])).readonly(),
    total: z.number().int(),
    pageSize: z.number().int(),
  })
  .meta({ id: 'ScheduledChanges' })

const scheduleQuery = z.object({
  collection: z.enum(collections).optional(),
  entryId: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: 'Only changes of this entry; with `collection`.' }),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})

export const scheduleListCalls = defineCalls({
  list: { method: 'get', path: '/desk/scheduled-changes', query: scheduleQuery, answer: schedule },
})

export type ScheduledRateWire = z.infer<typeof scheduledRate>
export type ScheduleWire = z.infer<typeof schedule>
