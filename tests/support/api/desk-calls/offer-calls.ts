import { NOTHING } from '../../contract/example.ts'
import { offerToSave } from '../../offers/offer-to-save.ts'
import type { DeskCall } from './desk-call.ts'

const offer = { id: NOTHING }

/** The calls about offers, for the matrix of the desk. */
export const offerCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/offers/check': {
    permission: 'orders:place',
    body: { lines: [{ product: 'nothingVariant[0]', quantity: 1 }] },
  },
  'GET /api/desk/offers': { permission: 'price-lists:read' },
  'GET /api/desk/offers/{id}': { permission: 'price-lists:read', path: offer },
  'PUT /api/desk/offers/{id}': { permission: 'price-lists:write', path: offer, body: offerToSave },
  'GET /api/desk/offer-sheets/{file}': { permission: 'price-lists:read', path: { file: 'offers.csv' } },
  'POST /api/desk/offer-sheets': {
    permission: 'price-lists:write',
    body: new Uint8Array(1),
    query: 'act=check&file=offers.csv',
  },
  'POST /api/desk/offer-sheets/{id}/undo': { permission: 'price-lists:write', path: offer },
  'DELETE /api/desk/offers/{id}': { permission: 'price-lists:write', path: offer },
  'POST /api/desk/offers/{id}/restore': { permission: 'price-lists:write', path: offer },
  'POST /api/desk/offers/{id}/pause': {
    permission: 'price-lists:write',
    path: offer,
    body: { isPaused: true },
  },
}
