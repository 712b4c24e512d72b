import { expect, test } from 'vitest'
import { MAX_SITE_LISTS } from '#domain/site-lists/site-list.ts'
import type { SiteListsWire, SiteListWire } from '#domain/site-lists/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { firmActions, puneSite, type FirmBuyer } from '../../support/api/firm-actions.ts'
import { cementLine, freshKey, type Body } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()
const { newBuyer, create, join, addSite } = firmActions(api)
const codeOf = async (answer: Promise<Response>) => errorCodeOf(await answer)

const keep = (me: FirmBuyer, firmId: string, body: Body) =>
  me.post(`/api/firms/${firmId}/lists`, {
    id: crypto.randomUUID(),
    name: 'Slab casting',
    ...(body.orderId === undefined && { lines: [cementLine] }),
    ...body,
  })
const listsOf = (me: FirmBuyer, firmId: string) => read<SiteListsWire>(me.call(`/api/firms/${firmId}/lists`))
const listOf = (me: FirmBuyer, firmId: string, id: string) =>
  read<SiteListWire>(me.call(`/api/firms/${firmId}/lists/${id}`))

async function firmWithSite() {
  const owner = await newBuyer()
  const firmId = await create(owner)
  return { owner, firmId, siteId: await addSite(owner, firmId) }
}

test('[FIRM-04] a list of a site is kept from lines once, named by the store, and ordering does not empty it', async () => {
  const { owner, firmId, siteId } = await firmWithSite()
  const id = crypto.randomUUID()
  const lines = [
    { ...cementLine, quantity: 20 },
    { product: 'nothingVariant[0]', quantity: 2 },
  ]
  const both = await Promise.all([1, 2].map(() => keep(owner, firmId, { id, siteId, lines })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await listsOf(owner, firmId)).lists).toMatchObject([
    { id, name: 'Slab casting', siteId, siteName: 'Tower B', items: 1 },
  ])
  const list = await listOf(owner, firmId, id)
  expect(list.lines).toMatchObject([{ product: cementLine.product, quantity: 20 }])
  expect(list.lines[0]?.name).toMatch(/cement/i)
  await owner.post(
    '/api/orders',
    { paymentMode: 'COD', lines: [cementLine], firm: { id: firmId, siteId } },
    { 'idempotency-key': freshKey() },
  )
  expect(await listOf(owner, firmId, id)).toEqual(list)
})

test('[FIRM-04] a list is kept from an order that one may see, at the prices of the order', async () => {
  const { owner, firmId, siteId } = await firmWithSite()
  const [engineer, stranger] = [await newBuyer(), await newBuyer()]
  await join(owner, firmId, { person: engineer, role: 'site-engineer' })
  const order = { paymentMode: 'COD', lines: [{ ...cementLine, quantity: 7 }], firm: { id: firmId, siteId } }
  const placed = await read<Body>(owner.post('/api/orders', order, { 'idempotency-key': freshKey() }))
  const orderId = String(placed.orderId)
  const list = await read<SiteListWire>(keep(owner, firmId, { siteId, orderId }))
  expect(list.lines).toMatchObject([{ quantity: 7, product: cementLine.product }])
  // an engineer sees no orders of others
  expect(await codeOf(keep(engineer, firmId, { siteId, orderId }))).toBe('not-found')
  const foreign = await create(stranger)
  const at = await addSite(stranger, foreign)
  expect(await codeOf(keep(stranger, foreign, { siteId: at, orderId }))).toBe('not-found')
  expect(await codeOf(keep(owner, firmId, { siteId, orderId, lines: [cementLine] }))).toBe('invalid-input')
})

test('[FIRM-04] [FIRM-01] whoever orders keeps lists, accounts only see them, and nobody else does', async () => {
  const { owner, firmId, siteId } = await firmWithSite()
  const [engineer, accountant, stranger] = [await newBuyer(), await newBuyer(), await newBuyer()]
  await join(owner, firmId, { person: engineer, role: 'site-engineer' })
  await join(owner, firmId, { person: accountant, role: 'accounts' })
  const { id } = await read<SiteListWire>(keep(engineer, firmId, { siteId }))
  const path = `/api/firms/${firmId}/lists/${id}`
  expect(await listOf(accountant, firmId, id)).toMatchObject({ name: 'Slab casting', mayKeep: false })
  expect(await codeOf(keep(accountant, firmId, { siteId }))).toBe('firm-right-missing')
  expect(await codeOf(accountant.send('DELETE', path))).toBe('firm-right-missing')
  for (const call of [
    stranger.call(path),
    stranger.call(`/api/firms/${firmId}/lists`),
    keep(stranger, firmId, { siteId }),
    stranger.send('DELETE', path),
  ])
    expect(await codeOf(call)).toBe('not-found')
  // a list of one firm is none of another's
  const own = await create(stranger)
  expect(await codeOf(stranger.call(`/api/firms/${own}/lists/${id}`))).toBe('not-found')
  expect((await stranger.send('DELETE', `/api/firms/${own}/lists/${id}`)).status).toBe(200)
  expect(await codeOf(keep(stranger, own, { id, siteId: await addSite(stranger, own) }))).toBe('not-found')
  expect(await listOf(owner, firmId, id)).toMatchObject({ name: 'Slab casting' })
  expect((await engineer.send('DELETE', path)).status).toBe(200)
  expect((await listsOf(owner, firmId)).lists).toEqual([])
})

test('[FIRM-04] a list is renamed and changed from the revision that was seen, and what is no longer sold stays in it', async () => {
  const { owner, firmId, siteId } = await firmWithSite()
  const { id } = await read<SiteListWire>(keep(owner, firmId, { siteId }))
  const path = `/api/firms/${firmId}/lists/${id}`
  const change = (body: Body) => owner.send('PUT', path, { name: 'Slab', lines: [cementLine], ...body })
  const two = await Promise.all([1, 2].map(() => change({ revision: 1 })))
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await api.database.queries
    .updateTable('site_lists')
    .set({
      lines: JSON.stringify([
        { product: 'goneVariant[0]', quantity: 2, name: 'Old tile', options: [], seenPrice: '10' },
      ]),
    })
    .where('id', '=', id)
    .execute()
  const lines = [cementLine, { product: 'goneVariant[0]', quantity: 5 }]
  const changed = await read<SiteListWire>(change({ revision: 2, lines }))
  expect(changed).toMatchObject({ name: 'Slab', revision: 3 })
  expect(changed.lines).toMatchObject([{}, { name: 'Old tile', quantity: 5 }])
  for (const wrong of [
    { lines: [] },
    { lines: [cementLine, cementLine] },
    { lines: [{ product: 'nothingVariant[0]', quantity: 1 }] },
    { lines: [{ ...cementLine, seenPrice: '1e5' }] },
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { lines: Array.from({ length: 301 }, (_, index) => ({ product: `p${index}Variant[0]`, quantity: 1 })) },
  ])
    expect(await codeOf(change({ revision: 3, ...wrong }))).toBe('invalid-input')
})

test('[FIRM-04] a closed site gets no further list, and a firm keeps so many', async () => {
  const { owner, firmId, siteId } = await firmWithSite()
  await keep(owner, firmId, { siteId })
  await api.database.queries
    .insertInto('site_lists')
    .values(
      Array.from({ length: MAX_SITE_LISTS - 2 }, (_, index) => ({
        id: crypto.randomUUID(),
        firm_id: firmId,
        site_id: siteId,
        name: `List ${index}`,
        lines: JSON.stringify([]),
        created_at: api.now(),
        updated_at: api.now(),
      })),
    )
    .execute()
  const last = await Promise.all([1, 2].map(() => keep(owner, firmId, { siteId })))
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await codeOf(keep(owner, firmId, { siteId }))).toBe('too-many-site-lists')
  await owner.send('PUT', `/api/firms/${firmId}/sites/${siteId}`, { ...puneSite, isClosed: true })
  expect(await codeOf(keep(owner, firmId, { siteId }))).toBe('firm-site-closed')
  expect((await listsOf(owner, firmId)).lists[0]).toMatchObject({ isSiteClosed: true })
})

test('[FIRM-04] [DESK-04] the desk sees the lists of a firm and changes none', async () => {
  const { owner, firmId, siteId } = await firmWithSite()
  const { id } = await read<SiteListWire>(keep(owner, firmId, { siteId }))
  const desk = `/api/desk/firms/${firmId}/lists`
  expect(await read<SiteListsWire>(as('counter').call(desk))).toMatchObject({
    lists: [{ id }],
    mayKeep: false,
  })
  expect(await read<SiteListWire>(as('counter').call(`${desk}/${id}`))).toMatchObject({ mayKeep: false })
  const foreign = await create(await newBuyer())
  expect(await codeOf(as('counter').call(`/api/desk/firms/${foreign}/lists/${id}`))).toBe('not-found')
})
