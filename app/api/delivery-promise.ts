import type { CartLine } from '#domain/cart/line.ts'
import type { DeliveryPromiseWire, PromiseRequest } from '#domain/delivery/promise-wire.ts'
import { request } from './request.ts'

const isSound = ({ days }: Partial<DeliveryPromiseWire>): boolean => Array.isArray(days)

/** A variant, and how much of it. */
export type PromiseLine = PromiseRequest['lines'][number]

/** The lines of a cart as a promise is asked for them. */
export function promiseLines(lines: readonly CartLine[]): PromiseLine[] {
  return lines.map(({ product, quantity, variantUid }) => ({ product, quantity, variantUid }))
}

/** By when the store delivers a product, or anything, to a PIN code. */
export function fetchPromise(pin: string, product: string | undefined): Promise<DeliveryPromiseWire> {
  const query = new URLSearchParams({ pin, ...(product !== undefined && { product }) })
  return request('GET', `/api/delivery-promise?${query}`, { isSound })
}

/** By when the store delivers the lines of a cart to a PIN code. */
export function fetchCartPromise(body: PromiseRequest): Promise<DeliveryPromiseWire> {
  return request<DeliveryPromiseWire, PromiseRequest>('POST', '/api/delivery-promise', { body, isSound })
}
