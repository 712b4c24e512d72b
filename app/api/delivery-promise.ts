import type { CartLine } from '#domain/cart/line.ts'
import { promiseCalls, type DeliveryPromiseWire, type PromiseRequest } from '#domain/delivery/promise-wire.ts'
import { callApi } from './transport/call.ts'

/** A variant, and how much of it. */
export type PromiseLine = PromiseRequest['lines'][number]

/** The lines of a cart as a promise is asked for them. */
export function promiseLines(lines: readonly CartLine[]): PromiseLine[] {
  return lines.map(({ product, quantity, variantUid }) => ({ product, quantity, variantUid }))
}

/** By when the store delivers a product, or anything, to a PIN code. */
export function fetchPromise(pin: string, product: string | undefined): Promise<DeliveryPromiseWire> {
  const query = new URLSearchParams({ pin, ...(product !== undefined && { product }) })
  return callApi(promiseCalls.ofPin, { query })
}

/** By when the store delivers the lines of a cart to a PIN code. */
export function fetchCartPromise(body: PromiseRequest): Promise<DeliveryPromiseWire> {
  return callApi(promiseCalls.ofLines, { body })
}
