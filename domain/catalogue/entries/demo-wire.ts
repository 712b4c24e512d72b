import { z } from 'zod'

export const demoState = z
  .object({
    products: z
      .number()
      .int()
      .meta({ description: 'How many products of the demonstration are in the shop.' }),
  })
  .meta({ id: 'DemoState' })

export const removedDemo = z
  .object({
    deleted: z.number().int(),
    archived: z.number().int().meta({ description: 'Products that were ordered.' }),
    kept: z.number().int().meta({ description: 'What somebody has changed.' }),
  })
  .meta({ id: 'RemovedDemo' })

export type DemoState = z.infer<typeof demoState>
export type RemovedDemo = z.infer<typeof removedDemo>
