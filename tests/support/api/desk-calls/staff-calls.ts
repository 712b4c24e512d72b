import { NOTHING } from '../../contract/example.ts'
import type { DeskCall } from './desk-call.ts'

/** The calls about who works here and what they did, for the matrix of the desk. */
export const staffCalls: Readonly<Record<string, DeskCall>> = {
  'GET /api/desk/staff': { permission: 'staff:read' },
  'POST /api/desk/staff': {
    permission: 'staff:write',
    body: { phone: '9700000061', name: 'Ravi', role: 'packer' },
  },
  'DELETE /api/desk/staff/{uid}': { permission: 'staff:write', path: { uid: NOTHING } },
  'POST /api/desk/staff/{uid}/sign-out': { permission: 'staff:sign-out', path: { uid: NOTHING } },
  'GET /api/desk/audit': { permission: 'audit:read' },
  'GET /api/desk/audit.csv': { permission: 'audit:read' },
}

/** The calls about settings, for the matrix of the desk. */
export const settingCalls: Readonly<Record<string, DeskCall | readonly DeskCall[]>> = {
  'GET /api/desk/settings': { permission: 'settings:read' },
  'PUT /api/desk/settings/{name}': [
    { permission: 'settings:write', path: { name: 'tagline' }, body: { value: 'All you build with' } },
    { permission: 'seller:write', path: { name: 'seller' }, body: { value: '{"tradeName":"Neev"}' } },
    { permission: 'seller:write', path: { name: 'series' }, body: { value: '{}' } },
  ],
  'PUT /api/desk/settings': [
    { permission: 'settings:write', body: { changes: [{ name: 'tagline', value: 'All you build with' }] } },
    { permission: 'seller:write', body: { changes: [{ name: 'seller', value: '{"tradeName":"Neev"}' }] } },
  ],
  'GET /api/desk/settings/{name}/versions': { permission: 'settings:read', path: { name: 'tagline' } },
  'POST /api/desk/settings/{name}/restore': [
    { permission: 'settings:write', path: { name: 'tagline' }, body: { version: 1, side: 'after' } },
    { permission: 'seller:write', path: { name: 'seller' }, body: { version: 1, side: 'after' } },
  ],
}
