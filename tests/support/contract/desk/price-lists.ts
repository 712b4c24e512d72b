import { randomUUID } from 'node:crypto'
import { openCustomer } from '../../api/order-actions.ts'
import { fileSender } from '../../api/send-file.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'
import { restorableExamples } from './restorable.ts'

/** Examples of price lists, at the desk and for whoever is on one. */
export async function priceListExamples({ api, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222372', 'manager')
  const packer = await staffBrowser(api, '9822222373', 'packer')
  const buyer = await openCustomer(api, '9733300041')
  const { partner } = (await buyer.json('/api/session')) as { partner: { uid: string } }
  const rule = { target: 'all', key: '', uid: null, percentOff: 500, price: null, from: 1 }
  const list = {
    name: 'Contractors',
    fromDay: '2026-11-01',
    untilDay: null,
    holders: [{ kind: 'person', id: partner.uid }],
    rules: [rule, { ...rule, target: 'product', key: 'cement', percentOff: null, price: 9_000, from: 10 }],
    revision: 0,
  }
  const { root, saved, removed, examples } = restorableExamples({
    name: 'price-lists',
    manager,
    packer,
    sound: list,
    unsound: { rules: [] },
  })
  /** Somebody is on five lists at most. */
  const savedForNobody = () => saved({ holders: [] })
  const products = ['cement']
  const send = (id: string, query: string, rows: string) =>
    fileSender(manager.call)(
      `${root}/${id}/import?file=prices.csv&rest=stays&${query}`,
      Buffer.from(`On,SKU,Per cent off\n${rows}`),
    )
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
    'GET /api/desk/price-lists/{id}/{file}': {
      succeeds: [async () => manager.call(`${root}/${await savedForNobody()}/prices.xlsx`)],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}/prices.csv`) },
    },
    'POST /api/desk/price-lists/{id}/import': {
      succeeds: [
        async () => send(await savedForNobody(), 'act=check', 'All,,4\n,nothing,5\n'),
        () => send(randomUUID(), 'act=enter&revision=0&name=Builders', 'All,,4\n'),
      ],
      fails: {
        'file-refused': () => send(randomUUID(), 'act=check', ''),
        'invalid-input': () => send(randomUUID(), 'act=enter&revision=0&name=Builders', 'All,,95\n'),
        'edit-conflict': async () => send(await savedForNobody(), 'act=enter&revision=0', 'All,,4\n'),
      },
    },
    'POST /api/desk/price-lists/{id}/import/undo': {
      succeeds: [
        async () => {
          const id = await savedForNobody()
          await send(id, 'act=enter&revision=1', 'All,,4\n')
          return manager.post(`${root}/${id}/import/undo`)
        },
      ],
      fails: {
        'not-found': () => manager.post(`${root}/${NOTHING}/import/undo`),
        'edit-conflict': async () => manager.post(`${root}/${await savedForNobody()}/import/undo`),
      },
    },
    ...examples,
  }
}
