import { z } from 'zod'
import { cartLine } from '../cart/wire.ts'
import { gone, misquantified, repriced, short } from '../problem/cart-change.ts'

const productName = z.string()

export const reorder = z
  .object({
    lines: z
      .array(cartLine)
      .readonly()
      .meta({ description: 'What is still available, at the prices of today.' }),
    changes: z
      .array(
        z.discriminatedUnion('change', [
          z.object({ ...gone, productName }),
          z.object({ ...repriced, productName }),
          z.object({ ...misquantified, productName }),
          z.object(short),
        ]),
      )
      .readonly(),
  })
  .meta({ id: 'Reorder' })

/** An order as lines for the cart, at the prices of today, and what has changed since. */
export type Reorder = z.infer<typeof reorder>

export type ReorderChange = Reorder['changes'][number]
