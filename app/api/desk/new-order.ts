import {
  counterCalls,
  type CounterItem,
  type CounterSaleRequest,
  type CounterSaleWire,
  type CounterTermsWire,
} from '#domain/orders/counter/wire.ts'
import { offersForCalls, type OffersQuestionForWire } from '#domain/offers/check-for-wire.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
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

/** The offers that somebody has whom staff sell to. */
export function checkOffersFor(
  body: OffersQuestionForWire,
  how: { readonly signal?: AbortSignal } = {},
): Promise<OffersCheckWire> {
  return callApi(offersForCalls.check, { body, ...how })
}

/** Places that the counter takes goods from, and what the law says of its bills today. */
export function fetchCounterTerms(): Promise<CounterTermsWire> {
  return callApi(counterCalls.terms, {})
}

/** The items that a barcode or words may mean; a certain one needs no choice. */
export function findItems(
  text: string,
): Promise<{ readonly certain: boolean; readonly items: readonly CounterItem[] }> {
  return callApi(counterCalls.items, { query: new URLSearchParams({ q: text }) })
}

/** Sells at the counter; the same key makes one sale however often it is sent. */
export function sellAtCounter(body: CounterSaleRequest, key: string): Promise<CounterSaleWire> {
  return callApi(counterCalls.sell, { body, headers: { 'idempotency-key': key } })
}

/** The latest sales, or the one with the number of a bill or an order. */
export async function fetchCounterSales(number: string): Promise<readonly CounterSaleWire[]> {
  const query = new URLSearchParams(number === '' ? {} : { q: number })
  return (await callApi(counterCalls.sales, { query })).sales
}
