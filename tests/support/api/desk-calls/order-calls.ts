import { NOTHING } from '../../contract/example.ts'
import { cementLine, deliveryAddress } from '../order-actions.ts'
import type { DeskCall } from './desk-call.ts'

const someUnits = [{ line: 0, quantity: 1 }]
const order = { orderId: NOTHING }
const orderEdit = { lines: someUnits, seenAt: '2026-11-20T06:30:00.000Z' }

/** The calls about parts of an order, for the matrix of the desk. */
export const fulfilmentCalls: Readonly<Record<string, DeskCall>> = {
  'POST /api/desk/orders/{orderId}/fulfilments': {
    permission: 'orders:ship',
    path: order,
    body: { lines: someUnits },
  },
  'POST /api/desk/orders/{orderId}/weights': {
    permission: 'orders:ship',
    path: order,
    body: {
      lines: [{ line: 0, weighing: { gross: 9, tare: 1, slip: '1' } }],
      seenAt: '2026-11-20T06:30:00.000Z',
    },
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
  'POST /api/desk/portal-numbers': {
    permission: 'documents:register',
    body: new Uint8Array(1),
    query: 'act=check',
  },
  'POST /api/desk/orders/{orderId}/e-invoices': {
    permission: 'documents:register',
    path: order,
    body: { document: 'NV/26-27/000001', signedQr: 'a.b.c', acknowledgement: '112010036563310' },
  },
}

/** The calls about orders, quotations and lists of customers, for the matrix of the desk. */
export const orderCalls: Readonly<Record<string, DeskCall | readonly DeskCall[]>> = {
  'GET /api/desk/orders': { permission: 'orders:read' },
  'GET /api/desk/orders/{orderId}': { permission: 'orders:read', path: order },
  'POST /api/desk/orders': {
    permission: 'orders:place',
    body: {
      phone: '9700000060',
      address: deliveryAddress,
      lines: [{ ...cementLine, product: 'nothingVariant[0]' }],
      paymentMode: 'COD',
    },
  },
  'POST /api/desk/orders/{orderId}/status': [
    { permission: 'orders:ship', path: order, body: { to: 'SHIPPED' } },
    { permission: 'orders:deliver', path: order, body: { to: 'OUT_FOR_DELIVERY' } },
    { permission: 'orders:deliver', path: order, body: { to: 'DELIVERED' } },
    { permission: 'orders:cancel', path: order, body: { to: 'CANCELLED', note: 'x' } },
  ],
  'POST /api/desk/orders/status': [
    { permission: 'orders:ship', body: { to: 'SHIPPED', orders: [order] } },
    { permission: 'orders:deliver', body: { to: 'DELIVERED', orders: [order] } },
    { permission: 'orders:cancel', body: { to: 'CANCELLED', orders: [order], note: 'x' } },
  ],
  'POST /api/desk/orders/{orderId}/refund': [
    { permission: 'orders:refund', path: order, body: { reason: 'x' } },
    { permission: 'orders:refund', path: order, body: { reason: 'x', amount: 1 } },
  ],
  'POST /api/desk/orders/{orderId}/credit-pass': {
    permission: 'credit:exceed',
    path: order,
    body: { reason: 'x' },
  },
  'POST /api/desk/orders/{orderId}/cancel-lines': {
    permission: 'orders:cancel',
    path: order,
    body: { lines: someUnits, reason: 'x' },
  },
  'POST /api/desk/orders/{orderId}/returns': {
    permission: 'orders:refund',
    path: order,
    body: { lines: someUnits, reason: 'x' },
  },
  'POST /api/desk/orders/{orderId}/edits/preview': {
    permission: 'orders:edit',
    path: order,
    body: orderEdit,
  },
  'POST /api/desk/orders/{orderId}/edits': {
    permission: 'orders:edit',
    path: order,
    body: { ...orderEdit, id: NOTHING, seenTotal: 1 },
  },
  'POST /api/desk/orders/{orderId}/edits/withdrawal': {
    permission: 'orders:edit',
    path: order,
    body: { id: NOTHING },
  },
  'POST /api/desk/orders/{orderId}/edits/agreement': {
    permission: 'orders:edit',
    path: order,
    body: { id: NOTHING },
  },
  'GET /api/desk/quotation-requests': { permission: 'quotations:read' },
  'GET /api/desk/quotation-requests/{id}': { permission: 'quotations:read', path: { id: NOTHING } },
  'POST /api/desk/quotation-requests/{id}/decline': {
    permission: 'quotations:write',
    path: { id: NOTHING },
    body: { reason: 'x' },
  },
  'GET /api/desk/quotations': { permission: 'quotations:read' },
  'POST /api/desk/quotations': {
    permission: 'quotations:write',
    body: {
      id: NOTHING,
      phone: '9700000062',
      address: deliveryAddress,
      lines: [{ ...cementLine, product: 'nothingVariant[0]' }],
    },
  },
  'POST /api/desk/quotations/{id}/cancel': { permission: 'quotations:write', path: { id: NOTHING } },
  'GET /api/desk/quotations/{id}/quotation.pdf': { permission: 'quotations:read', path: { id: NOTHING } },
  'POST /api/desk/quotations/{id}/link': { permission: 'quotations:write', path: { id: NOTHING } },
  'POST /api/desk/orders/{orderId}/notes': { permission: 'orders:note', path: order, body: { text: 'x' } },
  'POST /api/desk/orders/{orderId}/messages': {
    permission: 'orders:message',
    path: order,
    body: { about: 'SHIPPED' },
  },
  'GET /api/desk/orders/{orderId}/{kind}': {
    permission: 'documents:read',
    path: { ...order, kind: 'invoice.pdf' },
  },
  'GET /api/desk/list-requests': { permission: 'orders:place' },
  'GET /api/desk/list-requests/{id}': { permission: 'orders:place', path: { id: NOTHING } },
  'POST /api/desk/list-requests/{id}/answer': {
    permission: 'orders:place',
    path: { id: NOTHING },
    body: { isAnswered: true },
  },
}
