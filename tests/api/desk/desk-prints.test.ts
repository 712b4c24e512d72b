import { describe, expect, test } from 'vitest'
import type { PrintJob, PrintedDocument } from '#domain/printing/print-job.ts'
import { LEFT_OUT_HEADER } from '#domain/printing/wire.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { printDocuments, type PrintRequest } from '#server/services/printing/print-documents.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests } from '../../support/api/desk-api.ts'
import { cementLine } from '../../support/api/order-actions.ts'
import { staffBrowser } from '../../support/api/staff-actions.ts'
import { enter, track } from '../../support/api/stock-actions.ts'
import { tripActions } from '../../support/api/trip-actions.ts'

const desk = await deskForTests()
const { api, me, as, show } = desk
const { done, drive, ownTrips, pack, packMore, plan } = tripActions(desk)

/** Prints with a renderer that keeps what it is given, and returns that. */
async function compose(request: Omit<PrintRequest, 'paper'>) {
  const jobs: PrintJob[] = []
  const renderDocuments = (job: PrintJob): Promise<Uint8Array> => {
    jobs.push(job)
    return Promise.resolve(new Uint8Array(0))
  }
  const { leftOut } = await printDocuments(
    { database: api.database, now: api.now, renderDocuments },
    operator('test'),
    { paper: 'a4', ...request },
  )
  return { documents: jobs.flatMap(({ documents }) => documents), leftOut }
}

function kindOf<Kind extends PrintedDocument['kind']>(documents: readonly PrintedDocument[], kind: Kind) {
  return documents.filter((one): one is Extract<PrintedDocument, { kind: Kind }> => one.kind === kind)
}

const orderOf = async (quantity: number): Promise<string> =>
  String((await me.order('COD', { lines: [{ ...cementLine, quantity }] })).orderId)
const numberOf = async (orderId: string) => (await show(orderId)).orderNumber
const print = (body: object, role = as('packer')) => role.post('/api/desk/prints', body)

describe('the picking list', () => {
  test('[DESK-03] adds up what orders still want, and leaves out those that want nothing', async () => {
    const [whole, half] = [await orderOf(3), (await pack(5, 2)).orderId]
    const { orderId: gone } = await pack(4)
    const { documents, leftOut } = await compose({
      kind: 'picking-list',
      of: { orderIds: [half, gone, whole] },
    })
    const [list] = kindOf(documents, 'picking-list')
    expect(documents).toHaveLength(1)
    expect(list).toMatchObject({ vehicle: null, load: { kg: 300, unknownLines: 0 } })
    expect(list?.orderNumbers).toEqual([await numberOf(half), await numberOf(whole)])
    expect(list?.groups).toMatchObject([
      { lines: [{ quantity: 6, unit: 'bag', unitKg: 50, takes: [{ quantity: 3 }, { quantity: 3 }] }] },
    ])
    expect(leftOut).toEqual([await numberOf(gone)])
  })

  test('[DESK-03] [DESK-05] of a trip is what it carries', async () => {
    const { fulfilmentId } = await pack(5, 2)
    const { tripId } = await plan([fulfilmentId])
    const { documents } = await compose({ kind: 'picking-list', of: { tripId } })
    expect(kindOf(documents, 'picking-list')).toMatchObject([
      { vehicle: 'HR 55 AB 1234', load: { kg: 100 }, groups: [{ lines: [{ quantity: 2 }] }] },
    ])
  })
})

test('[DESK-03] a packing slip of an order is for each part that has not arrived, and for what is still to be packed', async () => {
  const { orderId } = await pack(6, 2)
  await packMore(orderId, 3)
  const path = `/api/desk/orders/${orderId}/fulfilments/1/status`
  await done(as('packer').post(path, { to: 'DELIVERED' }))
  const of = { orderIds: [orderId] }
  const slips = kindOf((await compose({ kind: 'packing-slip', of })).documents, 'packing-slip')
  expect(slips).toMatchObject([
    {
      fulfilmentNumber: 2,
      fulfilmentCount: 3,
      packedAt: expect.any(String),
      lines: [{ quantity: 3 }],
      load: { kg: 150 },
    },
    { fulfilmentNumber: 3, fulfilmentCount: 3, packedAt: null, lines: [{ quantity: 1 }] },
  ])
  expect(slips[0]?.receiver).toMatchObject({ name: 'Asha', phone: '+919700000001' })
  const first = await compose({ kind: 'packing-slip', of: { ...of, fulfilmentNumber: 1 } })
  expect(kindOf(first.documents, 'packing-slip')).toMatchObject([
    { fulfilmentNumber: 1, lines: [{ quantity: 2 }] },
  ])
})

test('[DESK-03] challans name the invoice and the vehicle, and add up to the invoice', async () => {
  const { orderId, fulfilmentId } = await pack(7, 3)
  await packMore(orderId, 4)
  await drive(fulfilmentId)
  const of = { orderIds: [orderId] }
  const { documents } = await compose({ kind: 'challan', of })
  const [invoice] = kindOf((await compose({ kind: 'invoice', of })).documents, 'invoice')
  const challans = kindOf(documents, 'challan')
  const number = await numberOf(orderId)
  expect(challans).toMatchObject([
    {
      number: `${number}/1`,
      fulfilmentNumber: 1,
      fulfilmentCount: 2,
      vehicle: 'HR 55 AB 1234',
      driver: expect.any(String),
    },
    { number: `${number}/2`, fulfilmentNumber: 2, fulfilmentCount: 2, vehicle: null, driver: null },
  ])
  for (const challan of challans) {
    expect(challan.against.number).toBe(invoice?.number)
    expect(challan.copies).toEqual(['consignee', 'transporter', 'consignor'])
  }
  expect(challans.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(invoice?.totals.total)
})

test('[DESK-03] prints come in the order asked for, those of a trip in the order in which it is driven', async () => {
  const [one, other] = [await pack(1), await pack(2)]
  const { tripId } = await plan([other.fulfilmentId, one.fulfilmentId])
  const expected = [await numberOf(other.orderId), await numberOf(one.orderId)]
  for (const of of [{ tripId }, { orderIds: [other.orderId, one.orderId] }]) {
    const slips = kindOf((await compose({ kind: 'packing-slip', of })).documents, 'packing-slip')
    expect(slips.map(({ orderNumber }) => orderNumber)).toEqual(expected)
  }
})

describe('the PDF', () => {
  test('[DESK-03] holds all documents, and its answer names the orders that have none', async () => {
    const [{ orderId: shipped }, open] = [await pack(2), await orderOf(1)]
    for (const paper of ['a4', 'roll']) {
      const answer = await print({ kind: 'invoice', paper, of: { orderIds: [shipped, open] } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get(LEFT_OUT_HEADER)).toBe(await numberOf(open))
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(text).toMatch(/^%PDF-[\s\S]*Tax Invoice NV/)
      expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    }
  })

  test('[DESK-03] is refused for what does not exist, for too many orders and for a part of several', async () => {
    const open = await orderOf(1)
    const code = async (of: object, kind = 'challan') => errorCodeOf(await print({ kind, of }))
    expect(await code({ orderIds: [open] })).toBe('nothing-to-print')
    expect(await code({ orderIds: [open], fulfilmentNumber: 7 }, 'packing-slip')).toBe('nothing-to-print')
    expect(await code({ orderIds: [open, crypto.randomUUID()] })).toBe('not-found')
    expect(await code({ orderIds: Array.from({ length: 51 }, () => crypto.randomUUID()) })).toBe(
      'invalid-input',
    )
    expect(await code({ orderIds: [open, await orderOf(1)], fulfilmentNumber: 1 })).toBe('invalid-input')
    expect(await code({ orderIds: [] })).toBe('invalid-input')
  })
})

test('[DESK-05] a driver gets the challan of a stop of their own trip, and nobody else’s', async () => {
  const { fulfilmentId } = await pack(2)
  await drive(fulfilmentId)
  const stops = (await ownTrips()).flatMap((trip) => trip.stops)
  const stop = stops.find((one) => one.fulfilmentId === fulfilmentId)
  const path = `/api/desk/my-trip/stops/${stop?.stopId}/challan.pdf`
  const own = await as('driver').call(path)
  expect(own.status).toBe(200)
  const text = Buffer.from(await own.arrayBuffer()).toString('latin1')
  expect(text).toContain(`(Delivery Challan ${stop?.orderNumber}/1)`)
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
  const other = await staffBrowser(api, '9700000044', 'driver')
  expect(await errorCodeOf(await other.call(path))).toBe('not-found')
  expect(
    await errorCodeOf(await print({ kind: 'challan', of: { tripId: stop?.stopId } }, as('driver'))),
  ).toBe('not-permitted')
})

test('[DESK-03] [STOCK-03] what stock is held for an order is picked where it lies', async () => {
  await done(track(as('manager')))
  await done(enter(as('manager'), 'count', { quantity: 100 }))
  const { documents } = await compose({ kind: 'picking-list', of: { orderIds: [await orderOf(4)] } })
  const [list] = kindOf(documents, 'picking-list')
  const places = await api.database.queries.selectFrom('stock_places').select('name').execute()
  expect(list?.groups.map(({ name }) => name.split(' · ')[0])).toEqual([places[0]?.name])
  await done(track(as('manager'), { tracked: false }))
})

test('[DESK-03] [SAFE-01] fifty orders cost the database as many statements as two', async () => {
  const orderIds: string[] = []
  for (let count = 0; count < 50; count++) orderIds.push((await pack(1)).orderId)
  for (const kind of ['packing-slip', 'challan', 'invoice'] as const) {
    const costs: number[] = []
    for (const some of [orderIds.slice(0, 2), orderIds]) {
      const before = api.database.effort()
      expect((await compose({ kind, of: { orderIds: some } })).documents).toHaveLength(some.length)
      costs.push(api.database.effort().statements - before.statements)
    }
    expect(costs[1]).toBe(costs[0])
    expect(costs[0]).toBeLessThan(14)
  }
})
