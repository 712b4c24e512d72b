import { PRICE_SCALE, priceOfMicros, type Price } from '#domain/money/price.ts'
import type { Paise } from '#domain/money/paise.ts'
import { readMoney } from '#app/desk/kit/money-field.tsx'

/** A price of a line as it is typed. */
export interface TypedPriceText {
  readonly price: string
  readonly reason: string
  readonly belowCost: boolean
}

/** The price of one that is typed; null while it is none. */
export function readTypedPrice({ price }: TypedPriceText): Price | null {
  const paise = paiseIn(price)
  return paise === null ? null : priceOfMicros((paise * PRICE_SCALE) / 100)
}

/** A typed price as the store takes it; null while price or reason is missing. */
export function typedBody({ price, reason, belowCost }: TypedPriceText) {
  const paise = paiseIn(price)
  if (paise === null || reason.trim() === '') return null
  return { price: paise, reason: reason.trim(), ...(belowCost && { belowCost }) }
}

/** Tells whether something is a price as it was typed; an earlier version of a page may have kept something else. */
export function isTypedPrice(value: unknown): value is TypedPriceText {
  const { price, reason, belowCost } = (value ?? {}) as Partial<Record<string, unknown>>
  return typeof price === 'string' && typeof reason === 'string' && typeof belowCost === 'boolean'
}

function paiseIn(text: string): Paise | null {
  const paise = readMoney(text)
  return paise === null || paise < 1 ? null : paise
}
