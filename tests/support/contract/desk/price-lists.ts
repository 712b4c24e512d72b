import { randomUUID } from 'node:crypto'
import { openCustomer } from '../../api/order-actions.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of price lists, at the desk and for whoever is on one. */
export async function priceListExamples({ api, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222372', 'manager')
  const packer = await staffBrowser(api, '9822222373', 'packer')
  const buyer = await openCustomer(api, '9733300041')
  const { partner } = (await buyer.json('/api/session')) as { partner: { uid: string } }
  const root = '/api/desk/price-lists'
  const rule = { target: 'all', key: '', uid: null, percentOff: 500, price: null, from: 1 }
  const list = {
    name: 'Contractors',
    fromDay: '2026-11-01',
    untilDay: null,
    holders: [{ kind: 'person', id: partner.uid }],
    rules: [rule, { ...rule, target: 'product', key: 'cement', percentOff: null, price: 9_000, from: 10 }],
    revision: 0,
  }
  const put = (id: string, body: object) => manager.call(`${root}/${id}`, { method: 'PUT', body })
  const saved = async (): Promise<string> => {
    const id = randomUUID()
    await put(id, list)
    return id
  }
  const products = ['cement']
  const removed = (id: string) => manager.call(`${root}/${id}`, { method: 'DELETE' })
  const ownPrices = (body: object) => buyer.post('/api/prices', body)
  return {
    'POST /api/prices': {
      succeeds: [
        async () => {
          const id = await saved()
          const answer = await ownPrices({ products })
          await removed(id)
          return answer
        },
      ],
      fails: {
        'invalid-input': () => ownPrices({ products: [] }),
        'not-signed-in': () => guest('/api/prices', { method: 'POST', body: { products } }),
      },
    },
    'POST /api/desk/prices': {
      succeeds: [() => manager.post('/api/desk/prices', { products, customer: partner.uid })],
      fails: {
        'invalid-input': () => manager.post('/api/desk/prices', { products: [] }),
        'not-permitted': () => packer.post('/api/desk/prices', { products }),
      },
    },
    'GET /api/desk/price-lists': {
      succeeds: [() => manager.call(root)],
      fails: { 'not-permitted': () => packer.call(root) },
    },
    'GET /api/desk/price-lists/{id}': {
      succeeds: [async () => manager.call(`${root}/${await saved()}`)],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}`) },
    },
    'PUT /api/desk/price-lists/{id}': {
      succeeds: [() => put(randomUUID(), list)],
      fails: {
        'invalid-input': () => put(randomUUID(), { ...list, rules: [] }),
        'edit-conflict': async () => put(await saved(), list),
      },
    },
    'DELETE /api/desk/price-lists/{id}': {
      succeeds: [async () => removed(await saved())],
      fails: { 'not-found': () => removed(NOTHING) },
    },
    'POST /api/desk/price-lists/{id}/restore': {
      succeeds: [
        async () => {
          const id = await saved()
          await removed(id)
          return manager.post(`${root}/${id}/restore`)
        },
      ],
      fails: { 'not-found': () => manager.post(`${root}/${NOTHING}/restore`) },
    },
  }
}
