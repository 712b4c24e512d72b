import { sign } from '#server/gateways/payments/signature.ts'
import { cementLine } from '../api/order-actions.ts'
import { NOTHING, requestsOf, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

const webhookBody = JSON.stringify({ event: 'payment.captured', payload: {} })

/** Examples of online payments. */
export function paymentExamples(store: ContractStore): Examples {
  const { me, shipped, refunded } = store
  const { post } = requestsOf(store)
  return {
    'POST /api/create-order': {
      succeeds: [post('/api/create-order', { cart: [cementLine], amount: 354 })],
      fails: { 'amount-changed': post('/api/create-order', { cart: [cementLine], amount: '1' }) },
    },
    'POST /api/orders/{orderId}/payment/start': {
      succeeds: [async () => me.post(`/api/orders/${await me.order('ONLINE')}/payment/start`)],
      fails: { 'nothing-to-pay': post(`/api/orders/${shipped}/payment/start`) },
    },
    'POST /api/orders/{orderId}/payment': {
      succeeds: [
        async () => {
          const orderId = await me.order('ONLINE')
          return me.post(`/api/orders/${orderId}/payment`, await me.pay(orderId))
        },
      ],
      fails: {
        'payment-not-genuine': () =>
          me.post(`/api/orders/${refunded}/payment`, {
            razorpay_payment_id: 'pay',
            razorpay_signature: 'no',
          }),
      },
    },
    'POST /api/orders/{orderId}/payment/check': {
      succeeds: [async () => me.post(`/api/orders/${await me.order('ONLINE')}/payment/check`)],
      fails: { 'not-found': post(`/api/orders/${NOTHING}/payment/check`) },
    },
    'POST /api/payments/webhook': {
      succeeds: [
        () =>
          me.post('/api/payments/webhook', webhookBody, {
            'x-razorpay-signature': sign(webhookBody, 'a webhook secret of the test'),
          }),
      ],
      fails: { 'payment-not-genuine': post('/api/payments/webhook', {}) },
    },
  }
}
