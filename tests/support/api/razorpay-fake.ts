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
type Refund = { id: string; payment_id: string; amount: number; receipt: string | null; status: string }

/** Parts of a path: the id, the collection under it, and the number of entries to skip. */
type Asked = { readonly id: string; readonly part: string | undefined; readonly skip: number }

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
  const disputes = new Map<string, Record<string, unknown>>()
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
    if (payment.amount_refunded === payment.amount) payment['status'] = 'refunded'
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

  const list = (items: readonly unknown[]): Answer =>
    json(200, { entity: 'collection', count: items.length, items })

  const createOrder = ({ body }: ReceivedRequest): Answer => {
    const order = { ...body, id: `order_${orders.size}`, amount: Number(body['amount']), status: 'created' }
    orders.set(order.id, order)
    return json(200, order)
  }
  const answerAboutPayment = (question: ReceivedRequest, { id, part, skip }: Asked): Answer => {
    if (id === '') return list([...payments.values()].slice(skip))
    const payment = payments.get(id)
    if (payment === undefined) return complaint('The id provided does not exist')
    if (part === 'refunds') return list(refunds.filter((one) => one.payment_id === id).slice(skip))
    return part === 'refund' ? refund(payment, question) : json(200, payment)
  }
  const answerAboutOrder = (question: ReceivedRequest, { id, part }: Asked): Answer => {
    if (question.method === 'POST') return createOrder(question)
    if (!orders.has(id)) return complaint('The id provided does not exist')
    if (part === undefined) return json(200, orders.get(id))
    return list([...payments.values()].filter((payment) => payment.order_id === id))
  }
  const answerTo = (question: ReceivedRequest): Answer => {
    if (question.headers.authorization !== basic)
      return json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } })
    const { pathname, searchParams } = new URL(question.path, 'http://double')
    const [, , kind, id = '', part] = pathname.split('/')
    const aboutIt = { id, part, skip: Number(searchParams.get('skip') ?? 0) }
    if (kind === 'orders') return answerAboutOrder(question, aboutIt)
    if (kind === 'payments') return answerAboutPayment(question, aboutIt)
    if (kind === 'refunds') return list(refunds.slice(aboutIt.skip))
    if (kind === 'disputes' && id === '') return list([...disputes.values()].slice(aboutIt.skip))
    return disputes.has(id) ? json(200, disputes.get(id)) : complaint('The id provided does not exist')
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
        captured: true,
        method: 'upi',
        amount_refunded: 0,
      }
      payments.set(id, { ...payment, ...more })
      return id
    },
    /** Somebody refunds a part of a payment in the dashboard. */
    refundElsewhere: (paymentId: string, paise: number): void => {
      const payment = payments.get(paymentId)
      if (payment === undefined) throw new Error('no such payment')
      payment.amount_refunded += paise
      if (payment.amount_refunded === payment.amount) payment['status'] = 'refunded'
      const id = `rfnd_${refunds.length}`
      refunds.push({
        id,
        payment_id: paymentId,
        amount: paise,
        receipt: null,
        status: 'processed',
        key: undefined,
      })
    },
    /** The customer's bank disputes a part of a payment. */
    dispute: (paymentId: string, paise: number): string => {
      const id = `disp_${disputes.size}`
      const facts = { payment_id: paymentId, amount: paise, currency: 'INR', amount_deducted: 0 }
      disputes.set(id, { id, entity: 'dispute', ...facts, reason_code: 'chargeback', status: 'open' })
      return id
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
