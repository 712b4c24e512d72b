import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Paise } from '#domain/money/paise.ts'
import { openRazorpayFake } from '../../../tests/support/api/razorpay-fake.ts'
import { openPaymentProvider } from './open-payments.ts'
import type { Callback, PaymentProvider } from './port.ts'
import { razorpay } from './razorpay.ts'

const keys = { keyId: 'rzp_test_contract', keySecret: 'key secret' }
const webhookSecret = 'webhook secret'

const ids = { orderId: 'our-order', storeId: 'our-store' }

const hmac = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex')

type Webhook = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** A provider with actions of the customer and of the provider itself. */
type Stage = {
  readonly provider: PaymentProvider
  readonly pay: (orderId: string) => Promise<Callback>
  /** Refunds a part of a payment in the provider's dashboard. */
  readonly refundElsewhere: (paymentId: string, paise: number) => Promise<void>
  /** The customer's bank disputes a part of a payment; resolves with the id. */
  readonly dispute: (paymentId: string, paise: number) => Promise<string>
  /** The webhook of a captured payment. */
  readonly webhookOf: (callback: Callback) => Promise<Webhook>
  readonly close: () => Promise<void>
}

async function simulatorStage(): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'payments-'))
  const webhooks: Webhook[] = []
  let clock = Date.now()
  const { provider, simulator } = openPaymentProvider(
    { provider: 'simulator', faultRate: null },
    {
      ...keys,
      webhookSecret,
      dataFile: path.join(folder, 'simulator.sqlite'),
      deliver: async (body, headers) => void webhooks.push({ body, headers }),
      now: () => new Date(clock),
      report: (error) => expect.unreachable(String(error)),
      pollMs: 0,
    },
  )
  if (simulator === null) throw new Error('the simulator is missing')
  return {
    provider,
    pay: async (orderId) => {
      const answer = await simulator.app.request('/window/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: orderId, method: 'upi', outcome: 'success' }),
      })
      const { post } = (await answer.json()) as { post: { response: Record<string, string> } }
      const { response } = post
      return {
        orderId: response['razorpay_order_id'] ?? '',
        paymentId: response['razorpay_payment_id'] ?? '',
        signature: response['razorpay_signature'] ?? '',
      }
    },
    refundElsewhere: async (paymentId, paise) => {
      simulator.inDashboard({ action: 'refund', payment_id: paymentId, amount: paise })
    },
    dispute: async (paymentId, paise) =>
      simulator.inDashboard({ action: 'dispute', payment_id: paymentId, amount: paise }).id,
    webhookOf: async ({ paymentId }) => {
      clock += 1_000
      await simulator.retryDue()
      const found = webhooks.find(({ body }) => body.includes(paymentId) && body.includes('payment.captured'))
      return found ?? expect.unreachable('no webhook came')
    },
    close: async () => {
      await simulator.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function razorpayStage(): Promise<Stage> {
  const double = await openRazorpayFake(keys.keyId, keys.keySecret)
  return {
    provider: razorpay({ ...keys, webhookSecrets: [webhookSecret] }, { baseUrl: double.baseUrl }),
    pay: async (orderId) => {
      const paymentId = double.pay(orderId)
      return { orderId, paymentId, signature: hmac(`${orderId}|${paymentId}`, keys.keySecret) }
    },
    refundElsewhere: async (paymentId, paise) => double.refundElsewhere(paymentId, paise),
    dispute: async (paymentId, paise) => double.dispute(paymentId, paise),
    webhookOf: async ({ orderId, paymentId }) => {
      const payload = { payment: { entity: { id: paymentId, order_id: orderId } } }
      const body = JSON.stringify({ entity: 'event', event: 'payment.captured', payload })
      const signature = hmac(body, webhookSecret)
      return { body, headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_1' } }
    },
    close: async () => double.close(),
  }
}

const amount = 12_345_67 as Paise

describe.each([
  ['simulator', simulatorStage],
  ['razorpay', razorpayStage],
] as const)('payments by %s', (name, open) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open()
  })
  afterAll(() => stage.close())

  const order = () => stage.provider.createOrder({ receipt: randomUUID(), amount, ...ids })
  const paid = async () => stage.pay((await order()).id)
  const rejection = { name: 'PaymentProviderError', code: 'refused' }

  test('[PAY-07] has its name and the key and script of its window', () => {
    expect(stage.provider.name).toBe(name)
    expect(stage.provider.window).toEqual({
      keyId: keys.keyId,
      script: expect.stringMatching(/\/checkout\.js$/),
    })
  })

  test('an order is created in rupees, without payments', async () => {
    const created = await order()
    expect(created).toEqual({ id: expect.stringMatching(/^order_/), amount, currency: 'INR' })
    expect(await stage.provider.fetchPayments(created.id)).toEqual([])
  })

  test('[PAY-03] a payment is captured with its amount and order', async () => {
    const { orderId, paymentId } = await paid()
    const payment = await stage.provider.fetchPayment(paymentId)
    expect(payment).toEqual({
      id: paymentId,
      orderId,
      amount,
      currency: 'INR',
      state: 'captured',
      captured: true,
      amountRefunded: 0,
      method: 'upi',
    })
    expect(await stage.provider.fetchPayments(orderId)).toEqual([payment])
  })

  test('[PAY-03] a return signed by the provider is genuine', async () => {
    expect(stage.provider.isGenuine(await paid())).toBe(true)
  })

  test.each<[string, (signature: string) => string]>([
    ['another', (signature) => signature.replace(/./, (first) => (first === '0' ? '1' : '0'))],
    ['a shorter', (signature) => signature.slice(0, -1)],
    ['a longer', (signature) => `${signature}0`],
    ['an empty', () => ''],
    ['a non-ASCII', () => 'ä'.repeat(32)],
  ])('[PAY-03] %s signature is not genuine', async (_, altered) => {
    const callback = await paid()
    expect(stage.provider.isGenuine({ ...callback, signature: altered(callback.signature) })).toBe(false)
  })

  test('[PAY-03] a genuine return is not genuine for another order or payment', async () => {
    const first = await paid()
    const second = await paid()
    expect(stage.provider.isGenuine({ ...first, orderId: second.orderId })).toBe(false)
    expect(stage.provider.isGenuine({ ...first, paymentId: second.paymentId })).toBe(false)
  })

  test('unknown ids are rejected', async () => {
    await expect(stage.provider.fetchPayment('pay_none')).rejects.toMatchObject(rejection)
    await expect(stage.provider.fetchPayments('order_none')).rejects.toMatchObject(rejection)
    const refund = stage.provider.refund({ paymentId: 'pay_none', amount, key: randomUUID() })
    await expect(refund).rejects.toMatchObject(rejection)
  })

  test('[PAY-04] a refund key refunds once, even in concurrent requests', async () => {
    const { paymentId } = await paid()
    const request = { paymentId, amount: 5_000 as Paise, key: randomUUID() }
    const first = await stage.provider.refund(request)
    expect(first).toMatchObject({ id: expect.stringMatching(/^rfnd_/), paymentId, amount: 5_000 })
    expect(await stage.provider.refund(request)).toEqual(first)
    const another = { ...request, key: randomUUID() }
    const [one, two] = await Promise.all([stage.provider.refund(another), stage.provider.refund(another)])
    expect(one).toEqual(two)
    expect(one.id).not.toBe(first.id)
    expect((await stage.provider.fetchPayment(paymentId)).amountRefunded).toBe(10_000)
  })

  test('a key that was used for one amount is rejected for another', async () => {
    const { paymentId } = await paid()
    const request = { paymentId, key: randomUUID() }
    await stage.provider.refund({ ...request, amount: 5_000 as Paise })
    await expect(stage.provider.refund({ ...request, amount: 6_000 as Paise })).rejects.toMatchObject(
      rejection,
    )
  })

  test('partial refunds add up to the amount paid, and more is rejected', async () => {
    const { paymentId } = await paid()
    const refundPartially = (sum: number) =>
      stage.provider.refund({ paymentId, amount: sum as Paise, key: randomUUID() })
    await refundPartially(1_000_000)
    await expect(refundPartially(234_568)).rejects.toMatchObject(rejection)
    await refundPartially(234_567)
    expect((await stage.provider.fetchPayment(paymentId)).amountRefunded).toBe(amount)
  })

  test('an invalid key is rejected before anything is sent', async () => {
    const { paymentId } = await paid()
    for (const key of ['short', 'with a blank in it', 'x'.repeat(41)])
      await expect(stage.provider.refund({ paymentId, amount, key })).rejects.toMatchObject(rejection)
    expect((await stage.provider.fetchPayment(paymentId)).amountRefunded).toBe(0)
  })

  test('[SAFE-04] an order says whose it is', async () => {
    const receipt = randomUUID()
    const { id } = await stage.provider.createOrder({ receipt, amount, ...ids })
    expect(await stage.provider.fetchOrderReference(id)).toEqual({ receipt, ...ids })
  })

  test('[SAFE-04] refunds made elsewhere and here are told apart, and found with their payment and in the lists', async () => {
    const { paymentId } = await paid()
    const key = randomUUID()
    await stage.refundElsewhere(paymentId, 3_000)
    await stage.provider.refund({ paymentId, amount: 2_000 as Paise, key })
    const refunds = await stage.provider.fetchRefunds(paymentId)
    expect(refunds.map((refund) => [refund.amount, refund.key, refund.paymentId]).toSorted()).toEqual([
      [2_000, key, paymentId],
      [3_000, null, paymentId],
    ])
    const page = { from: new Date(0), to: new Date(Date.now() + 86_400_000), skip: 0 }
    const listed = await stage.provider.listRefunds(page)
    expect(listed).toEqual(expect.arrayContaining([...refunds]))
    expect(await stage.provider.listRefunds({ ...page, skip: 1 })).toEqual(listed.slice(1))
    const payments = await stage.provider.listPayments(page)
    expect(payments.find(({ id }) => id === paymentId)).toMatchObject({
      captured: true,
      amountRefunded: 5_000,
    })
  })

  test('[SAFE-04] a full refund leaves a payment that was captured', async () => {
    const { paymentId } = await paid()
    await stage.refundElsewhere(paymentId, amount)
    expect(await stage.provider.fetchPayment(paymentId)).toMatchObject({ state: 'refunded', captured: true })
  })

  test('[SAFE-04] a dispute is found by its id and in the list', async () => {
    const { paymentId } = await paid()
    const id = await stage.dispute(paymentId, 7_000)
    const dispute = await stage.provider.fetchDispute(id)
    expect(dispute).toMatchObject({
      id,
      paymentId,
      amount: 7_000,
      deducted: 0,
      currency: 'INR',
      state: 'open',
    })
    const page = { from: new Date(0), to: new Date(Date.now() + 86_400_000), skip: 0 }
    expect(await stage.provider.listDisputes(page)).toContainEqual(dispute)
  })

  describe('a webhook', () => {
    const read = ({ body, headers }: Webhook) =>
      stage.provider.readWebhook({ body, header: (header) => headers[header] })

    test('[PAY-04] has its event, order and payment', async () => {
      const callback = await paid()
      expect(read(await stage.webhookOf(callback))).toEqual({
        id: expect.stringMatching(/^evt_/),
        name: 'payment.captured',
        orderId: callback.orderId,
        paymentId: callback.paymentId,
        disputeId: null,
      })
    })

    test('[PAY-03] is rejected when its body was changed', async () => {
      const webhook = await stage.webhookOf(await paid())
      expect(read({ ...webhook, body: webhook.body.replace('captured', 'Captured') })).toBeNull()
      expect(read({ ...webhook, body: ` ${webhook.body}` })).toBeNull()
    })

    test('[PAY-03] is rejected without a signature, with an empty one, or with one of another secret', async () => {
      const { body, headers } = await stage.webhookOf(await paid())
      const { 'x-razorpay-signature': _, ...unsigned } = headers
      expect(read({ body, headers: unsigned })).toBeNull()
      expect(read({ body, headers: { ...headers, 'x-razorpay-signature': '' } })).toBeNull()
      expect(
        read({ body, headers: { ...headers, 'x-razorpay-signature': hmac(body, keys.keySecret) } }),
      ).toBeNull()
    })
  })
})
