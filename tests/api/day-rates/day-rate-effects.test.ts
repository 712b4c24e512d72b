import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DayRatePreviewWire, DayRateRowWire, DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import type { SavedQuotationWire } from '#domain/quotations/desk-wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { deliveryAddress } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()

const root = '/api/desk/day-rates'

test('[PRICE-09] an open quotation is told before a rate is set, and keeps its price after', async () => {
  const { quotation, link } = await read<SavedQuotationWire>(
    as('counter').post('/api/desk/quotations', {
      id: randomUUID(),
      phone: '9700000101',
      name: 'Bhola Ram',
      address: deliveryAddress,
      lines: [{ product: 'cementVariant[0]', quantity: 4, variantUid: 'v1' }],
    }),
  )
  const rate = await read<DayRateWire>(
    as('owner').call(`${root}/${randomUUID()}`, {
      method: 'PUT',
      body: {
        name: 'Cement',
        unit: 'bag',
        members: [{ key: 'cementVariant[0]', uid: 'v1', factor: 1_000, difference: 0 }],
        revision: 0,
      },
    }),
  )
  const told = await read<DayRatePreviewWire>(
    as('owner').post(`${root}/${rate.id}/preview`, { base: 11_000 }),
  )
  expect(told).toMatchObject({
    quotations: [{ id: quotation.id, number: quotation.number, customer: 'Bhola Ram' }],
    quotationCount: 1,
    approvalCount: 0,
  })
  const set = { id: randomUUID(), base: 11_000, revision: rate.revision, at: null }
  await read(as('owner').post(`${root}/${rate.id}/settings`, set))
  const path = link.replace('/quotation', '/api/quotations')
  const shown = await read<QuotationViewWire>(api.asBrowser().call(path))
  expect(shown.total).toBe(quotation.total)
  const answered = await api.asBrowser().call(path, { method: 'POST', body: { answer: 'accept' } })
  expect(answered.status).toBe(200)
  const after = await read<DayRatePreviewWire>(
    as('owner').post(`${root}/${rate.id}/preview`, { base: 11_500 }),
  )
  expect(after.quotationCount).toBe(0)
})

test('[PRICE-09] the desk finds the rates that a product follows', async () => {
  const of = async (product: string) =>
    (await read<{ rates: readonly DayRateRowWire[] }>(as('packer').call(`${root}?product=${product}`))).rates
  expect((await of('cement')).map(({ name }) => name)).toEqual(['Cement'])
  expect(await of('other')).toEqual([])
  const [rate] = await of('cement')
  await as('owner').call(`${root}/${rate?.id}`, { method: 'DELETE' })
  expect(await of('cement')).toEqual([])
})
