import { describe, expect, test } from 'vitest'
import { mayDo } from '#domain/staff/permissions.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { catalogueCalls } from '../../support/api/desk-calls/catalogue-calls.ts'
import { customerCalls } from '../../support/api/desk-calls/customer-calls.ts'
import { deliveryCalls } from '../../support/api/desk-calls/delivery-calls.ts'
import type { DeskCall as Call } from '../../support/api/desk-calls/desk-call.ts'
import { accountCalls, moneyCalls } from '../../support/api/desk-calls/money-calls.ts'
import { fulfilmentCalls, orderCalls } from '../../support/api/desk-calls/order-calls.ts'
import { settingCalls, staffCalls } from '../../support/api/desk-calls/staff-calls.ts'
import { dayRateCalls } from '../../support/api/desk-calls/day-rate-calls.ts'
import { offerCalls } from '../../support/api/desk-calls/offer-calls.ts'
import { priceListCalls } from '../../support/api/desk-calls/price-list-calls.ts'
import { deskFirmCalls } from '../../support/api/firm-desk-calls.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { freshKey } from '../../support/api/order-actions.ts'
import { NOTHING } from '../../support/contract/example.ts'

const { api, as, me } = await deskForTests()

const stockCount = {
  id: NOTHING,
  kind: 'count',
  placeId: 'yard',
  lines: [{ productId: 'nothing', variantUid: 'v1', quantity: 1 }],
}

/** What each operation takes. One that is missing here fails the first test: none can be forgotten. */
const calls: Readonly<Record<string, Call | readonly Call[]>> = {
  'GET /api/desk/today': { permission: 'orders:read' },
  'GET /api/desk/first-steps': { permission: 'orders:read' },
  'GET /api/desk/today/events': { permission: 'orders:read', query: 'seconds=0' },
  'GET /api/desk/search': { permission: 'desk:search', query: 'q=cement' },
  'GET /api/desk/customers/by-phone': { permission: 'customers:read', query: 'phone=9700000060' },
  ...customerCalls,
  ...deskFirmCalls,
  ...accountCalls,
  ...fulfilmentCalls,
  ...orderCalls,
  ...deliveryCalls,
  ...moneyCalls,
  ...priceListCalls,
  ...offerCalls,
  ...dayRateCalls,
  ...catalogueCalls,
  'GET /api/desk/reports': { permission: 'reports:read', query: 'from=2026-11-01&to=2026-11-30' },
  'GET /api/desk/reports.csv': { permission: 'reports:read', query: 'from=2026-11-01&to=2026-11-30&by=days' },
  ...staffCalls,
  'GET /api/desk/demand': { permission: 'demand:read' },
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
