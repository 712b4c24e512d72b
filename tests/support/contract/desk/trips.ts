import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { CashDayWire } from '#domain/trips/cash-wire.ts'
import type { DispatchWire, OwnTripsWire } from '#domain/trips/wire.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples, type Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of dispatch. */
export async function deskTripExamples({ api, me, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222232', 'manager')
  const driver = await staffBrowser(api, '9822222233', 'driver')
  const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T
  const { drivers } = await json<DispatchWire>(manager.call('/api/desk/trips'))
  const driverUid = drivers.find(({ name }) => name === 'driver 33')?.uid ?? null
  const planOf = (fulfilmentIds: readonly string[]) => ({
    day: '2026-11-20',
    vehicle: 'HR 55 AB 1234',
    capacityKg: 750,
    driverUid,
    fulfilmentIds,
  })
  /** Packs an order and plans a trip with it. */
  const planned = async () => {
    const orderId = await me.order('COD')
    await manager.post(`/api/desk/orders/${orderId}/status`, { to: 'SHIPPED' })
    const { waiting } = await json<DispatchWire>(manager.call('/api/desk/trips'))
    const shipments = waiting.filter((one) => one.orderId === orderId).map((one) => one.fulfilmentId)
    const { trips } = await json<DispatchWire>(manager.post('/api/desk/trips', planOf(shipments)))
    const trip = trips.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))
    return { tripId: String(trip?.tripId), shipments }
  }
  const started = async () => {
    const { tripId } = await planned()
    await manager.post(`/api/desk/trips/${tripId}/start`, {})
    const { trips } = await json<OwnTripsWire>(driver.call('/api/desk/my-trip'))
    const [stop] = trips.find((trip) => trip.tripId === tripId)?.stops ?? []
    return { tripId, stopId: String(stop?.stopId), cash: stop?.toCollect ?? 0 }
  }
  const act =
    (tripId: string, action: string): Request =>
    () =>
      manager.post(`/api/desk/trips/${tripId}/${action}`, {})
  const report = (stopId: string, more: object) =>
    driver.post(`/api/desk/my-trip/stops/${stopId}`, {
      key: randomUUID(),
      outcome: 'DELIVERED',
      tappedAt: '2026-11-20T06:30:00.000Z',
      ...more,
    })
  /** A stop of a customer who owes ₹500 on account, in a shop whose drivers take money for it. */
  const startedForAccount = async () => {
    const value = JSON.stringify({ driversCollect: true })
    await manager.call('/api/desk/settings/cash', { method: 'PUT', body: { value } })
    const { partner } = await json<{ partner: { uid: string } }>(me.call('/api/session'))
    const id = randomUUID()
    const terms = { limit: 0, days: 0, checkedAt: 'invoice', isOpen: false }
    const holder = { kind: 'partner', id: partner.uid }
    await manager.post('/api/desk/credit-accounts', { id, holder, terms })
    const opening = { id: randomUUID(), amount: 50_000, isAdvance: false, day: '2026-10-01' }
    await manager.post(`/api/desk/credit-accounts/${id}/openings`, opening)
    return started()
  }
  const collect = (stopId: string, more: object) =>
    driver.post(`/api/desk/my-trip/stops/${stopId}/receipts`, {
      id: randomUUID(),
      amount: 100,
      method: 'CASH',
      tappedAt: '2026-11-20T06:30:00.000Z',
      ...more,
    })
  const enterInTill = (entry: object) =>
    manager.post('/api/desk/cash/till-entries', { id: randomUUID(), ...entry })
  const sendPicture = (stopId: string, body: Uint8Array) =>
    driver.call(`/api/desk/my-trip/stops/${stopId}/picture`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    })
  return {
    'GET /api/desk/trips': {
      succeeds: [
        async () => {
          await planned()
          return manager.call('/api/desk/trips')
        },
      ],
      fails: { 'not-signed-in': () => guest('/api/desk/trips') },
    },
    'POST /api/desk/trips': {
      succeeds: [() => manager.post('/api/desk/trips', planOf([]))],
      fails: {
        'already-on-trip': async () => manager.post('/api/desk/trips', planOf((await planned()).shipments)),
      },
    },
    'PUT /api/desk/trips/{tripId}': {
      succeeds: [
        async () => {
          const { tripId, shipments } = await planned()
          return manager.call(`/api/desk/trips/${tripId}`, { method: 'PUT', body: planOf(shipments) })
        },
      ],
      fails: {
        'not-found': () => manager.call(`/api/desk/trips/${NOTHING}`, { method: 'PUT', body: planOf([]) }),
      },
    },
    'POST /api/desk/trips/{tripId}/start': {
      succeeds: [async () => act((await planned()).tripId, 'start')()],
      fails: { 'move-not-allowed': async () => act((await started()).tripId, 'start')() },
    },
    'POST /api/desk/trips/{tripId}/close': {
      succeeds: [async () => act((await started()).tripId, 'close')()],
      fails: { 'not-found': act(NOTHING, 'close') },
    },
    'POST /api/desk/trips/{tripId}/removal': {
      succeeds: [async () => act((await planned()).tripId, 'removal')()],
      fails: { 'not-found': act(NOTHING, 'removal') },
    },
    'GET /api/desk/my-trip': {
      succeeds: [
        async () => {
          await started()
          return driver.call('/api/desk/my-trip')
        },
      ],
      fails: { 'not-permitted': () => manager.call('/api/desk/my-trip') },
    },
    'POST /api/desk/my-trip/stops/{stopId}/receipts': {
      succeeds: [
        async () => {
          const { stopId } = await startedForAccount()
          await collect(stopId, {})
          return collect(stopId, { method: 'UPI', reference: 'UPI 777' })
        },
      ],
      fails: {
        'invalid-input': async () => collect((await startedForAccount()).stopId, { method: 'CHEQUE' }),
        'not-found': () => collect(NOTHING, {}),
      },
    },
    'POST /api/desk/my-trip/stops/{stopId}/picture': {
      succeeds: [async () => sendPicture((await started()).stopId, await photo())],
      fails: {
        'file-refused': async () => sendPicture((await started()).stopId, new Uint8Array(9)),
        'not-found': () => sendPicture(NOTHING, new Uint8Array(9)),
      },
    },
    'GET /api/desk/trips/stops/{stopId}/picture': {
      succeeds: [
        async () => {
          const { stopId } = await started()
          await sendPicture(stopId, await photo())
          return manager.call(`/api/desk/trips/stops/${stopId}/picture`)
        },
      ],
      fails: { 'not-found': () => manager.call(`/api/desk/trips/stops/${NOTHING}/picture`) },
    },
    'GET /api/desk/cash': {
      succeeds: [
        async () => {
          const { stopId, cash } = await started()
          await report(stopId, { paid: { cash, upi: 0 } })
          return manager.call('/api/desk/cash')
        },
        () => manager.call('/api/desk/cash?day=2026-01-01'),
      ],
      fails: { 'not-permitted': () => driver.call('/api/desk/cash') },
    },
    'POST /api/desk/cash/hand-ins': {
      succeeds: [
        async () => {
          const { tripId, stopId, cash } = await started()
          await report(stopId, { paid: { cash, upi: 0 } })
          return manager.post('/api/desk/cash/hand-ins', {
            tripId,
            expected: cash,
            counted: cash - 1_000,
            note: 'a note was torn',
          })
        },
      ],
      fails: {
        'amount-changed': async () => {
          const { tripId } = await started()
          return manager.post('/api/desk/cash/hand-ins', { tripId, expected: 1, counted: 1 })
        },
        'not-found': () =>
          manager.post('/api/desk/cash/hand-ins', { tripId: NOTHING, expected: 1, counted: 1 }),
      },
    },
    'POST /api/desk/cash/till-entries': {
      succeeds: [
        () => enterInTill({ kind: 'put-in', amount: 200_000, reason: 'float' }),
        () => enterInTill({ kind: 'taken-out', amount: 50_050, reason: 'expense', note: 'tea and sugar' }),
        async () => {
          const { inTill } = await json<CashDayWire>(manager.call('/api/desk/cash'))
          return enterInTill({
            kind: 'counted',
            expected: inTill,
            amount: inTill + 100,
            note: 'one coin more',
          })
        },
      ],
      fails: {
        'amount-changed': () => enterInTill({ kind: 'taken-out', amount: 900_000_000, reason: 'bank' }),
        'idempotency-conflict': async () => {
          const id = randomUUID()
          await enterInTill({ id, kind: 'put-in', amount: 1, reason: 'owner' })
          return enterInTill({ id, kind: 'put-in', amount: 2, reason: 'owner' })
        },
        'invalid-input': () => enterInTill({ kind: 'put-in', amount: 0, reason: 'float' }),
        'not-permitted': () =>
          driver.post('/api/desk/cash/till-entries', {
            id: randomUUID(),
            kind: 'put-in',
            amount: 1,
            reason: 'float',
          }),
      },
    },
    'POST /api/desk/my-trip/stops/{stopId}': {
      succeeds: [
        async () => {
          const { stopId, cash } = await started()
          return report(stopId, { paid: { cash, upi: 0 } })
        },
      ],
      fails: {
        'amount-changed': async () => report((await started()).stopId, { paid: { cash: 1, upi: 0 } }),
        'not-found': () => report(NOTHING, {}),
      },
    },
  }
}

/** A picture with something to see in it. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 200, height: 150, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}
