import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ScheduleWire } from '#domain/pricing/day-rates/schedule-wire.ts'
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

test('[PRICE-09] [GOODS-01] rates that wait or failed stand among the scheduled changes, in the order of their moments', async () => {
  const inMinutes = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000).toISOString()
  const schedule = '/api/desk/scheduled-changes'
  const list = () => read<ScheduleWire>(as('packer').call(schedule))
  const { rates } = await read<{ rates: readonly DayRateRowWire[] }>(as('owner').call(root))
  const rateId = rates[0]?.id
  const setLater = async (base: number, minutes: number) => {
    const { revision } = await read<DayRateWire>(as('owner').call(`${root}/${rateId}`))
    const id = randomUUID()
    const body = { id, base, revision, at: inMinutes(minutes), confirmMoves: base > 20_000 }
    expect((await as('owner').post(`${root}/${rateId}/settings`, body)).status).toBe(200)
    return id
  }
  const [fails, last, first] = [
    await setLater(11_100, 1),
    await setLater(11_300, 9),
    await setLater(11_200, 3),
  ]
  const hidden = await read<{ id: string }>(
    as('owner').post(schedule, {
      collection: 'products',
      entryId: 'cement',
      at: inMinutes(5),
      change: { action: 'unpublish' },
    }),
  )
  const { changes, total } = await list()
  expect([changes.map(({ id }) => id), total]).toEqual([[fails, first, hidden.id, last], 4])
  expect(changes[1]).toEqual({
    id: first,
    action: 'rate',
    rateId,
    name: 'Cement',
    unit: 'bag',
    base: 11_200,
    at: inMinutes(3),
    state: 'WAITING',
    reason: null,
    actor: expect.stringMatching(/^owner/),
  })
  const ofEntry = await read<ScheduleWire>(as('owner').call(`${schedule}?collection=products&entryId=cement`))
  expect(ofEntry.changes.map(({ id }) => id)).toEqual([hidden.id])

  await as('owner').call(`${root}/${rateId}`, { method: 'DELETE' })
  api.advanceClock(2 * 60_000)
  await api.services.jobs.runScheduledChanges()
  expect((await list()).changes[0]).toMatchObject({ id: fails, state: 'FAILED', reason: 'rate-removed' })
  await as('owner').post(`${root}/${rateId}/restore`)
  for (const id of [fails, last]) await as('owner').post(`${root}/${rateId}/settings/${id}/removal`)
  await as('owner').post(`${schedule}/${hidden.id}/removal`)
  expect((await list()).changes.map(({ id }) => id)).toEqual([first])
  api.advanceClock(2 * 60_000)
  await api.services.jobs.runScheduledChanges()
  expect(await list()).toMatchObject({ changes: [], total: 0 })
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
