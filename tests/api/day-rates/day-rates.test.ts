import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type {
  DayRateOutcomeWire,
  DayRatePreviewWire,
  DayRateRowWire,
  DayRateWire,
} from '#domain/pricing/day-rates/wire.ts'
import { catalogueFolder } from '../../support/catalogue/catalogue-folder.ts'
import {
  ratedProducts,
  ratedSize as member,
  steelSizes as steel,
} from '../../support/catalogue/rated-products.ts'
import { errorCodeOf as codeOf } from '../../support/api/attack.ts'
import { deliveryAddress, freshKey } from '../../support/api/order-actions.ts'
import { staffBrowser, type StaffBrowser } from '../../support/api/staff-actions.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

const errorCodeOf = async (answer: Promise<Response> | Response) => codeOf(await answer)

let api: TestApi
let owner: StaffBrowser
let manager: StaffBrowser
let asha: Caller

beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({ products: ratedProducts })
  await api.services.catalogue.importFolder({ folder, onRefused: () => {} })
  await remove()
  asha = await api.signedIn('9811111111')
  await asha('/api/addresses', { method: 'POST', body: deliveryAddress })
  owner = await staffBrowser(api, '9700000001', 'owner')
  manager = await staffBrowser(api, '9700000002', 'manager')
})
afterAll(() => api.close())

const root = '/api/desk/day-rates'
const put = (id: string, body: object, by = owner) => by.call(`${root}/${id}`, { method: 'PUT', body })

/** Saves a rate; the result is as it is shown. */
async function saveRate(members: readonly object[], more: object = {}): Promise<DayRateWire> {
  const answer = await put(randomUUID(), {
    name: 'Tata Tiscon',
    unit: 'kg',
    members,
    revision: 0,
    ...more,
  })
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, ''])
  return (await answer.json()) as DayRateWire
}

const set = (
  rate: DayRateWire,
  base: unknown,
  { by = owner, ...more }: { readonly by?: StaffBrowser; readonly [field: string]: unknown } = {},
) =>
  by.post(`${root}/${rate.id}/settings`, {
    id: randomUUID(),
    base,
    revision: rate.revision,
    at: null,
    ...more,
  })

async function outcomeOf(answer: Promise<Response>): Promise<DayRateOutcomeWire> {
  const response = await answer
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, ''])
  return (await response.json()) as DayRateOutcomeWire
}

const takeBack = (rate: DayRateWire, id: string | null, by = owner) =>
  by.post(`${root}/${rate.id}/settings/${id}/removal`)

const drop = (rate: Pick<DayRateWire, 'id'>) => owner.call(`${root}/${rate.id}`, { method: 'DELETE' })

/** What the sizes of a product cost in rupees, price breaks included. */
async function costs(id: string): Promise<readonly unknown[]> {
  const { form } = (await (await owner.call(`/api/desk/catalogue/products/${id}`)).json()) as {
    form: {
      variants: readonly { priceWithGst: string; priceBreaks: readonly { priceWithGst: string }[] }[]
    }
  }
  return form.variants.map(({ priceWithGst, priceBreaks }) =>
    priceBreaks.length === 0
      ? Number(priceWithGst)
      : [Number(priceWithGst), ...priceBreaks.map((each) => Number(each.priceWithGst))],
  )
}

const keptOf = ({ products }: Pick<DayRateOutcomeWire, 'products'>) =>
  products.flatMap(({ id, refused, rows }) => [
    ...(refused === null ? [] : [[id, refused.code]]),
    ...rows.flatMap(({ kept, variant }) => (kept === null ? [] : [[id, variant, kept]])),
  ])

afterEach(async () => {
  const { rates } = (await (await owner.call(root)).json()) as { rates: readonly DayRateRowWire[] }
  await Promise.all(rates.filter(({ isRemoved }) => !isRemoved).map(drop))
})

describe('rates of the day', () => {
  test('[PRICE-09] a base prices every size in one pass, breaks keep their distance, and undoing gives all back', async () => {
    const rate = await saveRate(steel)
    const done = await outcomeOf(set(rate, 6_425))
    expect([await costs('rod'), await costs('length')]).toEqual([[65.75, [64.25, 63.25], 64.75], [684.91]])
    expect(keptOf(done)).toEqual([])
    expect(done.rate).toMatchObject({ base: 6_425, yesterday: null, revision: 2 })
    expect(done.rate.settings[0]).toMatchObject({ base: 6_425, before: null, state: 'DONE' })
    const undone = await outcomeOf(takeBack(done.rate, done.rate.undoable))
    expect([await costs('rod'), await costs('length')]).toEqual([[66, [64, 63], 65], [690]])
    expect(undone.rate).toMatchObject({ base: null, setAt: null, undoable: null })
    expect((await outcomeOf(takeBack(done.rate, done.rate.undoable))).products).toEqual([])
    expect(await errorCodeOf(takeBack(done.rate, done.rate.undoable, manager))).toBe('edit-conflict')
  })

  test('[PRICE-09] what one size cannot have leaves the others, and says why', async () => {
    const rate = await saveRate([...steel, member('gone', 'g1')])
    await owner.call('/api/desk/catalogue/products/removal', { method: 'POST', body: { ids: ['gone'] } })
    const done = await outcomeOf(set(rate, 6_990))
    expect(keptOf(done)).toEqual([
      ['rod', '16 mm', 'above-mrp'],
      ['gone', 'not-found'],
    ])
    expect(await costs('rod')).toEqual([71.4, [69.9, 68.9], 65])
    const changedByHand = await outcomeOf(set(done.rate, 6_400))
    const shown = (await (await owner.call('/api/desk/catalogue/products/length')).json()) as {
      digest: string
    }
    await owner.post('/api/desk/catalogue-prices', {
      products: [{ id: 'length', digest: shown.digest }],
      by: 'amount',
      value: 100,
      roundTo: 1,
      apply: true,
    })
    const undone = await outcomeOf(takeBack(changedByHand.rate, changedByHand.rate.undoable))
    expect(keptOf(undone)).toEqual([['length', '50 kg', 'changed-since']])
    expect([await costs('rod'), await costs('length')]).toEqual([[71.4, [69.9, 68.9], 65], [683.24]])
    expect(undone.rate).toMatchObject({ base: 6_990, undoable: null })
    await outcomeOf(set(undone.rate, 6_400))
  })

  test('[PRICE-09] a change by more than half is held until it is confirmed, up as well as down', async () => {
    const rate = await saveRate([member('sand', 's1')])
    for (const base of [600, 60_000]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await set(rate, base)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await answer.json()).toMatchObject({
        code: 'price-moves',
        reasons: [{ code: 'price-moves', from: 60_000_000, to: base * 10_000 }],
      })
    }
    expect(await costs('sand')).toEqual([60])
    const done = await outcomeOf(set(rate, 60_000, { confirmMoves: true }))
    expect(await costs('sand')).toEqual([600])
    await outcomeOf(takeBack(rate, done.rate.undoable))
  })

  test('[PRICE-09] a repeat is answered as the first, and of two who set at once the second is told', async () => {
    const rate = await saveRate([member('sand', 's1')])
    const id = randomUUID()
    const first = await outcomeOf(set(rate, 6_100, { id }))
    expect((await outcomeOf(set(rate, 6_100, { id }))).products).toEqual(first.products)
    const stale = await set(rate, 5_900, { by: manager })
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'edit-conflict', changedBy: expect.stringMatching(/./) },
    ])
    const answers = await Promise.all([set(first.rate, 6_200), set(first.rate, 6_300, { by: manager })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { rates } = (await (await owner.call(root)).json()) as { rates: readonly DayRateRowWire[] }
    expect(await costs('sand')).toEqual([(rates.find((one) => one.id === rate.id)?.base ?? 0) / 100])
  })

  test('[PRICE-09] one that waits comes true at its moment, however the last one was undone; late ones too', async () => {
    const rate = await saveRate([member('sand', 's1')], { name: 'Sand' })
    const at = new Date(api.now().getTime() + 600_000).toISOString()
    const base = await outcomeOf(set(rate, 6_000))
    const scheduled = await outcomeOf(set(base.rate, 6_500, { at }))
    expect(await errorCodeOf(set(scheduled.rate, 6_600, { at }))).toBe('invalid-input')
    const undone = await outcomeOf(takeBack(scheduled.rate, scheduled.rate.undoable))
    expect(undone.rate.settings.map(({ state }) => state)).toEqual(['WAITING', 'UNDONE'])
    const dropped = await outcomeOf(
      set(undone.rate, 99_900, { at: new Date(Date.parse(at) + 1).toISOString(), confirmMoves: true }),
    )
    await outcomeOf(
      takeBack(dropped.rate, dropped.rate.settings.find(({ base: one }) => one === 99_900)?.id ?? null),
    )
    api.advanceClock(1_200_000)
    await api.services.jobs.runScheduledChanges()
    const now = (await (await owner.call(`${root}/${rate.id}`)).json()) as DayRateWire
    expect(now).toMatchObject({ base: 6_500 })
    expect(now.settings[0]).toMatchObject({ state: 'DONE', base: 6_500 })
    expect(await costs('sand')).toEqual([65])
    api.advanceClock(24 * 3_600_000)
    owner = await staffBrowser(api, '9700000003', 'owner')
    manager = await staffBrowser(api, '9700000004', 'manager')
    expect((await (await owner.call(`${root}/${rate.id}`)).json()) as DayRateWire).toMatchObject({
      yesterday: 6_500,
    })
  })

  test('[PRICE-09] a line keeps the rate that its price came from, and the board tells what holds an earlier price', async () => {
    const rate = await saveRate(steel)
    const done = await outcomeOf(set(rate, 6_400, { confirmMoves: true }))
    const book = (await (await asha('/api/addresses')).json()) as { addresses: { id: string }[] }
    const lines = [{ product: 'rodVariant[0]', variantUid: 'r8', quantity: 2, seenPrice: '65.5' }]
    const placed = await asha('/api/orders', {
      method: 'POST',
      body: { paymentMode: 'COD', addressId: book.addresses[0]?.id, lines },
      headers: { 'idempotency-key': freshKey() },
    })
    const order = (await placed.json()) as { orderId: string }
    const shown = (await (await owner.call(`/api/desk/orders/${order.orderId}`)).json()) as {
      orderItems: readonly { pricing: unknown }[]
    }
    expect(shown.orderItems[0]?.pricing).toMatchObject({
      source: { kind: 'rate', rateId: rate.id, name: 'Tata Tiscon' },
    })
    const told = await owner.post(`${root}/${rate.id}/preview`, { base: 6_500 })
    expect((await told.json()) as DayRatePreviewWire).toMatchObject({
      moves: [],
      quotations: [],
      quotationCount: 0,
      approvalCount: 0,
    })
    // at the next view the old price is no longer what is charged, whether it fell or rose
    for (const base of [6_300, 6_500]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { rate: current } = await outcomeOf(
        set({ ...done.rate, revision: done.rate.revision + (base === 6_500 ? 1 : 0) }, base),
      )
      expect(current.base).toBe(base)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const again = await asha('/api/orders', {
        method: 'POST',
        body: { paymentMode: 'COD', addressId: book.addresses[0]?.id, lines },
        headers: { 'idempotency-key': freshKey() },
      })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await errorCodeOf(again)).toBe('cart-changed')
    }
  })

  test('[PRICE-09] a size follows one rate, is in the catalogue, and stands in it once', async () => {
    const rate = await saveRate(steel)
    const other = { name: 'Other', unit: 'kg', members: [member('rod', 'r8')], revision: 0 }
    const taken = await put(randomUUID(), other)
    expect(await taken.json()).toMatchObject({
      code: 'invalid-input',
      reasons: [{ code: 'size-of-other-rate', rate: 'Tata Tiscon' }],
    })
    await drop(rate)
    const free = await saveRate(other.members, { name: 'Other' })
    expect(await errorCodeOf(owner.post(`${root}/${rate.id}/restore`))).toBe('invalid-input')
    expect(await errorCodeOf(set({ ...rate, revision: rate.revision + 1 }, 6_400))).toBe('invalid-input')
    await drop(free)
    for (const members of [
      [],
      [member('nothing', 'x')],
      [member('rod', 'x')],
      [member('rod', 'r8'), member('rod', 'r8', { key: 'rodVariant[2]' })],
    ])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await errorCodeOf(put(randomUUID(), { ...other, members }))).toBe('invalid-input')
  })

  test('[PRICE-09] a rate has 500 sizes and no more, and prices them at once', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      member('many', `m${index}`, { key: `manyVariant[${index}]`, difference: index }),
    )
    const rate = await saveRate(many)
    const done = await outcomeOf(set(rate, 12_000))
    expect(keptOf(done)).toEqual([])
    expect((await costs('many'))[499]).toBe(124.99)
    const more = [...many, member('sand', 's1')]
    expect(await errorCodeOf(put(rate.id, { name: 'More', unit: 'kg', members: more, revision: 2 }))).toBe(
      'invalid-input',
    )
    expect(keptOf(await outcomeOf(takeBack(rate, done.rate.undoable)))).toEqual([])
    expect((await costs('many'))[499]).toBe(100)
  })

  test.each([0, -1, 1e12, 64.5, null, '6400', Number.NaN])(
    '[PRICE-09] a base of %j is refused',
    async (base) => {
      const rate = await saveRate([member('sand', 's1')])
      expect(await errorCodeOf(set(rate, base))).toBe('invalid-input')
      await drop(rate)
    },
  )
})
