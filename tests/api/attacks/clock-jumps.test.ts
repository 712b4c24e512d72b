import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { cementLine, openCustomer } from '../../support/api/order-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let api: TestApi
let me: Caller
let addressId: string
beforeEach(async () => {
  api = await openTestApi({}, { REQUEST_RATE_FACTOR: '1' })
  const { folder, remove } = await catalogueFolder({ products: [productDocument('cement')] })
  await api.services.catalogue.importFolder({ folder })
  await remove()
  ;({ call: me, addressId } = await openCustomer(api, '9811111111'))
})
afterEach(() => api.close())

const place = (who: Caller): Promise<Response> =>
  who('/api/orders', {
    method: 'POST',
    body: { paymentMode: 'COD', addressId, lines: [cementLine] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

const jumps = {
  'a day ahead': [DAY_MS],
  'an hour back': [-HOUR_MS],
  'a day ahead and set right': [DAY_MS, -DAY_MS],
}

test.each(Object.entries(jumps))(
  '[SAFE-03] a clock that goes %s signs nobody out and stops no order or sign-in',
  async (_, steps) => {
    expect((await place(me)).status).toBe(200)
    for (const step of steps) {
      api.advanceClock(step)
      expect((await me('/api/orders')).status).toBe(200)
      expect((await place(me)).status).toBe(200)
      await api.runJobs()
    }
    const other = await api.signedIn('9822222222')
    expect((await other('/api/orders')).status).toBe(200)
    expect((await (await me('/api/orders')).json()) as unknown[]).toHaveLength(steps.length + 1)
    expect(await api.services.store.isReady()).toBe(true)
  },
)
