import { cementLine, deliveryAddress, freshKey } from '../../api/order-actions.ts'
import { staffBrowser, tryDesk } from '../../api/staff-actions.ts'
import { NOTHING, type Examples, type Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

const oneUnit = [{ line: 0, quantity: 1 }]

/** Examples of the desk. */
export async function deskExamples({
  api,
  me,
  guest,
  shipped,
  refunded,
  broken,
}: ContractStore): Promise<Examples> {
  const owner = await staffBrowser(api, '9822222222', 'owner')
  const packer = await staffBrowser(api, '9822222223', 'packer')
  const get =
    (path: string): Request =>
    () =>
      owner.call(path)
  const post =
    (path: string, body: unknown): Request =>
    () =>
      owner.post(path, body)
  const asPacker =
    (method: string, path: string, body?: unknown): Request =>
    () =>
      packer.call(path, { method, ...(body === undefined ? {} : { body }) })
  const fresh = () => me.order('COD')
  const freshHeader = () => ({ 'idempotency-key': freshKey() })
  const orderFor = (more: object) => ({
    phone: '9811111122',
    name: 'Asha',
    address: deliveryAddress,
    lines: [cementLine],
    paymentMode: 'COD',
    ...more,
  })
  const placeFor = (more: object) =>
    owner.call('/api/desk/orders', { method: 'POST', headers: freshHeader(), body: orderFor(more) })
  const sentList = async (): Promise<string> => {
    await me.post('/api/quick-order/requests', { text: 'roof ladder 3' })
    const { requests } = (await (await owner.call('/api/desk/list-requests')).json()) as {
      requests: { id: string }[]
    }
    return requests[0]?.id ?? NOTHING
  }
  return {
    'GET /api/desk/session': {
      succeeds: [get('/api/desk/session'), () => guest('/api/desk/session')],
      fails: {
        unexpected: () => broken.call('/api/desk/session', { headers: { cookie: `desk=${'x'.repeat(30)}` } }),
      },
    },
    'POST /api/desk/session': {
      succeeds: [() => tryDesk(api, api.asBrowser(), owner.phone)],
      fails: { 'not-staff': () => tryDesk(api, api.asBrowser(), '9822222224') },
    },
    'POST /api/desk/session/proof': {
      succeeds: [
        async () => {
          api.advanceClock(60_000)
          return owner.prove()
        },
      ],
      fails: {
        'not-signed-in': () => guest('/api/desk/session/proof', { method: 'POST', body: { code: '123456' } }),
      },
    },
    'DELETE /api/desk/session': {
      succeeds: [
        async () =>
          (await staffBrowser(api, '9822222225', 'driver')).call('/api/desk/session', { method: 'DELETE' }),
      ],
      fails: {
        'cross-site': () =>
          owner.call('/api/desk/session', { method: 'DELETE', headers: { origin: 'https://other.test' } }),
      },
    },
    'GET /api/desk/search': {
      succeeds: [get('/api/desk/search?q=cement'), get('/api/desk/search?q=9822222222')],
      fails: {
        'not-signed-in': () => guest('/api/desk/search?q=cement'),
        'invalid-input': get(`/api/desk/search?q=${'x'.repeat(101)}`),
      },
    },
    'GET /api/desk/today': {
      succeeds: [get('/api/desk/today')],
      fails: { 'not-signed-in': () => guest('/api/desk/today') },
    },
    'GET /api/desk/today/events': {
      succeeds: [get('/api/desk/today/events?seconds=0')],
      fails: {
        'not-signed-in': () => guest('/api/desk/today/events'),
        'invalid-input': get('/api/desk/today/events?seconds=301'),
      },
    },
    'GET /api/desk/counter': {
      succeeds: [get('/api/desk/counter')],
      fails: { 'not-permitted': asPacker('GET', '/api/desk/counter') },
    },
    'GET /api/desk/counter/items': {
      succeeds: [get('/api/desk/counter/items?q=cement'), get('/api/desk/counter/items?q=8901030895166')],
      fails: { 'invalid-input': get('/api/desk/counter/items?q=') },
    },
    'GET /api/desk/counter/sales': {
      succeeds: [get('/api/desk/counter/sales'), get('/api/desk/counter/sales?q=4821-9035-7')],
      fails: { 'invalid-input': get(`/api/desk/counter/sales?q=${'x'.repeat(41)}`) },
    },
    'POST /api/desk/counter/sales': {
      succeeds: [
        () =>
          owner.call('/api/desk/counter/sales', {
            method: 'POST',
            headers: freshHeader(),
            body: { lines: [cementLine], seenTotal: 35_400, method: 'CASH', tendered: 40_000 },
          }),
        () =>
          owner.call('/api/desk/counter/sales', {
            method: 'POST',
            headers: freshHeader(),
            body: {
              lines: [cementLine],
              seenTotal: 35_400,
              method: 'CASH',
              parts: [
                { method: 'CASH', amount: 500 },
                { method: 'UPI', amount: 34_900, reference: '633812345679' },
              ],
            },
          }),
      ],
      fails: {
        'amount-changed': () =>
          owner.call('/api/desk/counter/sales', {
            method: 'POST',
            headers: freshHeader(),
            body: { lines: [cementLine], seenTotal: 1, method: 'UPI', reference: '633812345678' },
          }),
      },
    },
    'GET /api/desk/orders': {
      succeeds: [
        get('/api/desk/orders'),
        get('/api/desk/orders?q=asha&limit=1'),
        get('/api/desk/orders?q=zzz'),
      ],
      fails: { 'invalid-input': get('/api/desk/orders?limit=1000') },
    },
    'GET /api/desk/orders/{orderId}': {
      succeeds: [get(`/api/desk/orders/${shipped}`), get(`/api/desk/orders/${refunded}`)],
      fails: { 'not-found': get(`/api/desk/orders/${NOTHING}`) },
    },
    'POST /api/desk/orders/{orderId}/status': {
      succeeds: [
        async () => post(`/api/desk/orders/${await fresh()}/status`, { to: 'SHIPPED', note: 'Lorry' })(),
      ],
      fails: { 'move-not-allowed': post(`/api/desk/orders/${shipped}/status`, { to: 'PLACED' }) },
    },
    'POST /api/desk/orders/status': {
      succeeds: [
        async () =>
          post('/api/desk/orders/status', {
            to: 'SHIPPED',
            orders: [{ orderId: await fresh() }, { orderId: refunded }],
          })(),
      ],
      fails: { 'invalid-input': post('/api/desk/orders/status', { to: 'SHIPPED', orders: [] }) },
    },
    'POST /api/desk/orders/{orderId}/refund': {
      succeeds: [
        async () => {
          const orderId = await me.order('ONLINE')
          await me.post(`/api/orders/${orderId}/payment`, await me.pay(orderId))
          return post(`/api/desk/orders/${orderId}/refund`, { reason: 'torn' })()
        },
      ],
      fails: {
        'not-permitted': asPacker('POST', `/api/desk/orders/${shipped}/refund`, { reason: 'torn' }),
        'nothing-to-refund': post(`/api/desk/orders/${shipped}/refund`, { reason: 'torn' }),
      },
    },
    'POST /api/desk/orders': {
      succeeds: [() => placeFor({})],
      fails: {
        'not-permitted': () =>
          packer.call('/api/desk/orders', { method: 'POST', headers: freshHeader(), body: orderFor({}) }),
        'address-not-found': () => placeFor({ address: { id: 'nothing' } }),
      },
    },
    'GET /api/desk/customers/by-phone': {
      succeeds: [
        get('/api/desk/customers/by-phone?phone=9811111111'),
        get('/api/desk/customers/by-phone?phone=9899999999'),
      ],
      fails: { 'invalid-input': get('/api/desk/customers/by-phone?phone=12') },
    },
    'POST /api/desk/orders/{orderId}/fulfilments': {
      succeeds: [async () => post(`/api/desk/orders/${await fresh()}/fulfilments`, { lines: oneUnit })()],
      fails: {
        'invalid-input': async () => post(`/api/desk/orders/${await fresh()}/fulfilments`, { lines: [] })(),
        'move-not-allowed': post(`/api/desk/orders/${refunded}/fulfilments`, { lines: oneUnit }),
      },
    },
    'POST /api/desk/orders/{orderId}/fulfilments/{number}/status': {
      succeeds: [
        async () => {
          const path = `/api/desk/orders/${await fresh()}/fulfilments`
          await owner.post(path, { lines: oneUnit })
          return owner.post(`${path}/1/status`, { to: 'DELIVERED' })
        },
      ],
      fails: { 'not-found': post(`/api/desk/orders/${shipped}/fulfilments/9/status`, { to: 'RETURNED' }) },
    },
    'POST /api/desk/orders/{orderId}/cancel-lines': {
      succeeds: [
        async () =>
          post(`/api/desk/orders/${await fresh()}/cancel-lines`, { lines: oneUnit, reason: 'one less' })(),
      ],
      fails: {
        'move-not-allowed': post(`/api/desk/orders/${refunded}/cancel-lines`, {
          lines: oneUnit,
          reason: 'x',
        }),
      },
    },
    'POST /api/desk/orders/{orderId}/returns': {
      succeeds: [
        async () => {
          const path = `/api/desk/orders/${await fresh()}`
          await owner.post(`${path}/fulfilments`, { lines: oneUnit })
          await owner.post(`${path}/fulfilments/1/status`, { to: 'DELIVERED' })
          return owner.post(`${path}/returns`, {
            lines: oneUnit,
            reason: 'wet',
            method: 'UPI',
            references: { UPI: '633812345680' },
          })
        },
      ],
      fails: {
        'not-permitted': asPacker('POST', `/api/desk/orders/${shipped}/returns`, {
          lines: oneUnit,
          reason: 'x',
        }),
        'invalid-input': post(`/api/desk/orders/${shipped}/returns`, { lines: oneUnit, reason: 'x' }),
      },
    },
    'POST /api/desk/orders/{orderId}/notes': {
      succeeds: [post(`/api/desk/orders/${shipped}/notes`, { text: 'Ring twice' })],
      fails: { 'not-found': post(`/api/desk/orders/${NOTHING}/notes`, { text: 'Ring twice' }) },
    },
    'POST /api/desk/orders/{orderId}/messages': {
      succeeds: [
        async () => {
          const orderId = await fresh()
          await api.database.queries
            .updateTable('order_messages')
            .set({ state: 'FAILED', fault: 'refused' })
            .where('order_id', '=', orderId)
            .execute()
          return owner.post(`/api/desk/orders/${orderId}/messages`, { about: 'PLACED' })
        },
      ],
      fails: {
        'not-resendable': post(`/api/desk/orders/${shipped}/messages`, { about: 'PLACED' }),
        'not-found': post(`/api/desk/orders/${NOTHING}/messages`, { about: 'PLACED' }),
      },
    },
    'GET /api/desk/orders/{orderId}/{kind}': {
      succeeds: [get(`/api/desk/orders/${shipped}/invoice.pdf`)],
      fails: { 'not-found': get(`/api/desk/orders/${shipped}/credit-note.pdf`) },
    },
    'GET /api/desk/demand': {
      succeeds: [get('/api/desk/demand?days=7')],
      fails: { 'invalid-input': get('/api/desk/demand?days=0') },
    },
    'GET /api/desk/list-requests': {
      succeeds: [get('/api/desk/list-requests'), get('/api/desk/list-requests?state=answered')],
      fails: {
        'invalid-input': get('/api/desk/list-requests?state=lost'),
        'not-permitted': asPacker('GET', '/api/desk/list-requests'),
      },
    },
    'GET /api/desk/list-requests/{id}': {
      succeeds: [async () => owner.call(`/api/desk/list-requests/${await sentList()}`)],
      fails: { 'not-found': get(`/api/desk/list-requests/${NOTHING}`) },
    },
    'POST /api/desk/list-requests/{id}/answer': {
      succeeds: [
        async () => owner.post(`/api/desk/list-requests/${await sentList()}/answer`, { isAnswered: true }),
      ],
      fails: { 'not-found': post(`/api/desk/list-requests/${NOTHING}/answer`, { isAnswered: true }) },
    },
  }
}
