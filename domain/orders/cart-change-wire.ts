import { z } from 'zod'
import { cartLine } from '../cart/wire.ts'

const priceText = z.string().meta({ description: 'Rupees as exact text.', example: '382.5' })

const gone = { product: z.string(), change: z.literal('gone') }

const repriced = {
  product: z.string(),
  change: z.literal('price'),
  seenPrice: priceText,
  price: priceText,
}

const misquantified = {
  product: z.string(),
  change: z.literal('quantity'),
  quantity: z.number().int(),
  allowed: z
    .array(z.number().int())
    .readonly()
    .meta({ description: 'The nearest quantities that are sold.' }),
}

const short = {
  product: z.string(),
  productName: z.string(),
  change: z.literal('stock'),
  quantity: z.number().int(),
  left: z.number().int().meta({ description: 'How many can be ordered now.' }),
}

const productName = z.string()

/** A change that stands between a cart and its order. */
export const cartChange = z.discriminatedUnion('change', [
  z.object(gone),
  z.object(repriced),
  z.object(misquantified),
  z.object(short),
])

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

/** What differs from the prices and products a customer saw; prices are rupees as exact text. */
export type CartChange = z.infer<typeof cartChange>

/** An order as lines for the cart, at the prices of today, and what has changed since. */
export type Reorder = z.infer<typeof reorder>

export type ReorderChange = Reorder['changes'][number]
