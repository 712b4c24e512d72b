import type { OrderChangeViewWire } from '#domain/order-edits/wire.ts'
import { request } from './request.ts'

const path = (token: string): string => `/api/order-changes/${encodeURIComponent(token)}`
const isSound = ({ lines }: Partial<OrderChangeViewWire>): boolean => Array.isArray(lines)

/** The change that a customer's link is about. */
export function fetchOrderChange(token: string): Promise<OrderChangeViewWire> {
  return request('GET', path(token), { isSound })
}

/** Accepts or declines the change. */
export function answerOrderChange(token: string, answer: 'accept' | 'decline'): Promise<OrderChangeViewWire> {
  return request('POST', path(token), { body: { answer }, isSound })
}
