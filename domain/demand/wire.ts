import { z } from 'zod'
import { retention } from '../privacy/retention.ts'

export const demandQuery = z.object({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(retention.unmetDemand.days)
    .default(30)
    .meta({ description: 'The last so many days.' }),
})

export const demandList = z
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
  })
  .meta({ id: 'DemandList' })

export type DemandListWire = z.infer<typeof demandList>
