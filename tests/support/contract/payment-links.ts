import { cementLine, deliveryAddress, freshKey } from '../api/order-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import type { Examples } from './example.ts'
import type { ContractStore } from './store.ts'

const UNKNOWN = '/api/payment-links/unknown'

/** Examples of orders that are paid by a link. */
export async function paymentLinkExamples({ api, guest }: ContractStore): Promise<Examples> {
  const counter = await staffBrowser(api, '9822222273', 'counter')
  const link = async (): Promise<string> => {
    const placed = await counter.call('/api/desk/orders', {
      method: 'POST',
      headers: { 'idempotency-key': freshKey() },
      body: { phone: '9811111135', address: deliveryAddress, lines: [cementLine], paymentMode: 'ONLINE' },
    })
    const { paymentLink } = (await placed.json()) as { paymentLink: { path: string } }
    return paymentLink.path.replace('/pay/', '/api/payment-links/')
  }
  const post = (path: string, body?: object) =>
    guest(path, { method: 'POST', ...(body !== undefined && { body }) })
  return {
    'GET /api/payment-links/{token}': {
      succeeds: [async () => guest(await link())],
      fails: { 'not-found': () => guest(UNKNOWN) },
    },
    'POST /api/payment-links/{token}/start': {
      succeeds: [async () => post(`${await link()}/start`)],
      fails: { 'not-found': () => post(`${UNKNOWN}/start`) },
    },
    'POST /api/payment-links/{token}/payment': {
      succeeds: [async () => post(`${await link()}/payment`, { callback: null })],
      fails: {
        'not-found': () => post(`${UNKNOWN}/payment`, { callback: null }),
        'payment-not-genuine': async () =>
          post(`${await link()}/payment`, {
            callback: { razorpay_payment_id: 'pay_1', razorpay_signature: 'no' },
          }),
      },
    },
  }
}
