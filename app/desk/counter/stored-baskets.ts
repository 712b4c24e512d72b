import { readStorage, removeStorage, writeStorage } from '#app/browser/storage.ts'
import { isTypedPrice } from '#app/desk/kit/orders/typed-price.ts'
import { nobody, type Basket } from './basket.ts'

const KEY = 'desk-counter'

/** Sales on this device: the one that is being entered, and those that wait. */
export interface StoredBaskets {
  readonly current: Basket | null
  readonly parked: readonly Basket[]
}

/** The most sales that wait on a device. */
export const MAX_PARKED = 20

/** Reads the sales of this device that belong to whoever is signed in. */
export function readBaskets(operator: string): StoredBaskets {
  const nothing: StoredBaskets = { current: null, parked: [] }
  try {
    const stored = JSON.parse(readStorage(KEY) ?? 'null') as unknown
    if (!isRecord(stored) || stored.operator !== operator || !Array.isArray(stored.parked)) return nothing
    const { current } = stored
    return {
      current: isBasket(current) ? current : null,
      parked: (stored.parked as unknown[]).filter(isBasket).slice(0, MAX_PARKED),
    }
  } catch {
    return nothing
  }
}

export function writeBaskets(operator: string, baskets: StoredBaskets): void {
  writeStorage(KEY, JSON.stringify({ operator, ...baskets }))
}

/** Forgets the sales of this device: their buyers are nobody's business who signs in next. */
export function clearBaskets(): void {
  removeStorage(KEY)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** An earlier version of the page may have kept something else. */
function isBasket(value: unknown): value is Basket {
  if (!isRecord(value)) return false
  const { key, lines, buyer, coupon = null, lostCoupon = null } = value
  return (
    typeof key === 'string' &&
    [coupon, lostCoupon].every((code) => code === null || typeof code === 'string') &&
    isRecord(buyer) &&
    Object.keys(nobody).every((field) => typeof buyer[field] === 'string') &&
    Array.isArray(lines) &&
    (lines as unknown[]).every(isLine)
  )
}

function isLine(value: unknown): boolean {
  if (!isRecord(value) || !Number.isSafeInteger(value.quantity) || !isRecord(value.item)) return false
  if (value.typed !== undefined && !isTypedPrice(value.typed)) return false
  const { productId, name, price, options, priceBreaks } = value.item
  return (
    [productId, name, price].every((each) => typeof each === 'string') &&
    Array.isArray(options) &&
    Array.isArray(priceBreaks)
  )
}
