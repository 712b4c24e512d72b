import { NOTHING } from '../../contract/example.ts'
import type { DeskCall } from './desk-call.ts'

const dayRate = { id: NOTHING }
const write = { permission: 'catalogue:write', path: dayRate } as const

/** The calls about rates of the day, for the matrix of the desk. */
export const dayRateCalls: Readonly<Record<string, DeskCall>> = {
  'GET /api/desk/day-rates': { permission: 'catalogue:read' },
  'GET /api/desk/day-rates.csv': { permission: 'catalogue:read' },
  'POST /api/desk/day-rates/import': {
    permission: 'catalogue:write',
    body: new Uint8Array(1),
    query: 'act=check',
  },
  'GET /api/desk/day-rates/{id}': { permission: 'catalogue:read', path: dayRate },
  'PUT /api/desk/day-rates/{id}': {
    ...write,
    body: {
      name: 'Steel',
      unit: 'kg',
      members: [{ key: 'nothingVariant[0]', uid: null, factor: 1_000, difference: 0 }],
      revision: 0,
    },
  },
  'DELETE /api/desk/day-rates/{id}': write,
  'POST /api/desk/day-rates/{id}/restore': write,
  'POST /api/desk/day-rates/{id}/preview': { ...write, body: { base: 6_400 } },
  'POST /api/desk/day-rates/{id}/settings': {
    ...write,
    body: { id: NOTHING, base: 6_400, revision: 0, at: null },
  },
  'POST /api/desk/day-rates/{id}/settings/{settingId}/removal': {
    permission: 'catalogue:write',
    path: { ...dayRate, settingId: NOTHING },
  },
}
