import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyOf } from 'node:stream/consumers'

/** A question that the double was asked. */
export type ReceivedRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = (response: ServerResponse) => void
type Payment = Record<string, unknown> & {
  id: string
  order_id: string
  amount: number
  amount_refunded: number
}
type Refund = { id: string; payment_id: string; amount: number; receipt: string; status: string }

/** Ends a question with a status and JSON. */
export const json =
  (status: number, content: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))

const complaint = (description: string): Answer =>
  json(400, {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', metadata: {} },
  })

/** Razorpay's HTTP on a port of this machine, as little as its pages promise; it knows nothing of our simulator. */
export async function openRazorpayFake(keyId: string, keySecret: string) {
  const orders = new Map<string, Record<string, unknown> & { id: string; amount: number }>()
  const payments = new Map<string, Payment>()
  const refunds: (Refund & { key: string | undefined })[] = []
  const asked: ReceivedRequest[] = []
  const state = { interfere: null as ((asked: ReceivedRequest) => Answer | null) | null, honoursKeys: true }
  const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const refund = (payment: Payment, { body, headers }: ReceivedRequest): Answer => {
    const key = headers['x-refund-idempotency']?.toString()
    const before = state.honoursKeys ? refunds.find((one) => one.key === key) : undefined
    if (before) return json(200, before)
    const amount = Number(body['amount'])
    if (amount > payment.amount - payment.amount_refunded)
      return complaint('The total refund amount is greater than the refund payment amount')
    payment.amount_refunded += amount
    const id = `rfnd_${refunds.length}`
    refunds.push({
      id,
      payment_id: payment.id,
      amount,
      receipt: String(body['receipt']),
      status: 'pending',
      key,
    })
    return json(200, refunds.at(-1))
  }

  const answerTo = (question: ReceivedRequest): Answer => {
    if (question.headers.authorization !== basic)
      return json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
    const [, , kind, id = '', part] = new URL(question.path, 'http://double').pathname.split('/')
    const list = (items: unknown[]): Answer => json(200, { entity: 'collection', count: items.length, items })
    if (kind === 'orders' && question.method === 'POST') {
      const order = {
        ...question.body,
        id: `order_${orders.size}`,
        amount: Number(question.body['amount']),
        status: 'created',
      }
      orders.set(order.id, order)
      return json(200, order)
    }
    if (kind === 'orders' && orders.has(id))
      return list([...payments.values()].filter((payment) => payment.order_id === id))
    const payment = payments.get(id)
    if (kind !== 'payments' || payment === undefined) return complaint('The id provided does not exist')
    if (part === 'refunds') return list(refunds.filter((one) => one.payment_id === id))
    return part === 'refund' ? refund(payment, question) : json(200, payment)
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const { method = '', url: path = '', headers } = request
    const question = { method, path, headers, body: body === '' ? {} : JSON.parse(body) }
    asked.push(question)
    const instead = state.interfere?.(question)
    ;(instead ?? answerTo(question))(response)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    state,
    refunds,
    answerTo,
    /** A person pays for an order. */
    pay: (orderId: string, more: Record<string, unknown> = {}): string => {
      const id = `pay_${payments.size}`
      const amount = orders.get(orderId)?.amount ?? 0
      const payment = {
        id,
        order_id: orderId,
        amount,
        currency: 'INR',
        status: 'captured',
        method: 'upi',
        amount_refunded: 0,
      }
      payments.set(id, { ...payment, ...more })
      return id
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
