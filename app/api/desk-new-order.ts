import type { FoundCustomerWire, PlaceOrderForRequest } from '#domain/orders/desk-place-wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { request } from './request.ts'

/** The customer with a phone number; null for a new one. */
export async function findCustomer(phone: string): Promise<FoundCustomerWire | null> {
  const answer = await request<{ customer: FoundCustomerWire | null }>(
    'GET',
    `/api/desk/customers/by-phone?phone=${encodeURIComponent(phone)}`,
    { isSound: ({ customer }) => customer === null || typeof customer?.uid === 'string' },
  )
  return answer.customer
}

/** Places an order for somebody; the same key makes one order however often it is sent. */
export function placeOrderFor(body: PlaceOrderForRequest, key: string): Promise<DeskOrderDetailWire> {
  return request('POST', '/api/desk/orders', {
    body,
    headers: { 'idempotency-key': key },
    isSound: ({ moves }: Partial<DeskOrderDetailWire>) => Array.isArray(moves),
  })
}
