import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestSimulator } from '../../../../tests/support/api/payment-actions.ts'

let simulator: Awaited<ReturnType<typeof openTestSimulator>>
let paymentId: string

beforeEach(async () => {
  simulator = await openTestSimulator()
  const { post } = await simulator.pay(await simulator.order(), 'success')
  paymentId = post?.response?.['razorpay_payment_id'] ?? ''
})
afterEach(() => simulator.close())

const act = (action: unknown, type = 'application/json') =>
  simulator.app.request('/dashboard', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(action),
  })

test('[SAFE-04] whoever knows the id of a payment refunds it and has it disputed', async () => {
  expect((await act({ action: 'refund', payment_id: paymentId, amount: 10_000 })).status).toBe(200)
  expect((await act({ action: 'dispute', payment_id: paymentId })).status).toBe(200)
  expect(await simulator.provider.fetchRefunds(paymentId)).toMatchObject([{ amount: 10_000, key: null }])
  await simulator.pass(1)
  expect(simulator.events()).toContain('payment.dispute.created')
})

test('[SAFE-04] nobody acts without the id of a payment, nor from another site, nor pays for nothing', async () => {
  expect((await act({ action: 'refund', payment_id: 'pay_none' })).status).toBe(400)
  expect((await act({ action: 'dispute', payment_id: '' })).status).toBe(400)
  expect((await act({ action: 'refund', payment_id: paymentId }, 'text/plain')).status).toBe(400)
  expect((await act({ action: 'pay-unknown', amount: 10_000 })).status).toBe(400)
  expect(await simulator.provider.fetchRefunds(paymentId)).toEqual([])
})
