import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { MAX_SCHEDULED_FOR_ENTRY } from '#domain/catalogue/schedules/scheduled-change.ts'
import type { ScheduledChangeWire } from '#domain/catalogue/schedules/wire.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { deskProducts } from '../../support/catalogue/desk-products.ts'
import { scheduleActions } from '../../support/catalogue/schedule-actions.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const base = '/api/desk/scheduled-changes'
const catalogue = '/api/desk/catalogue'
const owner = () => desk.as('owner')

const { show, product, addProduct, sold } = deskProducts(() => desk)
const { inHours, pass, priceChange, schedule, scheduleAs, schedulePrice } = scheduleActions(() => desk)
const list = (entryId?: string) =>
  read<{ total: number; changes: ScheduledChangeWire[] }>(
    owner().call(base + (entryId === undefined ? '' : `?collection=products&entryId=${entryId}`)),
  )
const isFound = async (id: string) =>
  (await (await desk.api.call(`/api/suggestions?q=${id}`)).text()).includes(id)
const setStatus = (id: string, status: string) =>
  owner().post(`${catalogue}/products/status`, { ids: [id], status })

async function edit(id: string, changes: (form: ProductForm) => Partial<ProductForm>): Promise<void> {
  const { digest, form } = await product(id)
  const answer = await owner().call(`${catalogue}/products/${id}`, {
    method: 'PUT',
    body: { digest, form: { ...form, ...changes(form) } },
  })
  expect(answer.status).toBe(200)
}

const auditOf = async (id: string) =>
  (await read<AuditPageWire>(owner().call(`/api/desk/audit?subject=product&subjectId=${id}`))).entries

test('[GOODS-01] [AREA-03] a draft is published at its moment as it is saved by then, and taken out again at another', async () => {
  const id = (await addProduct({ name: 'Zebrine rope' }, 'draft')).id
  const planned = await read<ScheduledChangeWire>(schedule(id, inHours(2), 'publish'))
  expect(planned).toMatchObject({
    name: 'Zebrine rope',
    action: 'publish',
    state: 'WAITING',
    actor: 'manager 11',
  })
  await schedule(id, inHours(5), 'unpublish')
  await edit(id, () => ({ name: 'Zebrine rope, thick' }))

  await pass(1.99)
  expect([await sold(id), (await list(id)).changes.map(({ state }) => state)]).toEqual([
    [],
    ['WAITING', 'WAITING'],
  ])
  await pass(0.01)
  await expect.poll(async () => (await sold(id))[0]?.productName).toBe('Zebrine rope, thick')
  await expect.poll(() => isFound('zebrine'), { timeout: 10_000, interval: 20 }).toBe(true)
  expect((await auditOf(id))[0]).toMatchObject({
    action: 'product.status',
    actor: 'scheduled by manager 11',
    role: 'manager',
    changes: [{ field: 'status', before: 'draft', after: 'published' }],
  })

  await pass(3)
  await expect.poll(() => sold(id)).toEqual([])
  expect((await show(id)).status).toBe('draft')
  expect((await list(id)).changes.map(({ action, state }) => [action, state])).toEqual([
    ['unpublish', 'DONE'],
    ['publish', 'DONE'],
  ])
})

test('[GOODS-01] [PRICE-07] prices change at their moment, whatever else was changed meanwhile, and parts add up', async () => {
  const id = (await addProduct({ name: 'Priced rope' }, 'published')).id
  expect((await schedulePrice(id, inHours(2), '141.60')).status).toBe(200)
  await edit(id, () => ({ short: 'Told meanwhile' }))
  expect(JSON.stringify(await sold(id))).toContain('"sellingPriceWithGST":118')
  await pass(2)
  await expect
    .poll(async () => JSON.stringify(await sold(id)))
    .toContain('"sellingPriceWOGST":120,"sellingGSTAmount":21.6,"sellingPriceWithGST":141.6')
  expect((await show(id)).form).toMatchObject({ short: 'Told meanwhile' })
  const [entry] = await auditOf(id)
  expect(entry).toMatchObject({ action: 'product.reprice', actor: 'scheduled by manager 11' })
  expect(entry?.changes[0]?.after).toContain('price with GST 141.6')
})

test('[GOODS-01] two processes at once carry a change out exactly once', async () => {
  const id = (await addProduct({ name: 'Once only rope' }, 'draft')).id
  await schedule(id, inHours(1), 'publish')
  await schedulePrice(id, inHours(1), '130')
  desk.api.advanceClock(HOUR_MS)
  const { runScheduledChanges } = desk.api.services.jobs
  await Promise.all([runScheduledChanges(), runScheduledChanges(), runScheduledChanges()])
  await runScheduledChanges()
  await desk.reopen()
  const scheduled = (await auditOf(id)).filter(({ actor }) => actor.startsWith('scheduled by'))
  expect(scheduled.map(({ action }) => action).toSorted()).toEqual(['product.reprice', 'product.status'])
  expect((await list(id)).changes.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
})

test('[GOODS-01] what came due while the store was down is carried out late, in the order of its moments', async () => {
  const id = (await addProduct({ name: 'Late rope' }, 'published')).id
  await schedulePrice(id, inHours(9), '125')
  await schedulePrice(id, inHours(3), '150')
  await schedule(id, inHours(6), 'unpublish')
  await pass(50)
  expect(await show(id)).toMatchObject({ status: 'draft', form: { variants: [{ priceWithGst: '125' }] } })
  const actions = (await auditOf(id)).slice(0, 3).map(({ action }) => action)
  expect(actions).toEqual(['product.reprice', 'product.status', 'product.reprice'])
})

test('[GOODS-01] a change that cannot be carried out is refused with its reason, and holds nothing else up', async () => {
  const archived = (await addProduct({ name: 'Archived rope' }, 'draft')).id
  const removed = (await addProduct({ name: 'Removed rope' }, 'draft')).id
  const changed = (await addProduct({ name: 'Changed rope' }, 'published')).id
  const fallen = (await addProduct({ name: 'Fallen rope' }, 'published')).id
  const good = (await addProduct({ name: 'Good rope' }, 'draft')).id
  await schedule(archived, inHours(1), 'publish')
  await schedule(removed, inHours(1), 'publish')
  for (const [id, price] of [
    [changed, '130'],
    [fallen, '60'],
  ] as const)
    expect((await schedulePrice(id, inHours(1), price)).status).toBe(200)
  await schedule(good, inHours(2), 'publish')

  await setStatus(archived, 'archived')
  await owner().post(`${catalogue}/products/removal`, { ids: [removed] })
  await edit(changed, ({ variants }) => ({
    variants: variants.map((variant) => ({ ...variant, from: null, options: ['another'] })),
  }))
  await edit(fallen, ({ variants }) => ({
    variants: variants.map((variant) => ({ ...variant, priceWithGst: '200', mrp: '' })),
  }))
  await pass(2)

  const reasons = new Map((await list()).changes.map(({ entryId, reason }) => [entryId, reason]))
  expect([archived, removed, changed, fallen].map((id) => reasons.get(id))).toEqual([
    'archived',
    'gone',
    'size-gone',
    'price-falls',
  ])
  expect((await show(archived)).status).toBe('archived')
  expect((await show(fallen)).form).toMatchObject({ variants: [{ priceWithGst: '200' }] })
  expect((await show(good)).status).toBe('published')
  expect((await auditOf(archived))[0]).toMatchObject({ action: 'product.schedule-failed' })

  const failed = (await list(archived)).changes[0]
  expect((await owner().post(`${base}/${failed?.id}/removal`)).status).toBe(204)
  expect((await list(archived)).total).toBe(0)
})

test('[GOODS-01] a moment in the past, an archived product and a price that cannot be are refused when they are scheduled', async () => {
  const id = (await addProduct({ name: 'Refused rope' }, 'published')).id
  const faultOf = async (answer: Promise<Response>) => {
    const { faults } = (await (await answer).json()) as { faults?: { field: string; code: string }[] }
    return faults?.[0]
  }
  expect(await faultOf(schedule(id, inHours(-1), 'unpublish'))).toMatchObject({
    field: 'at',
    code: 'in-the-past',
  })
  expect(await faultOf(schedule(id, inHours(24 * 401), 'unpublish'))).toMatchObject({ field: 'at' })
  expect(await faultOf(schedulePrice(id, inHours(1), 'cheap'))).toMatchObject({
    field: 'variants.0.priceWithGst',
  })
  expect(await errorCodeOf(await schedulePrice(id, inHours(1), '12'))).toBe('price-falls')
  const confirmed = { ...(await priceChange(id, '12')), confirmFalls: true }
  expect((await scheduleAs(id, inHours(1), confirmed)).status).toBe(200)
  expect(await errorCodeOf(await schedule('nothing', inHours(1), 'publish'))).toBe('not-found')
  const change = { ...(await priceChange(id, '130')), digest: 'another' }
  const stale = await owner().post(base, { collection: 'products', entryId: id, at: inHours(1), change })
  expect(await errorCodeOf(stale)).toBe('edit-conflict')
  const banner = await owner().post(base, {
    collection: 'banners',
    entryId: 'nothing',
    at: inHours(1),
    change,
  })
  expect(await errorCodeOf(banner)).toBe('not-found')
  await setStatus(id, 'archived')
  expect(await (await schedule(id, inHours(1), 'publish')).text()).toContain('entry-archived')
})

test('[GOODS-01] what is scheduled twice is told, and no more changes wait for one product than the limit', async () => {
  const id = (await addProduct({ name: 'Crowded rope' }, 'draft')).id
  expect((await schedule(id, inHours(1), 'publish')).status).toBe(200)
  const twice = await schedule(id, inHours(1), 'publish')
  expect(await twice.text()).toContain('moment-taken')
  for (let hours = 2; hours <= MAX_SCHEDULED_FOR_ENTRY; hours += 1)
    expect((await schedule(id, inHours(hours), 'publish')).status).toBe(200)
  const more = await schedule(id, inHours(100), 'publish')
  expect(await more.text()).toContain('too-many-of-entry')
  for (const change of (await list(id)).changes) await owner().post(`${base}/${change.id}/removal`)
})

test('[GOODS-01] a scheduled change is moved, given other prices, and cancelled; once carried out it stays as it is', async () => {
  const id = (await addProduct({ name: 'Moved rope' }, 'published')).id
  const planned = await read<ScheduledChangeWire>(schedulePrice(id, inHours(1), '130'))
  const at = inHours(3)
  const change = async (body: unknown) => owner().call(`${base}/${planned.id}`, { method: 'PUT', body })
  expect(await read(change({ at, change: await priceChange(id, '131') }))).toMatchObject({
    at,
    prices: [{ priceWithGst: '131' }],
  })
  const cancelled = await read<ScheduledChangeWire>(schedule(id, inHours(1), 'unpublish'))
  expect((await owner().post(`${base}/${cancelled.id}/removal`)).status).toBe(204)
  expect((await owner().post(`${base}/${cancelled.id}/removal`)).status).toBe(204)
  expect((await list(id)).changes).toHaveLength(1)
  expect((await auditOf(id)).slice(0, 4).map(({ action }) => action)).toEqual([
    'product.unschedule',
    'product.schedule',
    'product.reschedule',
    'product.schedule',
  ])
  await pass(1)
  expect(await show(id)).toMatchObject({ status: 'published', form: { variants: [{ priceWithGst: '118' }] } })
  await pass(2)
  expect((await show(id)).form).toMatchObject({ variants: [{ priceWithGst: '131' }] })
  for (const late of [
    await change({ at: inHours(1), change: await priceChange(id, '132') }),
    await owner().post(`${base}/${planned.id}/removal`),
  ])
    expect(await errorCodeOf(late)).toBe('edit-conflict')
})

test('[GOODS-01] [DESK-01] who schedules what a colleague has changed meanwhile is told who and when, and nothing is replaced', async () => {
  const id = (await addProduct({ name: 'Contested rope' }, 'published')).id
  const seen = await priceChange(id, '120')
  await edit(id, () => ({ name: 'Renamed rope' }))
  expect(await (await scheduleAs(id, inHours(1), seen)).json()).toMatchObject({
    code: 'edit-conflict',
    changedBy: expect.stringMatching(/^owner/),
    changedAt: desk.api.now().toISOString(),
  })
  const planned = await read<ScheduledChangeWire>(schedulePrice(id, inHours(2), '130'))
  const { action, prices, at } = planned
  const move = async (role: 'owner' | 'manager', hours: number, more: object) =>
    desk.as(role).call(`${base}/${planned.id}`, {
      method: 'PUT',
      body: { at: inHours(hours), change: await priceChange(id, '131'), ...more },
    })
  const asSeen = { seen: { action, prices, at } }
  expect((await move('manager', 3, asSeen)).status).toBe(200)
  const second = await move('owner', 4, asSeen)
  expect([second.status, await second.json()]).toMatchObject([
    409,
    { code: 'edit-conflict', changedBy: expect.stringMatching(/^manager/) },
  ])
  expect((await list(id)).changes).toMatchObject([{ at: inHours(3), prices: [{ priceWithGst: '131' }] }])
  // who only scheduled has not changed the product
  expect(await (await scheduleAs(id, inHours(5), seen)).text()).toContain('"changedBy":"owner')
})

test('[GOODS-01] a banner comes and goes at its moments', async () => {
  const form = {
    kind: 'banners',
    image: '',
    headline: 'Diwali',
    text: '',
    action: '',
    link: '/search?q=rope',
    ground: '',
    groundDark: '',
  }
  const { id } = await read<DeskEntryWire>(owner().post(`${catalogue}/banners`, { status: 'draft', form }))
  const body = { collection: 'banners', entryId: id, at: inHours(1), change: { action: 'publish' } }
  expect(await read(owner().post(base, body))).toMatchObject({ name: 'Diwali' })
  const prices = { ...(await priceChange('cement', '130')), digest: '' }
  expect((await owner().post(base, { ...body, at: inHours(2), change: prices })).status).toBe(400)
  await pass(1)
  const entry = await read<DeskEntryWire>(owner().call(`${catalogue}/banners/${id}`))
  expect(entry.status).toBe('published')
})

test('[GOODS-01] the list forgets what was carried out a month ago', async () => {
  const id = (await addProduct({ name: 'Forgotten rope' }, 'draft')).id
  await schedule(id, inHours(1), 'publish')
  await pass(1)
  expect((await list(id)).total).toBe(1)
  await pass(24 * 31)
  expect((await list(id)).total).toBe(0)
})
