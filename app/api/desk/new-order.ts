import { newOrderCalls } from '#domain/orders/desk-calls.ts'
import type { FoundCustomerWire, PlaceOrderForRequest } from '#domain/orders/placing/desk-place-wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { callApi } from '../transport/call.ts'

/** The customer with a phone number; null for a new one. */
export async function findCustomer(phone: string): Promise<FoundCustomerWire | null> {
  return (await callApi(newOrderCalls.find, { query: new URLSearchParams({ phone }) })).customer
}

/** Places an order for somebody; the same key makes one order however often it is sent. */
export function placeOrderFor(body: PlaceOrderForRequest, key: string): Promise<DeskOrderDetailWire> {
  return callApi(newOrderCalls.place, { body, headers: { 'idempotency-key': key } })
}
