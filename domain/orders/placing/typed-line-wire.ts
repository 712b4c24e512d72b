import { z } from 'zod'
import { MAX_CART_LINES } from '../../cart/line.ts'
import { cartLine } from '../../cart/wire.ts'
import { typedPrice } from '../../pricing/typed-price-wire.ts'

/** A line of an order that staff take; nobody else may name a price. */
export const staffLine = cartLine.extend({ typed: typedPrice.optional() }).meta({ id: 'StaffLine' })

export const staffLines = z.array(staffLine).min(1).max(MAX_CART_LINES).readonly()
