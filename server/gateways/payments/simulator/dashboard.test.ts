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

const page = async (id: string): Promise<string> =>
  (await simulator.app.request(`/dashboard?payment_id=${encodeURIComponent(id)}`)).text()

const act = (action: unknown, type = 'application/json') =>
  simulator.app.request('/dashboard', {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(action),
  })

test('[SAFE-04] whoever knows the id of a payment sees it, refunds it and has it disputed', async () => {
  expect(await page(paymentId)).toContain('₹2,500.00')
  expect((await act({ action: 'refund', payment_id: paymentId, amount: 10_000 })).status).toBe(200)
  expect((await act({ action: 'dispute', payment_id: paymentId })).status).toBe(200)
  const shown = await page(paymentId)
  expect(shown).toContain('₹100.00 refunded')
  expect(shown).toContain('data-action="finish-dispute"')
  expect(await simulator.provider.fetchRefunds(paymentId)).toMatchObject([{ amount: 10_000, key: null }])
  await simulator.pass(1)
  expect(simulator.events()).toContain('payment.dispute.created')
})

test('[SAFE-04] nobody finds a payment without its id, nor acts from another site, nor pays for nothing', async () => {
  for (const id of ['', 'pay_none', '"><script>']) {
    const shown = await page(id)
    expect(shown).not.toContain('data-action')
    expect(shown).not.toContain('"><script>')
  }
  expect((await act({ action: 'refund', payment_id: 'pay_none' })).status).toBe(400)
  expect((await act({ action: 'refund', payment_id: paymentId }, 'text/plain')).status).toBe(400)
  expect((await act({ action: 'pay-unknown', amount: 10_000 })).status).toBe(400)
  expect(await simulator.provider.fetchRefunds(paymentId)).toEqual([])
})
