import { z } from 'zod'
import { timestamp } from '../../wire/atoms.ts'
import { defineCalls } from '../../wire/call.ts'

/** Entries that stayed when the demonstration was removed. */
const remainingDemo = z.object({
  kept: z.number().int().meta({ description: 'Entries that stayed.' }),
  keptProducts: z.number().int().meta({ description: 'Products among them: somebody had changed them.' }),
  keptInUse: z
    .number()
    .int()
    .meta({ description: 'Categories and departments among them, in which products lie that stayed.' }),
  names: z.array(z.string()).readonly().meta({ description: 'The names of the first ten that stayed.' }),
})

const demoState = z
  .object({
    products: z
      .number()
      .int()
      .meta({ description: 'How many products of the demonstration are in the shop.' }),
    removed: remainingDemo
      .extend({ at: timestamp })
      .nullable()
      .meta({ description: 'What stayed when it was removed; null when it never was.' }),
  })
  .meta({ id: 'DemoState' })

const demoRemovalQuery = z.object({
  changed: z
    .enum(['keep', 'remove'])
    .default('keep')
    .meta({ description: 'What becomes of entries that somebody has changed.' }),
})

export const removedDemo = remainingDemo
  .extend({
    deleted: z.number().int(),
    archived: z.number().int().meta({ description: 'Products that were ordered.' }),
  })
  .meta({ id: 'RemovedDemo' })

export const demoCalls = defineCalls({
  read: { method: 'get', path: '/desk/demo', answer: demoState },
  remove: { method: 'post', path: '/desk/demo/removal', query: demoRemovalQuery, answer: removedDemo },
})

export type DemoState = z.infer<typeof demoState>
export type RemovedDemo = z.infer<typeof removedDemo>
