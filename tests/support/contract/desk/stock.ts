import { staffBrowser } from '../../api/staff-actions.ts'
import { cementStock, enter, track } from '../../api/stock-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of the stock at the desk. They end with cement untracked, as the others expect it. */
export async function deskStockExamples({ api, guest }: ContractStore): Promise<Examples> {
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
  }
}
