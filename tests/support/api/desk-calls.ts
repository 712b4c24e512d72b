import type { Permission } from '#domain/staff/permissions.ts'
import { cementLine } from './order-actions.ts'
import { NOTHING } from '../contract/example.ts'

/** A call of the desk with the permission that it takes. */
export type DeskCall = {
  readonly permission: Permission
  /** Values for the parameters of the path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: string
  readonly body?: unknown
}

const person = { uid: NOTHING }

const publish = { at: '2026-11-21T06:30:00.000Z', change: { action: 'publish' } }

const ownPicture = '/media/pictures/0123456789abcdef0123456789abcdef-960.webp'

/** The calls about scheduled changes and kept pictures, for the matrix of the desk. */
export const catalogueCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/pictures/edit': {
    permission: 'catalogue:write',
    body: { url: ownPicture, turn: 90, crop: null },
  },
  'GET /api/desk/pictures/edit': { permission: 'catalogue:read', query: `url=${ownPicture}` },
  'GET /api/desk/scheduled-changes': { permission: 'catalogue:read' },
  'POST /api/desk/scheduled-changes': {
    permission: 'catalogue:write',
    body: { collection: 'products', entryId: 'nothing', ...publish },
  },
  'PUT /api/desk/scheduled-changes/{id}': {
    permission: 'catalogue:write',
    path: { id: NOTHING },
    body: publish,
  },
  'POST /api/desk/scheduled-changes/{id}/removal': {
    permission: 'catalogue:write',
    path: { id: NOTHING },
  },
}

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

const account = { id: NOTHING }
const creditTerms = { limit: 1, days: 1, checkedAt: 'ordering', isOpen: true }

/** The calls about accounts of credit, for the matrix of the desk. */
const creditCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/portal-numbers': {
    permission: 'documents:register',
    body: new Uint8Array(1),
    query: 'act=check',
  },
  'POST /api/desk/credit/openings': {
    permission: 'credit:terms',
    body: new Uint8Array(1),
    query: 'act=check',
  },
  'GET /api/desk/credit/outstanding.csv': { permission: 'credit:read' },
  'GET /api/desk/credit/receipts.csv': {
    permission: 'credit:read',
    query: 'from=2026-11-01&to=2026-11-30',
  },
  'GET /api/desk/credit-accounts': { permission: 'credit:read' },
  'POST /api/desk/credit-accounts': {
    permission: 'credit:terms',
    body: { id: NOTHING, holder: { kind: 'partner', id: NOTHING }, terms: creditTerms },
  },
  'GET /api/desk/credit-accounts/{id}': { permission: 'credit:read', path: account },
  'GET /api/desk/credit-accounts/{id}/statement': {
    permission: 'credit:read',
    path: account,
    query: 'from=2026-11-01&to=2026-11-30',
  },
  'GET /api/desk/credit-accounts/{id}/statement.pdf': {
    permission: 'credit:read',
    path: account,
    query: 'from=2026-11-01&to=2026-11-30',
  },
  'GET /api/desk/credit-accounts/{id}/statement.csv': {
    permission: 'credit:read',
    path: account,
    query: 'from=2026-11-01&to=2026-11-30',
  },
  'GET /api/desk/credit-accounts/{id}/confirmation.pdf': {
    permission: 'credit:read',
    path: account,
    query: 'day=2026-11-30',
  },
  'PUT /api/desk/credit-accounts/{id}/terms': {
    permission: 'credit:terms',
    path: account,
    body: { terms: creditTerms, revision: 0 },
  },
  'POST /api/desk/credit-accounts/{id}/openings': {
    permission: 'credit:terms',
    path: account,
    body: { id: NOTHING, amount: 1, isAdvance: false, day: '2026-11-01' },
  },
  'POST /api/desk/credit-accounts/{id}/receipts': {
    permission: 'credit:receive',
    path: account,
    body: { id: NOTHING, amount: 1, method: 'CASH', day: '2026-11-20', allot: 'oldest' },
  },
  'POST /api/desk/credit-accounts/{id}/allotments': {
    permission: 'credit:receive',
    path: account,
    body: { id: NOTHING, creditId: NOTHING, allot: [{ billId: NOTHING, amount: 1 }] },
  },
  'POST /api/desk/credit-accounts/{id}/write-offs': {
    permission: 'credit:write-off',
    path: account,
    body: { id: NOTHING, billId: NOTHING, amount: 1, note: 'x' },
  },
  'POST /api/desk/credit-accounts/{id}/reversals': {
    permission: 'credit:receive',
    path: account,
    body: { id: NOTHING, entryId: NOTHING, note: 'x' },
  },
}

/** The calls of the accountant, for the matrix of the desk. */
export const accountCalls: Readonly<Record<string, DeskCall | readonly DeskCall[]>> = {
  ...creditCalls,
  'GET /api/desk/cash': { permission: 'cash:read' },
  'POST /api/desk/cash/hand-ins': {
    permission: 'cash:count',
    body: { tripId: NOTHING, expected: 1, counted: 1 },
  },
  'POST /api/desk/cash/till-entries': [
    { permission: 'cash:count', body: { id: NOTHING, kind: 'counted', expected: -1, amount: 1, note: 'x' } },
    { permission: 'cash:move', body: { id: NOTHING, kind: 'taken-out', amount: 1, reason: 'bank' } },
  ],
  'GET /api/desk/orders/{orderId}/fulfilments/{number}/eway-bill.json': {
    permission: 'documents:read',
    path: { orderId: NOTHING, number: '1' },
  },
  'GET /api/desk/accounts/gstr1.json': { permission: 'accounts:read', query: 'month=2026-11' },
  'GET /api/desk/accounts/summary': { permission: 'accounts:read', query: 'month=2026-11' },
  'GET /api/desk/accounts/sales-register.csv': { permission: 'accounts:read', query: 'month=2026-11' },
  'GET /api/desk/accounts/cash-book.csv': { permission: 'accounts:read', query: 'month=2026-11' },
  'GET /api/desk/accounts/workbooks/{file}': {
    permission: 'accounts:read',
    path: { file: 'cash-book.xlsx' },
    query: 'month=2026-11',
  },
  'GET /api/desk/accounts/tally/{file}': {
    permission: 'accounts:read',
    path: { file: 'vouchers.xml' },
    query: 'month=2026-11',
  },
}

const payment = { paymentId: 'pay_nothing' }

/** The calls about payments that need somebody, for the matrix of the desk. */
export const moneyCalls: Readonly<Record<string, DeskCall | readonly DeskCall[]>> = {
  'GET /api/desk/payments': { permission: 'payments:read' },
  'POST /api/desk/payments/{paymentId}/decision': [
    { action: 'match', order: '4821-9035-7' },
    { action: 'return', note: 'x' },
    { action: 'dismiss', note: 'x' },
    { action: 'retry' },
    { action: 'finish', note: 'x' },
    { action: 'release', orderId: NOTHING, note: 'x' },
  ].map((body) => ({ permission: 'orders:refund', path: payment, body })),
}

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

export const someUnits = [{ line: 0, quantity: 1 }]
const order = { orderId: NOTHING }

/** The calls about parts of an order, for the matrix of the desk. */
export const fulfilmentCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/orders/{orderId}/fulfilments': {
    permission: 'orders:ship',
    path: order,
    body: { lines: someUnits },
  },
  'POST /api/desk/orders/{orderId}/fulfilments/{number}/status': {
    permission: 'orders:deliver',
    path: { ...order, number: '1' },
    body: { to: 'DELIVERED' },
  },
  'POST /api/desk/orders/{orderId}/fulfilments/{number}/eway-bill': {
    permission: 'documents:register',
    path: { ...order, number: '1' },
    body: { number: '181000000009', validUntil: null },
  },
  'POST /api/desk/orders/{orderId}/e-invoices': {
    permission: 'documents:register',
    path: order,
    body: { document: 'NV/26-27/000001', signedQr: 'a.b.c', acknowledgement: '112010036563310' },
  },
}
