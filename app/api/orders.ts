import type { CartLine } from '#domain/cart/line.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { readOrder, type OrderView } from '#domain/orders/order-view.ts'
import type { PaymentCallback, PaymentDetails } from '#app/browser/payment-outcome.ts'
import { request } from './request.ts'
import { assertResponse } from './assert-response.ts'

export type NewOrder = {
  readonly paymentMode: PaymentMode
  readonly addressId: string
  readonly lines: readonly CartLine[]
  readonly buyerGstin?: string
}

/** An order, and how to pay it while that is still to be done. */
export type OrderToPay = { readonly order: OrderView; readonly payment: PaymentDetails | null }

type Wire = Record<string, unknown>

/** Places an order; the same key never makes a second one. A `cart-changed` failure brings `changes`. */
export async function placeOrder(order: NewOrder, idempotencyKey: string): Promise<OrderToPay> {
  const headers = { 'idempotency-key': idempotencyKey }
  const answer = await request<Wire>('POST', '/api/orders', { body: order, headers })
  return { order: readOrder(answer), payment: (answer.payment ?? null) as PaymentDetails | null }
}

/** The person's orders, newest first. */
export async function fetchOrders(): Promise<OrderView[]> {
  const orders = (await request<Wire[]>('GET', '/api/orders')).map(readOrder)
  return orders.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

export async function fetchOrder(orderId: string): Promise<OrderView> {
  return readOrder(await request('GET', pathOf(orderId)))
}

/** What the payment window of an order that waits for its payment needs. */
export async function startPayment(orderId: string): Promise<PaymentDetails> {
  const payment = await request<PaymentDetails>('POST', `${pathOf(orderId)}/payment/start`)
  return assertResponse(payment, typeof payment.script === 'string')
}

/** Hands over what the payment window brought; the order is placed once it is proven. */
export async function confirmPayment(orderId: string, callback: PaymentCallback): Promise<OrderView> {
  return readOrder(await request('POST', `${pathOf(orderId)}/payment`, { body: callback }))
}

/** Lets the store ask the provider what became of a payment, whatever this device knows of it. */
export async function checkPayment(orderId: string): Promise<OrderView> {
  return readOrder(await request('POST', `${pathOf(orderId)}/payment/check`))
}

/** Cancels an order. One that turns out to be paid while it is given up comes back placed. */
export async function cancelOrder(orderId: string, reason: string): Promise<OrderView> {
  return readOrder(await request('POST', `${pathOf(orderId)}/cancel`, { body: { reason } }))
}

/** What of an order is different today; prices are rupees as exact text. */
export type ReorderChange =
  | { readonly product: string; readonly productName: string; readonly change: 'gone' }
  | {
      readonly product: string
      readonly productName: string
      readonly change: 'price'
      readonly seenPrice: string
      readonly price: string
    }

/** The goods of an order as lines for the cart, at the prices of today. */
export type Reorder = { readonly lines: readonly CartLine[]; readonly changes: readonly ReorderChange[] }

export async function fetchReorder(orderId: string): Promise<Reorder> {
  const answer = await request<Reorder>('POST', `${pathOf(orderId)}/reorder`)
  return assertResponse(answer, Array.isArray(answer.lines) && Array.isArray(answer.changes))
}

/** A tax paper of an order, as it was issued. */
export async function fetchTaxDocument(orderId: string, paper: TaxDocument['kind']): Promise<TaxDocument> {
  const document = await request<TaxDocument>('GET', `${pathOf(orderId)}/${paper}`)
  return assertResponse(document, Array.isArray(document.lines))
}

/** Where the tax papers of an order are as PDF. */
export function taxDocumentPdfPath(orderId: string, paper: TaxDocument['kind']): string {
  return `${pathOf(orderId)}/${paper}.pdf`
}

function pathOf(orderId: string): string {
  return `/api/orders/${encodeURIComponent(orderId)}`
}
