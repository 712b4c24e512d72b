import type { DeliveryPromiseWire, PromiseRequest } from '#domain/delivery/promise-wire.ts'
import { request } from './request.ts'

const isSound = ({ days }: Partial<DeliveryPromiseWire>): boolean => Array.isArray(days)

/** By when the store delivers a product, or anything, to a PIN code. */
export function fetchPromise(pin: string, product: string | null): Promise<DeliveryPromiseWire> {
  const query = new URLSearchParams({ pin, ...(product !== null && { product }) })
  return request('GET', `/api/delivery-promise?${query}`, { isSound })
}

/** By when the store delivers the lines of a cart to a PIN code. */
export function fetchCartPromise(body: PromiseRequest): Promise<DeliveryPromiseWire> {
  return request<DeliveryPromiseWire, PromiseRequest>('POST', '/api/delivery-promise', { body, isSound })
}
