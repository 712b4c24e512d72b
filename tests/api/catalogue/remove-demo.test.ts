import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemoState, RemovedDemo } from '#domain/catalogue/entries/demo-wire.ts'
import type { DeskEntryWire, EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
  await desk.api.services.catalogue.importFolder({
    folder: path.join(import.meta.dirname, '../../../demo/catalogue'),
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
  const remove = () => read<RemovedDemo>(desk.as('owner').post('/api/desk/demo/removal'))
  const [one, other] = await Promise.all([remove(), remove()])
  const [removed, again] = one.deleted > 0 ? [one, other] : [other, one]
  expect(again).toMatchObject({ deleted: 0, kept: 4, keptProducts: 1 })
  // the changed cement stays, with its subcategory, its category and the department of that
  expect(removed).toMatchObject({ archived: 1, kept: 4, keptProducts: 1, keptInUse: 3 })
  expect(removed.names[0]).toBe('Now mine')
  const counts = async () =>
    (await read<EntryChoicesWire>(desk.as('owner').call('/api/desk/catalogue'))).counts
  // the cement that was there before the demo, and these two
  expect(await counts()).toEqual({
    departments: 1,
    categories: 1,
    subcategories: 1,
    banners: 0,
    products: 3,
  })
  // it is said what stayed, until that is gone too
  expect(await read<DemoState>(desk.as('packer').call('/api/desk/demo'))).toMatchObject({
    products: 1,
    removed: { keptProducts: 1, names: removed.names },
  })
  const { status } = await read<DeskEntryWire>(
    desk.as('owner').call(`/api/desk/catalogue/products/${ordered}`),
  )
  expect(status).toBe('archived')

  const rest = await read<RemovedDemo>(desk.as('owner').post('/api/desk/demo/removal?changed=remove'))
  expect(rest).toMatchObject({ deleted: 4, kept: 0 })
  expect(await counts()).toEqual({
    departments: 0,
    categories: 0,
    subcategories: 0,
    banners: 0,
    products: 2,
  })
  expect(await read<DemoState>(desk.as('packer').call('/api/desk/demo'))).toMatchObject({ products: 0 })
})
