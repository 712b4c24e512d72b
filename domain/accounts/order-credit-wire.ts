import { z } from 'zod'
import { note, paise, seenAt } from '../wire/atoms.ts'

/** The account of an order, as the desk sees it now. */
export const orderCredit = z
  .object({
    accountId: z.uuid(),
    missing: paise.meta({
      description: 'By how much the limit is passed with what is ordered; 0 where it is kept.',
    }),
    overdue: paise,
    isStopped: z.boolean(),
    pass: z
      .string()
      .nullable()
      .meta({ description: 'Why staff let it pass above the limit; null where they did not.' }),
  })
  .meta({ id: 'OrderCredit', description: 'The account that an order is billed to, as it is now.' })

export const creditPassRequest = z
  .object({ reason: note(300), seenAt: seenAt('order') })
  .meta({ id: 'CreditPassRequest' })
