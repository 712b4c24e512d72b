import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemoState, RemovedDemo } from '#domain/catalogue/entries/demo-wire.ts'
import type { DeskEntryWire, EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { errorCodeOf } from '../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../support/api/desk-api.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
  await desk.api.services.catalogue.importFolder({
    folder: path.join(import.meta.dirname, '../../demo/catalogue'),
  })
}, 120_000)
afterAll(() => desk.api.close())

test('[SAFE-08] the demo is removed by the owner with a proof: what was ordered is archived, what was changed stays', async () => {
  const changed = 'opc-cement-53-vajrana'
  const { digest, form } = await read<DeskEntryWire>(
    desk.as('owner').call(`/api/desk/catalogue/products/${changed}`),
  )
  await desk.as('owner').call(`/api/desk/catalogue/products/${changed}`, {
    method: 'PUT',
    body: { digest, form: { ...form, name: 'Now mine' } },
  })
  const ordered = 'opc-cement-53-adrika'
  const lines = [{ product: `${ordered}Variant[0]`, quantity: 5 }]
  const body = { paymentMode: 'COD', addressId: desk.me.addressId, lines }
  expect((await desk.me.post('/api/orders', body, { 'idempotency-key': 'of the demo' })).status).toBe(200)

  expect((await read<DemoState>(desk.as('packer').call('/api/desk/demo'))).products).toBeGreaterThan(1_000)
  expect(await errorCodeOf(await desk.as('manager').post('/api/desk/demo/removal'))).toBe('not-permitted')
  desk.api.advanceClock(11 * 60_000)
  expect(await errorCodeOf(await desk.as('owner').post('/api/desk/demo/removal'))).toBe('proof-required')
  await desk.as('owner').prove()
  const removed = await read<RemovedDemo>(desk.as('owner').post('/api/desk/demo/removal'))
  expect(removed).toMatchObject({ archived: 1, kept: 1 })

  const { counts } = await read<EntryChoicesWire>(desk.as('owner').call('/api/desk/catalogue'))
  // the cement that was there before the demo, and these two
  expect(counts).toEqual({ departments: 0, categories: 0, subcategories: 0, banners: 0, products: 3 })
  const { status } = await read<DeskEntryWire>(
    desk.as('owner').call(`/api/desk/catalogue/products/${ordered}`),
  )
  expect(status).toBe('archived')
})
