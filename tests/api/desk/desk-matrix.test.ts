import { describe, expect, test } from 'vitest'
import { testArea } from '../../support/builders/test-area.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import {
  accountCalls,
  customerCalls,
  fulfilmentCalls,
  someUnits,
  moneyCalls,
  catalogueCalls,
  settingCalls,
  staffCalls,
  type DeskCall as Call,
} from '../../support/api/desk-calls.ts'
import { deskFirmCalls } from '../../support/api/firm-desk-calls.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { planOf } from '../../support/api/delivery-actions.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'
import { NOTHING } from '../../support/contract/example.ts'

const { api, as, me } = await deskForTests()

const order = { orderId: NOTHING }
const products = { collection: 'products' }
const product = { ...products, id: 'nothing' }
const category = { kind: 'categories', name: 'Ropes', image: '', searchWords: [] }
const trip = { tripId: NOTHING }
const tripPlan = { day: '2026-11-20', vehicle: 'HR 55', capacityKg: 750, driverUid: null, fulfilmentIds: [] }
const orderEdit = { lines: someUnits, seenAt: '2026-11-20T06:30:00.000Z' }

const stockCount = {
  id: NOTHING,
  kind: 'count',
  placeId: 'yard',
  lines: [{ productId: 'nothing', variantUid: 'v1', quantity: 1 }],
}

/** What each operation takes. One that is missing here fails the first test: none can be forgotten. */
const applyImport = { path: { id: NOTHING }, body: { confirm: false } }
const leavePictures = { path: { id: NOTHING }, body: { action: 'leave', url: null } }

const calls: Readonly<Record<string, Call | readonly Call[]>> = {
  'GET /api/desk/today': { permission: 'orders:read' },
  'GET /api/desk/first-steps': { permission: 'orders:read' },
  'GET /api/desk/today/events': { permission: 'orders:read', query: 'seconds=0' },
  'GET /api/desk/search': { permission: 'desk:search', query: 'q=cement' },
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
  'GET /api/desk/customers/by-phone': { permission: 'customers:read', query: 'phone=9700000060' },
  ...customerCalls,
  ...deskFirmCalls,
  ...accountCalls,
  ...fulfilmentCalls,
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
  ...moneyCalls,
  'GET /api/desk/my-trip': { permission: 'trips:drive' },
  'POST /api/desk/my-trip/stops/{stopId}': {
    permission: 'trips:drive',
    path: { stopId: NOTHING },
    body: { key: NOTHING, outcome: 'DELIVERED', tappedAt: '2026-11-20T06:30:00.000Z' },
  },
  'GET /api/desk/catalogue': { permission: 'catalogue:read' },
  'GET /api/desk/catalogue/{collection}': { permission: 'catalogue:read', path: products },
  'GET /api/desk/catalogue/{collection}/{id}': { permission: 'catalogue:read', path: product },
  'POST /api/desk/catalogue/{collection}': {
    permission: 'catalogue:write',
    path: { collection: 'categories' },
    body: { form: category, status: 'draft' },
  },
  'PUT /api/desk/catalogue/{collection}/{id}': {
    permission: 'catalogue:write',
    path: { collection: 'categories', id: 'nothing' },
    body: { digest: 'x', form: category },
  },
  'POST /api/desk/catalogue/{collection}/{id}/copy': {
    permission: 'catalogue:write',
    path: product,
    body: { name: 'x' },
  },
  'POST /api/desk/catalogue/{collection}/status': {
    permission: 'catalogue:write',
    path: products,
    body: { ids: ['nothing'], status: 'draft' },
  },
  'POST /api/desk/catalogue/{collection}/order': {
    permission: 'catalogue:write',
    path: products,
    body: { id: 'nothing', other: 'cement', side: 'behind' },
  },
  'POST /api/desk/catalogue/{collection}/removal': {
    permission: 'catalogue:write',
    path: products,
    body: { ids: ['nothing'] },
  },
  'POST /api/desk/catalogue-prices': {
    permission: 'catalogue:write',
    body: {
      products: [{ id: 'nothing', digest: 'x' }],
      by: 'amount',
      value: 100,
      roundTo: 100,
      apply: false,
    },
  },
  ...catalogueCalls,
  'GET /api/desk/demo': { permission: 'catalogue:read' },
  'POST /api/desk/demo/removal': { permission: 'catalogue:clear' },
  'POST /api/desk/imports/columns': { permission: 'catalogue:write', body: new Uint8Array(1) },
  'POST /api/desk/imports': { permission: 'catalogue:write', body: new Uint8Array(1), query: 'name=x.csv' },
  'GET /api/desk/imports': { permission: 'catalogue:read' },
  'POST /api/desk/imports/{id}/apply': { permission: 'catalogue:write', ...applyImport },
  'POST /api/desk/imports/{id}/undo': { permission: 'catalogue:write', path: { id: NOTHING } },
  'GET /api/desk/imports/{id}/pictures': { permission: 'catalogue:read', path: { id: NOTHING } },
  'POST /api/desk/imports/{id}/pictures': { permission: 'catalogue:write', ...leavePictures },
  'GET /api/desk/exports/{file}': { permission: 'catalogue:read', path: { file: 'template.csv' } },
  'POST /api/desk/pictures': { permission: 'catalogue:write', body: new Uint8Array(1) },
  'GET /api/desk/reports': { permission: 'reports:read', query: 'from=2026-11-01&to=2026-11-30' },
  'GET /api/desk/reports.csv': { permission: 'reports:read', query: 'from=2026-11-01&to=2026-11-30&by=days' },
  ...staffCalls,
  'GET /api/desk/demand': { permission: 'demand:read' },
  'GET /api/desk/list-requests': { permission: 'orders:place' },
  'GET /api/desk/list-requests/{id}': { permission: 'orders:place', path: { id: NOTHING } },
  'POST /api/desk/list-requests/{id}/answer': {
    permission: 'orders:place',
    path: { id: NOTHING },
    body: { isAnswered: true },
  },
  'GET /api/desk/delivery': { permission: 'delivery:read' },
  'PUT /api/desk/delivery': { permission: 'delivery:write', body: { version: 0, plan: planOf() } },
  'POST /api/desk/delivery/preview': {
    permission: 'delivery:read',
    body: { plan: planOf(testArea()), pin: '122018' },
  },
  'GET /api/desk/stock': { permission: 'stock:read' },
  'GET /api/desk/stock/movements': { permission: 'stock:read' },
  'PUT /api/desk/stock/item': {
    permission: 'stock:write',
    body: {
      productId: 'nothing',
      variantUid: 'v1',
      tracked: true,
      lowLevel: 0,
      expectedOn: null,
      barcode: null,
    },
  },
  'PUT /api/desk/stock/places': {
    permission: 'stock:write',
    body: { before: [], places: [{ id: null, name: 'Nowhere' }] },
  },
  'POST /api/desk/stock/changes': { permission: 'stock:move', body: stockCount },
  ...settingCalls,
}

/** Signing in and out is for everybody; tests/api/desk/desk.test.ts shows what it takes. */
const open = ['GET', 'POST', 'DELETE'].map((method) => `${method} /api/desk/session`)
const sessions = [...open, 'POST /api/desk/session/proof']

/** The operations of the desk, as the published description has them. */
async function describedOperations(): Promise<string[]> {
  const description = (await (await api.call('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  return Object.entries(description.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((operation) => operation.includes(' /api/desk/'))
}

const cases = Object.entries(calls).flatMap(([operation, one]) =>
  [one].flat().map((call): [string, Call] => [operation, call]),
)

type Asked = { call: (path: string, init?: object) => Promise<Response> }

function ask(who: Asked, operation: string, { path = {}, query, body }: Call): Promise<Response> {
  const [method = '', template = ''] = operation.split(' ')
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  return who.call(`${filled}${query === undefined ? '' : `?${query}`}`, {
    method,
    headers: {
      'idempotency-key': freshKey(),
      ...(body instanceof Uint8Array && { 'content-type': 'application/octet-stream' }),
    },
    ...(body === undefined ? {} : { body }),
  })
}

/** Refused for who it is, as opposed to what is asked. */
async function refusal(answer: Response): Promise<string> {
  if (answer.ok) return 'allowed'
  const code = await errorCodeOf(answer)
  return code === 'not-permitted' || code === 'not-signed-in' ? code : 'allowed'
}

describe('every operation of the desk', () => {
  test('[STAFF-01] is in this table, and the table has no other', async () => {
    expect((await describedOperations()).toSorted()).toEqual([...Object.keys(calls), ...sessions].toSorted())
  })

  test.each(cases)('[STAFF-01] %s is for exactly those who hold its permission', async (operation, call) => {
    // one after the other: some operations let only few in at once
    const answers: (readonly [StaffRole, string])[] = []
    for (const role of staffRoles) answers.push([role, await refusal(await ask(as(role), operation, call))])
    expect(answers).toEqual(
      staffRoles.map((role) => [role, mayDo(role, call.permission) ? 'allowed' : 'not-permitted']),
    )
    for (const outsider of [me, api.asBrowser()])
      expect(await refusal(await ask(outsider as Asked, operation, call))).toBe('not-signed-in')
  })
})
