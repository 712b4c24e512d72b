import { z } from 'zod'
import { paise } from '../wire/atoms.ts'

/** An offer that frozen prices are after: those of a quotation, or of an order that waits for approval. */
export const frozenOffer = z
  .object({
    name: z.string(),
    nameHi: z.string().nullable(),
    code: z.string().nullable().meta({ description: 'Its coupon; null for one that applies by itself.' }),
    saved: paise.meta({ description: 'In paise, with GST; already taken off.' }),
  })
  .meta({ id: 'FrozenOffer', description: 'An offer that lowers the prices, as it was called then.' })
