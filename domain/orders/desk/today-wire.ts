import { z } from 'zod'
import { day, paise } from '../../wire/atoms.ts'

const count = z.object({ orders: z.number().int(), amount: paise })

export const today = z
  .object({
    day,
    placedToday: count,
    open: z.array(count.extend({ status: z.string() })).readonly(),
    toPack: z.number().int().meta({ description: 'Orders of which something is still to be packed.' }),
    late: z
      .number()
      .int()
      .meta({ description: 'Those of them without a promised day that were placed over a day ago.' }),
    dueToday: z.number().int().meta({ description: 'Promised for today and not delivered.' }),
    overdue: z.number().int().meta({ description: 'Promised for an earlier day and not delivered.' }),
    cashOnTheRoad: paise.meta({ description: 'Paise to collect for what is on the road.' }),
    cashWithDrivers: paise.meta({ description: 'Paise in cash that drivers have not handed in.' }),
    refundsWaiting: z.number().int(),
    messagesFailed: z.number().int(),
    paymentsPending: z.number().int(),
    moneyAttention: z.number().int().meta({ description: 'Online payments that somebody must look at.' }),
    listRequests: z.number().int().meta({ description: 'Lists of customers that nobody answered.' }),
    quotationRequests: z
      .number()
      .int()
      .meta({ description: 'Requests for a quotation that nobody answered.' }),
    runningLow: z.number().int().nullable().meta({
      description: 'Tracked variants that are low or out of stock; null where no stock is kept.',
    }),
    credit: z.object({ dueToday: paise, overdue: paise }).nullable().meta({
      description:
        'Open bills on account by their day; null where nobody has credit, or it is not theirs to see.',
    }),
  })
  .meta({ id: 'Today', description: 'What waits for somebody today.' })

export type TodayWire = z.infer<typeof today>
