import { testArea } from '../../builders/test-area.ts'
import { NOTHING } from '../../contract/example.ts'
import { planOf } from '../delivery-actions.ts'
import type { DeskCall } from './desk-call.ts'

const trip = { tripId: NOTHING }
const tripPlan = { day: '2026-11-20', vehicle: 'HR 55', capacityKg: 750, driverUid: null, fulfilmentIds: [] }

/** The calls about delivery, trips and what is printed for them, for the matrix of the desk. */
export const deliveryCalls: Readonly<Record<string, DeskCall | readonly DeskCall[]>> = {
  'POST /api/desk/prints': [
    { permission: 'orders:ship', body: { kind: 'picking-list', of: { orderIds: [NOTHING] } } },
    { permission: 'orders:ship', body: { kind: 'packing-slip', of: trip } },
    { permission: 'documents:read', body: { kind: 'challan', of: trip } },
    { permission: 'documents:read', body: { kind: 'invoice', paper: 'roll', of: { orderIds: [NOTHING] } } },
  ],
  'GET /api/desk/my-trip/stops/{stopId}/challan.pdf': {
    permission: 'trips:drive',
    path: { stopId: NOTHING },
  },
  'GET /api/desk/trips': { permission: 'trips:read' },
  'POST /api/desk/trips': { permission: 'trips:write', body: tripPlan },
  'PUT /api/desk/trips/{tripId}': { permission: 'trips:write', path: trip, body: tripPlan },
  'POST /api/desk/trips/{tripId}/start': { permission: 'trips:write', path: trip, body: {} },
  'POST /api/desk/trips/{tripId}/close': { permission: 'trips:write', path: trip, body: {} },
  'POST /api/desk/trips/{tripId}/removal': { permission: 'trips:write', path: trip, body: {} },
  'GET /api/desk/trips/stops/{stopId}/picture': { permission: 'trips:read', path: { stopId: NOTHING } },
  'POST /api/desk/my-trip/stops/{stopId}/picture': {
    permission: 'trips:drive',
    path: { stopId: NOTHING },
    body: new Uint8Array(1),
  },
  'GET /api/desk/my-trip': { permission: 'trips:drive' },
  'POST /api/desk/my-trip/stops/{stopId}': {
    permission: 'trips:drive',
    path: { stopId: NOTHING },
    body: { key: NOTHING, outcome: 'DELIVERED', tappedAt: '2026-11-20T06:30:00.000Z' },
  },
  'POST /api/desk/my-trip/stops/{stopId}/receipts': {
    permission: 'trips:drive',
    path: { stopId: NOTHING },
    body: { id: NOTHING, amount: 100, method: 'CASH', tappedAt: '2026-11-20T06:30:00.000Z' },
  },
  'GET /api/desk/delivery': { permission: 'delivery:read' },
  'PUT /api/desk/delivery': { permission: 'delivery:write', body: { version: 0, plan: planOf() } },
  'POST /api/desk/delivery/preview': {
    permission: 'delivery:read',
    body: { plan: planOf(testArea()), pin: '122018' },
  },
}
