import { z } from 'zod'
import { MAX_CART_LINES } from '../../cart/line.ts'
import { cartLine } from '../../cart/wire.ts'
import { typedPrice } from '../../pricing/typed-price-wire.ts'

/** Lines of an order that staff take; nobody else may name a price. */
export const staffLines = z
  .array(cartLine.extend({ typed: typedPrice.optional() }).meta({ id: 'StaffLine' }))
  .min(1)
  .max(MAX_CART_LINES)
  .readonly()
