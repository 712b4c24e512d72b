import { NOTHING } from '../../contract/example.ts'
import type { DeskCall } from './desk-call.ts'

const account = { id: NOTHING }

const creditTerms = { limit: 1, days: 1, checkedAt: 'ordering', isOpen: true }

/** The calls about accounts of credit, for the matrix of the desk. */
const creditCalls: Readonly<Record<string, DeskCall>> = {
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
  'PUT /api/desk/credit-accounts/{id}/link': { permission: 'credit:receive', path: account },
  'DELETE /api/desk/credit-accounts/{id}/link': { permission: 'credit:receive', path: account },
  'GET /api/desk/credit-accounts/{id}/reminders': { permission: 'credit:read', path: account },
  'PUT /api/desk/credit-accounts/{id}/reminders': {
    permission: 'credit:receive',
    path: account,
    body: { isPaused: true },
  },
  'GET /api/desk/credit-reminders': { permission: 'credit:receive', query: `accounts=${NOTHING}` },
  'POST /api/desk/credit-reminders': {
    permission: 'credit:receive',
    body: { reminders: [{ id: NOTHING, accountId: NOTHING }] },
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
