import type { RouteConfig } from '@hono/zod-openapi'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { problem } from '#domain/problem/wire.ts'
import { createApi } from '#server/http/api.ts'
import { addressExamples } from '../support/contract/addresses.ts'
import { catalogueExamples } from '../support/contract/catalogue.ts'
import { deskPrintExamples } from '../support/contract/desk/prints.ts'
import { deskReportExamples } from '../support/contract/desk/reports.ts'
import { deskTripExamples } from '../support/contract/desk/trips.ts'
import { deliveryExamples } from '../support/contract/delivery.ts'
import { deskAccountExamples } from '../support/contract/desk/accounts.ts'
import { deskCreditExamples } from '../support/contract/desk/credit.ts'
import { dayRateExamples } from '../support/contract/desk/day-rates.ts'
import { offerExamples } from '../support/contract/desk/offers.ts'
import { priceListExamples } from '../support/contract/desk/price-lists.ts'
import { deskCustomerExamples } from '../support/contract/desk/customers.ts'
import { deskSettingsExamples } from '../support/contract/desk/settings.ts'
import { deskStaffExamples } from '../support/contract/desk/staff.ts'
import { deskExamples } from '../support/contract/desk/desk.ts'
import { deskStockExamples } from '../support/contract/desk/stock.ts'
import { deskCatalogueExamples } from '../support/contract/desk/catalogue.ts'
import { deskScheduleExamples } from '../support/contract/desk/schedules.ts'
import { firmExamples } from '../support/contract/firms.ts'
import { identityExamples } from '../support/contract/identity.ts'
import { orderEditExamples } from '../support/contract/order-edits.ts'
import { accountLinkExamples } from '../support/contract/account-links.ts'
import { paymentLinkExamples } from '../support/contract/payment-links.ts'
import { quotationExamples } from '../support/contract/quotations.ts'
import { orderExamples } from '../support/contract/orders.ts'
import { paymentExamples } from '../support/contract/payments.ts'
import { privacyExamples } from '../support/contract/privacy.ts'
import { openContractStore } from '../support/contract/store.ts'
import { stockAlertExamples } from '../support/contract/stock-alerts.ts'
import { strictObject, strictSchema } from '../support/contract/strict-schema.ts'

const store = await openContractStore()
afterAll(store.close)

const examples = {
  // before examples that advance the clock beyond the session of the desk
  ...(await deskCatalogueExamples(store)),
  ...(await deskScheduleExamples(store)),
  ...(await deskCreditExamples(store)),
  ...(await priceListExamples(store)),
  ...(await offerExamples(store)),
  ...(await dayRateExamples(store)),
  ...(await deliveryExamples(store)),
  ...(await deskStockExamples(store)),
  ...(await deskCustomerExamples(store)),
  ...(await deskAccountExamples(store)),
  ...(await firmExamples(store)),
  ...(await stockAlertExamples(store)),
  ...catalogueExamples(store),
  ...identityExamples(store),
  ...addressExamples(store),
  ...orderExamples(store),
  ...(await orderEditExamples(store)),
  ...(await quotationExamples(store)),
  ...(await paymentLinkExamples(store)),
  ...(await accountLinkExamples(store)),
  ...privacyExamples(store),
  ...paymentExamples(store),
  ...(await deskExamples(store)),
  ...(await deskStaffExamples(store)),
  ...(await deskSettingsExamples(store)),
  ...(await deskTripExamples(store)),
  ...(await deskPrintExamples(store)),
  ...(await deskReportExamples(store)),
}
const strictProblem = strictObject(problem)

/** The routes of the API with the schemas that describe them, by operation. */
const routes = new Map<string, RouteConfig>()
for (const definition of createApi({
  services: store.api.services,
  publicUrl: null,
  apiBase: '/api',
  addressOf: () => 'unknown',
  hasRoom: () => Promise.resolve(true),
  onUnexpected: () => {},
}).openAPIRegistry.definitions) {
  if (definition.type !== 'route') continue
  routes.set(`${definition.route.method.toUpperCase()} ${definition.route.path}`, definition.route)
}

/** The operations of the published description. */
async function describedOperations(): Promise<string[]> {
  const description = (await (await store.api.call('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

/** The media type and schema that an operation declares for a status; null for an answer without content. */
function declaredContent(operation: string, status: number): readonly [string, z.ZodType] | null {
  const response = routes.get(operation)?.responses[status]
  if (response === undefined || '$ref' in response)
    throw new Error(`${operation} does not declare the status ${status}`)
  const [content] = Object.entries(response.content ?? {})
  if (content === undefined) return null
  const [type, { schema }] = content as [string, { schema: unknown }]
  if (!(schema instanceof z.ZodType)) throw new Error(`${operation} declares no schema`)
  return [type, schema]
}

/** How an answer differs from what its operation declares. */
async function violations(operation: string, answer: Response): Promise<string[]> {
  if (!answer.ok) return [`answers ${answer.status}: ${await answer.text()}`]
  const declared = declaredContent(operation, answer.status)
  if (declared === null) return (await answer.text()) === '' ? [] : ['has content']
  const [type, schema] = declared
  if (answer.headers.get('content-type') !== type) return [`is not ${type}`]
  if (type === 'application/json') return parseErrors(strictSchema(schema), answer)
  const least = type.startsWith('text/') ? 30 : 1_000
  return (await answer.arrayBuffer()).byteLength > least ? [] : ['is empty']
}

/** How an answer differs from a problem document with that code. */
async function problemViolations(code: string, answer: Response): Promise<string[]> {
  if (answer.headers.get('content-type') !== 'application/problem+json') return ['is not a problem document']
  const expected =
    code === 'unexpected' ? { status: z.literal(500), requestId: z.string() } : { code: z.literal(code) }
  return parseErrors(strictProblem.extend({ status: z.literal(answer.status), ...expected }), answer)
}

async function parseErrors(schema: z.ZodType, answer: Response): Promise<string[]> {
  const { error } = schema.safeParse(await answer.json())
  return error === undefined ? [] : [z.prettifyError(error)]
}

test('every operation of the API description has examples', async () => {
  const operations = await describedOperations()
  expect(Object.keys(examples).toSorted()).toEqual(operations.toSorted())
  expect([...routes.keys()].toSorted()).toEqual(operations.toSorted())
})

describe.each(Object.entries(examples))('%s', (operation, { succeeds, fails }) => {
  test('answers as its schema says', async () => {
    expect(succeeds.length).toBeGreaterThan(0)
    for (const request of succeeds) expect(await violations(operation, await request())).toEqual([])
  })

  test('fails with a problem document', async () => {
    const failures = Object.entries(fails)
    expect(failures.length).toBeGreaterThan(0)
    for (const [code, request] of failures) expect(await problemViolations(code, await request())).toEqual([])
  })
})

describe('the check of an answer', () => {
  const schema = strictSchema(
    z.object({ name: z.string().default(''), lines: z.array(z.object({ id: z.string() })).readonly() }),
  )
  test.each([
    ['a field that the schema lacks', { name: 'a', lines: [{ id: 'a', price: 1 }] }],
    ['a missing field', { name: 'a', lines: [{}] }],
    ['a missing field with a default', { lines: [] }],
  ])('fails for %s', (_, answer) => {
    expect(schema.safeParse({ name: 'a', lines: [{ id: 'a' }] }).success).toBe(true)
    expect(schema.safeParse(answer).success).toBe(false)
  })

  test('refuses a schema that leaves an answer open', () => {
    expect(() => strictSchema(z.record(z.string(), z.unknown()))).toThrow('type unknown')
  })
})
