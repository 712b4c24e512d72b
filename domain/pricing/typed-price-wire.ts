import { z } from 'zod'
import { toPaise } from '../money/paise.ts'
import { note } from '../wire/atoms.ts'

/** The longest reason of a typed price. */
export const MAX_PRICE_REASON = 120

/** A price that staff type for a line. */
export const typedPrice = z
  .object({
    price: z
      .int()
      .min(1)
      .max(100_000_000_000)
      .transform(toPaise)
      .meta({ description: 'Of one, with GST, in paise.' }),
    reason: note(MAX_PRICE_REASON).meta({
      description: 'Kept with the line and in the audit log; no paper has it.',
    }),
    belowCost: z.boolean().optional().meta({
      description: 'Whoever may sell below cost means it: without it, such a price is refused.',
    }),
  })
  .meta({ id: 'TypedPrice', description: 'In the place of every other price of the line.' })
