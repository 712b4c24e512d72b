import { z } from 'zod'

const priceText = z.string().meta({ description: 'Rupees as exact text.', example: '382.5' })

export const gone = { product: z.string(), change: z.literal('gone') }

export const repriced = {
  product: z.string(),
  change: z.literal('price'),
  seenPrice: priceText,
  price: priceText,
}

export const misquantified = {
  product: z.string(),
  change: z.literal('quantity'),
  quantity: z.number().int(),
  allowed: z
    .array(z.number().int())
    .readonly()
    .meta({ description: 'The nearest quantities that are sold.' }),
}

export const short = {
  product: z.string(),
  productName: z.string(),
  change: z.literal('stock'),
  quantity: z.number().int(),
  left: z.number().int().meta({ description: 'How many can be ordered now.' }),
}

/** A change that stands between a cart and its order. */
export const cartChange = z.discriminatedUnion('change', [
  z.object(gone),
  z.object(repriced),
  z.object(misquantified),
  z.object(short),
])

/** A difference from the prices and products that a customer saw; prices are rupees as exact text. */
export type CartChange = z.infer<typeof cartChange>
