import type { MatchedOrderWire, QuickOrderRequest } from '#domain/quick-order/wire.ts'
import { request } from './request.ts'

/** Matches the lines of a written order with products. */
export function matchLines(text: string): Promise<MatchedOrderWire> {
  const body: QuickOrderRequest = { text: text.toWellFormed() }
  return request('POST', '/api/quick-order', { body, isSound: ({ lines }) => Array.isArray(lines) })
}
