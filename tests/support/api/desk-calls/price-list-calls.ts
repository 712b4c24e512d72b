import { NOTHING } from '../../contract/example.ts'
import type { DeskCall } from './desk-call.ts'

const priceList = { id: NOTHING }

/** The calls about price lists, for the matrix of the desk. */
export const priceListCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/prices': { permission: 'orders:place', body: { products: ['nothing'] } },
  'GET /api/desk/price-lists': { permission: 'price-lists:read' },
  'GET /api/desk/price-lists/{id}': { permission: 'price-lists:read', path: priceList },
  'PUT /api/desk/price-lists/{id}': {
    permission: 'price-lists:write',
    path: priceList,
    body: {
      name: 'Contractors',
      fromDay: '2026-11-01',
      untilDay: null,
      holders: [],
      rules: [{ target: 'all', key: '', uid: null, percentOff: 100, price: null, from: 1 }],
      revision: 0,
    },
  },
  'GET /api/desk/price-lists/{id}/{file}': {
    permission: 'price-lists:read',
    path: { ...priceList, file: 'prices.csv' },
  },
  'POST /api/desk/price-lists/{id}/import': {
    permission: 'price-lists:write',
    path: priceList,
    body: new Uint8Array(1),
    query: 'act=check&file=prices.csv&rest=stays',
  },
  'POST /api/desk/price-lists/{id}/import/undo': { permission: 'price-lists:write', path: priceList },
  'DELETE /api/desk/price-lists/{id}': { permission: 'price-lists:write', path: priceList },
  'POST /api/desk/price-lists/{id}/restore': { permission: 'price-lists:write', path: priceList },
}
