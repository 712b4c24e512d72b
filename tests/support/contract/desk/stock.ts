import { staffBrowser } from '../../api/staff-actions.ts'
import { sandLine, sellSand } from '../../api/weighed-goods.ts'
import { cementStock, enter, track } from '../../api/stock-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of the stock at the desk. They end with cement untracked, as the others expect it. */
export async function deskStockExamples({ api, guest, me, shipped }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222230', 'manager')
  const packer = await staffBrowser(api, '9822222231', 'packer')
  const count = (more: object) => async () => {
    await track(manager)
    const answer = await enter(manager, 'count', { quantity: 12, ...more })
    await track(manager, { tracked: false })
    return answer
  }
  const yard = [
    { id: 'yard', name: 'Yard' },
    { id: 'shop', name: 'Shop' },
  ]
  const savePlaces = (places: object[], before: object[] = yard, staff = manager) =>
    staff.call('/api/desk/stock/places', { method: 'PUT', body: { before, places } })
  return {
    'GET /api/desk/stock': {
      succeeds: [
        () => manager.call('/api/desk/stock'),
        () => packer.call('/api/desk/stock?filter=all&q=cement'),
        () => manager.call('/api/desk/stock?filter=low'),
      ],
      fails: { 'not-signed-in': () => guest('/api/desk/stock') },
    },
    'PUT /api/desk/stock/item': {
      succeeds: [
        () => track(manager, { expectedOn: '2026-11-24', barcode: '8901' }),
        () => track(manager, { tracked: false }),
      ],
      fails: {
        'not-found': () => track(manager, { productId: NOTHING }),
        'not-permitted': () => track(packer),
      },
    },
    'PUT /api/desk/stock/places': {
      succeeds: [() => savePlaces(yard.toReversed()), () => savePlaces(yard, yard.toReversed())],
      fails: {
        'edit-conflict': () => savePlaces(yard, yard.toReversed()),
        'not-permitted': () => savePlaces(yard, yard, packer),
        'invalid-input': () => savePlaces([]),
      },
    },
    'POST /api/desk/stock/changes': {
      succeeds: [
        count({}),
        count({ kind: 'receipt', lines: [{ ...cementStock, quantity: 5, cost: 250_500_000 }] }),
      ],
      fails: { 'invalid-input': count({ placeId: 'attic' }) },
    },
    'GET /api/desk/stock/movements': {
      succeeds: [
        () => manager.call('/api/desk/stock/movements'),
        () => packer.call('/api/desk/stock/movements?productId=cement&variantUid=v1&before=1000'),
      ],
      fails: { 'invalid-input': () => manager.call('/api/desk/stock/movements?before=x') },
    },
    'POST /api/desk/orders/{orderId}/weights': {
      succeeds: [
        async () => {
          await sellSand(api)
          const body = { paymentMode: 'COD', addressId: me.addressIds[0], lines: [sandLine(10_000)] }
          const { orderId } = (await (await me.placeOrder(body)).json()) as { orderId: string }
          const weighing = { gross: 16_120, tare: 6_120, slip: 'W-1' }
          return manager.post(`/api/desk/orders/${orderId}/weights`, { lines: [{ line: 0, weighing }] })
        },
      ],
      fails: {
        'invalid-input': () => manager.post(`/api/desk/orders/${shipped}/weights`, { lines: [] }),
      },
    },
  }
}
