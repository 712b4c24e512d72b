import { afterAll, describe, expect, test } from 'vitest'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { PaymentLinkViewWire } from '#domain/payments/payment-link-wire.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'

const origin = 'http://store.test'
const { api, as, me, reopen } = await openDeskApi({ PUBLIC_URL: origin })
afterAll(() => api.close())

let phones = 9_700_000_200
const MINUTE_MS = 60_000

/** An order that the counter takes on the phone. */
const taken = (more: object = {}) =>
  read<DeskOrderDetailWire>(
    as('counter').call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: {
        phone: String((phones += 1)),
        name: 'Bhola Ram',
        address: deliveryAddress,
        lines: [cementLine],
        paymentMode: 'ONLINE',
        ...more,
      },
    }),
  )
const deskOrder = (orderId: string) =>
  read<DeskOrderDetailWire>(as('counter').call(`/api/desk/orders/${orderId}`))
const linkOf = ({ paymentLink }: DeskOrderDetailWire): string =>
  (paymentLink?.path ?? '').replace('/pay/', '/api/payment-links/')

const guest = api.asBrowser()
const look = (link: string) => read<PaymentLinkViewWire>(guest.call(link))
const start = (link: string) => guest.call(`${link}/start`, { method: 'POST' })
const started = (link: string) => read<PaymentSession>(start(link))
const settle = (link: string, callback: object | null = null) =>
  guest.call(`${link}/payment`, { method: 'POST', body: { callback } })
const codeOf = async (response: Promise<Response>) => errorCodeOf(await response)
const payIn = async ({ orderId }: PaymentSession) => (await api.pay(orderId, 'success'))?.response ?? null
const paymentsOf = async (orderId: string) => {
  const rows = api.database.queries.selectFrom('payments').select('used_for').where('order_id', '=', orderId)
  return (await rows.execute()).map((payment) => payment.used_for)
}

describe('an order taken on the phone', () => {
  test('[DESK-10] [PAY-02] [PAY-03] is paid by the link that its customer is sent, by whoever has it', async () => {
    const order = await taken()
    expect(order).toMatchObject({
      orderStatus: 'INITIATED',
      paymentLink: { state: 'WAITING', expiresAt: '2026-11-20T07:00:00.000Z' },
    })
    await api.runJobs()
    const [message] = api.messages.filter(({ to }) => to === order.customer.phone)
    expect(JSON.stringify(message)).toContain(
      `Neev: please pay Rs 354.00 for order ${order.orderNumber} within 30 minutes at ${origin}${order.paymentLink?.path}`,
    )

    const link = linkOf(order)
    const answer = await guest.call(link)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const shown = (await answer.json()) as PaymentLinkViewWire
    expect(shown).toEqual({
      state: 'WAITING',
      storeName: 'Neev',
      orderNumber: order.orderNumber,
      amount: 35_400,
      expiresAt: '2026-11-20T07:00:00.000Z',
      refunded: false,
      lines: [{ productName: 'Product cement', options: ['50 kg'], quantity: 3 }],
    })
    expect(JSON.stringify(shown)).not.toMatch(/Bhola|MG Road|97000/)

    // the amount is the order's, whatever is sent along
    const session = await read<PaymentSession>(
      guest.call(`${link}/start`, { method: 'POST', body: { amount: 1 } }),
    )
    expect(session).toMatchObject({ amount: 35_400, prefill: { name: '', email: '', contact: '' } })
    const forged = { razorpay_payment_id: 'pay_1', razorpay_signature: 'no' }
    expect(await codeOf(settle(link, forged))).toBe('payment-not-genuine')
    expect(await read(settle(link))).toMatchObject({ state: 'WAITING' })
    const paid = await read(settle(link, await payIn(session)))
    expect(paid).toMatchObject({ state: 'PAID', orderNumber: order.orderNumber, lines: [] })
    expect(await deskOrder(order.orderId)).toMatchObject({
      orderStatus: 'PLACED',
      paymentStatus: 'PAID',
      paymentLink: { state: 'PAID' },
    })
  })

  test('[DESK-10] [PAY-05] is one payment however often it is started, and is not paid twice', async () => {
    const order = await taken()
    const link = linkOf(order)
    const [one, two] = await Promise.all([started(link), started(link)])
    expect(one.orderId).toBe(two.orderId)
    expect((await started(link)).orderId).toBe(one.orderId)
    // the page was closed before it heard of the payment: the next start asks the provider first
    await api.loseWebhooks()
    const callback = await payIn(one)
    expect(await codeOf(start(link))).toBe('nothing-to-pay')
    expect(await look(link)).toMatchObject({ state: 'PAID' })
    expect(await read(settle(link, callback))).toMatchObject({ state: 'PAID' })
    expect(await codeOf(start(link))).toBe('nothing-to-pay')
    expect(await paymentsOf(order.orderId)).toEqual(['ORDER'])
  })

  test('[DESK-10] [PAY-04] that its customer has paid signed in meanwhile has nothing to pay by its link', async () => {
    const phone = String((phones += 1))
    const order = await taken({ phone })
    const link = linkOf(order)
    const session = await started(link)
    const theirs = await api.signedIn(phone)
    const path = `/api/orders/${order.orderId}/payment`
    const own = await read<PaymentSession>(theirs(`${path}/start`, { method: 'POST' }))
    expect(own.orderId).toBe(session.orderId)
    expect((await theirs(path, { method: 'POST', body: await payIn(own) })).status).toBe(200)
    expect(await look(link)).toMatchObject({ state: 'PAID' })
    expect(await codeOf(start(link))).toBe('nothing-to-pay')
  })

  test('[DESK-10] [PAY-06] that nobody paid in half an hour cannot be paid any more, before and after it is swept', async () => {
    const order = await taken()
    const link = linkOf(order)
    api.advanceClock(30 * MINUTE_MS + 1)
    expect(await look(link)).toMatchObject({ state: 'EXPIRED', lines: [] })
    expect(await codeOf(start(link))).toBe('nothing-to-pay')
    await api.runJobs()
    expect(await look(link)).toMatchObject({ state: 'EXPIRED', refunded: false })
    // its message was not sent in time, and is not sent late
    expect(api.messages.filter(({ to }) => to === order.customer.phone)).toEqual([])
    await reopen()
    expect(await deskOrder(order.orderId)).toMatchObject({ paymentLink: { state: 'EXPIRED' } })
  })

  test('[DESK-10] that its customer cancelled cannot be paid any more', async () => {
    const phone = String((phones += 1))
    const order = await taken({ phone })
    const link = linkOf(order)
    const theirs = await api.signedIn(phone)
    const body = { reason: 'Not needed' }
    expect((await theirs(`/api/orders/${order.orderId}/cancel`, { method: 'POST', body })).status).toBe(200)
    expect(await look(link)).toMatchObject({ state: 'CANCELLED', refunded: false })
    expect(await codeOf(start(link))).toBe('nothing-to-pay')
  })

  test('[DESK-10] that is cancelled after its payment says that the money goes back', async () => {
    const order = await taken()
    const link = linkOf(order)
    await settle(link, await payIn(await started(link)))
    const cancelled = as('manager').post(`/api/desk/orders/${order.orderId}/status`, {
      to: 'CANCELLED',
      note: 'sold out',
    })
    expect((await cancelled).status).toBe(200)
    expect(await look(link)).toMatchObject({ state: 'CANCELLED', refunded: true })
  })

  test('[DESK-10] is as it was while the payment provider is down, and is paid after it', async () => {
    const link = linkOf(await taken())
    const { createOrder } = api.payments
    api.replacePayments({ createOrder: () => Promise.reject(new Error('down')) })
    expect(await codeOf(start(link))).toBe('payment-provider-unreachable')
    api.replacePayments({ createOrder })
    expect(await look(link)).toMatchObject({ state: 'WAITING' })
    expect(await read(settle(link, await payIn(await started(link))))).toMatchObject({ state: 'PAID' })
  })
})

describe('a link', () => {
  test('[DESK-10] that the store did not make, or of an order that is paid on delivery, leads nowhere', async () => {
    const link = linkOf(await taken())
    const other = linkOf(await taken())
    const mixed = link.slice(0, -22) + other.slice(-22)
    const guessed = `${link.slice(0, -1)}${link.endsWith('A') ? 'Q' : 'A'}`
    for (const path of [mixed, guessed, '/api/payment-links/x', `/api/payment-links/${'A'.repeat(43)}`]) {
      const shown = await guest.call(path)
      expect([path, shown.status, await errorCodeOf(shown)]).toEqual([path, 404, 'not-found'])
      expect(await codeOf(start(path))).toBe('not-found')
      expect(await codeOf(settle(path))).toBe('not-found')
    }
    expect(await taken({ paymentMode: 'COD' })).toMatchObject({ paymentLink: null })
  })

  test('[DESK-10] of an order that a shopper placed helps while it waits, and is gone afterwards', async () => {
    const placed = (await me.order('ONLINE')) as unknown as { orderId: string; payment: PaymentSession }
    const waiting = await deskOrder(placed.orderId)
    expect(waiting).toMatchObject({ paymentLink: { state: 'WAITING' } })
    expect(await read(settle(linkOf(waiting), await payIn(placed.payment)))).toMatchObject({ state: 'PAID' })
    expect(await deskOrder(placed.orderId)).toMatchObject({ paymentStatus: 'PAID', paymentLink: null })
  })
})
