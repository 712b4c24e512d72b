import { z } from 'zod'
import { MAX_CART_LINES } from './line.ts'
import { MAX_QUANTITY } from '../catalogue/prices/quantity-rule.ts'

/** A cart line as devices store it (CART-02). */
export const cartLine = z
  .object({
    product: z
      .string()
      .min(1)
      .max(300)
      .meta({ description: 'The composite id of the variant.', example: 'opc-53Variant[0]' }),
    quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
    addedDate: z.string().max(40).default('').meta({ description: 'ISO 8601.' }),
    active: z.boolean().default(true),
    rowId: z.string().max(200).optional(),
    cartId: z.string().max(200).optional(),
    variantUid: z.string().max(200).optional().meta({
      description: 'Identifies the variant even after variants have been inserted or reordered.',
    }),
    seenPrice: z.string().max(30).optional().meta({
      description: 'The price with GST that the customer last accepted: rupees as exact text.',
      example: '382.5',
    }),
  })
  .meta({ id: 'CartLine' })

/** The lines of an order. */
export const orderLines = z.array(cartLine).min(1).max(MAX_CART_LINES).readonly()
