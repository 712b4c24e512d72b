import { toPaise } from '#domain/money/paise.ts'
import { makeOffer } from '../api/offer-actions.ts'
import { cementLine } from '../api/order-actions.ts'
import { NOTHING, requestsOf, type Example, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of orders and their tax documents. */
export function orderExamples(store: ContractStore): Examples {
  const { api, me, shipped, refunded, sellCementAt } = store
  const { get, post, asGuest } = requestsOf(store)
  const document = (kind: string): Example => ({
    succeeds: [get(`/api/orders/${refunded}/${kind}`)],
    fails: {
      'not-found': get(`/api/orders/${NOTHING}/${kind}`),
      'not-signed-in': asGuest('GET', `/api/orders/${refunded}/${kind}`),
    },
  })
  return {
    'POST /api/orders': {
      succeeds: [
        () => me.placeOrder({ paymentMode: 'COD', buyerGstin: '27AAPFU0939F1ZV' }),
        () =>
          me.placeOrder({
            paymentMode: 'COD',
            buyerGstin: '06AAGFF2194N1Z3',
            billing: { legalName: 'Gupta & Sons' },
          }),
        () => me.placeOrder({ paymentMode: 'ONLINE' }),
      ],
      fails: {
        'cart-changed': () =>
          me.placeOrder({
            paymentMode: 'COD',
            lines: [{ ...cementLine, seenPrice: '1' }, { product: 'goneVariant[0]' }],
          }),
        'order-too-large': () =>
          me.placeOrder({ paymentMode: 'ONLINE', lines: [{ ...cementLine, quantity: 99_999 }] }),
        'quantity-not-allowed': async () => {
          await sellCementAt(118, { minQuantity: 5 })
          const answer = await me.placeOrder({ paymentMode: 'COD', lines: [cementLine] })
          await sellCementAt(118)
          return answer
        },
        'own-gstin': () =>
          me.placeOrder({ paymentMode: 'COD', lines: [cementLine], buyerGstin: '06AAACN0000N1ZY' }),
        'billing-differs': () =>
          me.placeOrder({
            paymentMode: 'COD',
            lines: [cementLine],
            buyerGstin: '27AAPFU0939F1ZV',
            billing: { legalName: 'Gupta & Sons' },
          }),
        'cash-limit': () =>
          me.placeOrder({ paymentMode: 'COD', lines: [{ ...cementLine, quantity: 1_695 }] }),
      },
    },
    'POST /api/offers/check': {
      succeeds: [
        async () => {
          await makeOffer(api, { fromValue: toPaise(100_000) })
          await makeOffer(api, { code: 'CONTRACT' })
          return post('/api/offers/check', {
            lines: [{ product: 'cementVariant[0]', quantity: 5 }],
            code: 'contract',
          })()
        },
      ],
      fails: { 'invalid-input': post('/api/offers/check', { lines: [] }) },
    },
    'GET /api/order-limits': {
      succeeds: [get('/api/order-limits')],
      fails: { 'not-signed-in': asGuest('GET', '/api/order-limits') },
    },
    'GET /api/orders': {
      succeeds: [get('/api/orders')],
      fails: { 'not-signed-in': asGuest('GET', '/api/orders') },
    },
    'GET /api/orders/{orderId}': {
      succeeds: [
        get(`/api/orders/${shipped}`),
        get(`/api/orders/${refunded}`),
        // an active partner reads the commission too
        async () => {
          await api.database.queries.updateTable('partners').set({ active: true }).execute()
          return me.call(`/api/orders/${refunded}`)
        },
      ],
      fails: { 'not-found': get(`/api/orders/${NOTHING}`) },
    },
    'POST /api/orders/{orderId}/cancel': {
      succeeds: [
        async () => me.post(`/api/orders/${await me.order('COD')}/cancel`, { reason: 'Found it nearer' }),
      ],
      fails: { 'order-not-cancellable': post(`/api/orders/${shipped}/cancel`, { reason: 'too late' }) },
    },
    'POST /api/orders/{orderId}/reorder': {
      succeeds: [118, 130, null].map((price) => async () => {
        await sellCementAt(price)
        const answer = await me.post(`/api/orders/${shipped}/reorder`)
        await sellCementAt(118)
        return answer
      }),
      fails: { 'not-found': post(`/api/orders/${NOTHING}/reorder`) },
    },
    'GET /api/orders/{orderId}/invoice': document('invoice'),
    'GET /api/orders/{orderId}/invoice.pdf': document('invoice.pdf'),
    'GET /api/orders/{orderId}/credit-note': document('credit-note'),
    'GET /api/orders/{orderId}/credit-note.pdf': document('credit-note.pdf'),
  }
}
