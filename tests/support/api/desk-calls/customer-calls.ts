import { NOTHING } from '../../contract/example.ts'
import { cementLine } from '../order-actions.ts'
import type { DeskCall } from './desk-call.ts'

const person = { uid: NOTHING }

const counterSaleCalls: Readonly<Record<string, DeskCall>> = {
  'GET /api/desk/counter': { permission: 'counter:sell' },
  'GET /api/desk/counter/items': { permission: 'counter:sell', query: 'q=cement' },
  'GET /api/desk/counter/sales': { permission: 'counter:sell' },
  'POST /api/desk/counter/sales': {
    permission: 'counter:sell',
    body: { lines: [{ ...cementLine, product: 'nothingVariant[0]' }], seenTotal: 1, method: 'CASH' },
  },
}

/** The calls about customers and what they buy at the counter, for the matrix of the desk. */
export const customerCalls: Readonly<Record<string, DeskCall>> = {
  ...counterSaleCalls,
  'GET /api/desk/customers': { permission: 'customers:read' },
  'GET /api/desk/customers/{uid}': { permission: 'customers:read', path: person },
  'GET /api/desk/customers/{uid}/commission': {
    permission: 'customers:commission',
    path: person,
    query: 'month=2026-11',
  },
  'POST /api/desk/customers/{uid}/verification': {
    permission: 'customers:verify',
    path: person,
    body: { isVerified: true, revision: 0 },
  },
  'POST /api/desk/customers/{uid}/language': {
    permission: 'customers:verify',
    path: person,
    body: { language: 'en' },
  },
  'POST /api/desk/customers/{uid}/activation': {
    permission: 'customers:activate',
    path: person,
    body: { isActive: true, revision: 0 },
  },
  'POST /api/desk/customers/{uid}/block': {
    permission: 'customers:block',
    path: person,
    body: { block: null, revision: 0 },
  },
  'POST /api/desk/customers/{uid}/notes': {
    permission: 'customers:note',
    path: person,
    body: { id: NOTHING, text: 'x' },
  },
  'GET /api/desk/customers/{uid}/merge': {
    permission: 'customers:merge',
    path: person,
    query: 'phone=9700000060',
  },
  'POST /api/desk/customers/{uid}/merge': {
    permission: 'customers:merge',
    path: person,
    body: { other: NOTHING, keep: NOTHING, seen: 'x' },
  },
  'GET /api/desk/customers/{uid}/data.json': { permission: 'customers:export', path: person },
  'GET /api/desk/customers/{uid}/data.html': { permission: 'customers:export', path: person },
  'GET /api/desk/customers/{uid}/erasure': { permission: 'customers:read', path: person },
  'POST /api/desk/customers/{uid}/erasure': { permission: 'customers:erase', path: person },
}
