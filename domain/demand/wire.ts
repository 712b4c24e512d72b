import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { retention } from '../privacy/retention.ts'

const demandQuery = z.object({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(retention.unmetDemand.days)
    .default(30)
    .meta({ description: 'The last so many days.' }),
})

const demandList = z
  .object({
    demand: z
      .array(
        z.object({
          words: z.string(),
          searches: z.number().int(),
          lists: z.number().int().meta({ description: 'How many lines of Quick Order.' }),
          lastDay: z.string().meta({ example: '2026-11-22' }),
        }),
      )
      .readonly(),
    pins: z
      .array(z.object({ pin: z.string(), times: z.number().int(), lastDay: z.string() }))
      .readonly()
      .meta({ description: 'PIN codes outside every delivery area that were asked for.' }),
    chosen: z
      .array(
        z.object({ words: z.string(), productId: z.string(), name: z.string(), people: z.number().int() }),
      )
      .readonly()
      .meta({
        description:
          'What customers chose for words of theirs, without the customers: words that the product could be found by.',
      }),
  })
  .meta({ id: 'DemandList' })

export const demandCalls = defineCalls({
  list: { method: 'get', path: '/desk/demand', query: demandQuery, answer: demandList },
})

export type DemandListWire = z.infer<typeof demandList>
