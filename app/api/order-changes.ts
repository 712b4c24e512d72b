import { orderChangeCalls, type OrderChangeViewWire } from '#domain/order-edits/wire.ts'
import { callApi } from './call.ts'

/** The change that a customer's link is about. */
export function fetchOrderChange(token: string): Promise<OrderChangeViewWire> {
  return callApi(orderChangeCalls.show, { params: { token } })
}

/** Accepts or declines the change. */
export function answerOrderChange(token: string, answer: 'accept' | 'decline'): Promise<OrderChangeViewWire> {
  return callApi(orderChangeCalls.answer, { params: { token }, body: { answer } })
}
