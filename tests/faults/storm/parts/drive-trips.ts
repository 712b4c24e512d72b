import { randomUUID } from 'node:crypto'
import type { LineQuantity } from '#domain/fulfilments/fulfilment.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { operator, type StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { amountToCollect } from '#domain/trips/stop-due.ts'
import type { Stop } from '#domain/trips/trip.ts'
import type { StormServices } from '../open-services.ts'
import { runConcurrently } from '../run-concurrently.ts'
import { seededRandom, type SeededRandom } from '../seeded-random.ts'
import type { Observations } from '../shopper/observations.ts'
import { runRefunds } from './handle-in-parts.ts'
import { staffAct } from './staff-act.ts'

const DRIVERS = 3
const SHIPMENTS = 90
const STOPS = 3
/** What a driver is short of now and then, in paise. */
const SHORT = 1_000
const TEN_SHORT = 'desk: ten rupees short'
const office = operator('storm')

type Trips = { readonly store: StormServices; readonly seed: number; readonly observations: Observations }

type Run = Trips & { readonly random: SeededRandom; readonly driver: StaffActor }

/**
 * What was packed goes out on trips: drivers report their stops, some twice and some while the office records the same, and hand
 * in the cash, now and then ₹10 short and counted by two at once.
 */
export async function driveTrips(trips: Trips): Promise<void> {
  const { store, seed } = trips
  const drivers = await Promise.all(
    Array.from({ length: DRIVERS }, async (_, index) => {
      const phone = `+91987600000${index}` as Phone
      const { uid, name } = await store.services.desk.grant(office, {
        phone,
        name: `Driver ${index}`,
        role: 'driver',
      })
      return { kind: 'staff', uid, name, role: 'driver', isProved: true } as const
    }),
  )
  const { waiting } = await store.services.desk.trips.list(office)
  const loads = drivers.map((driver, index) => ({
    driver,
    ids: waiting
      .slice(0, SHIPMENTS)
      .filter((_, position) => position % DRIVERS === index)
      .map(({ fulfilmentId }) => fulfilmentId),
  }))
  await runConcurrently(
    DRIVERS,
    loads.filter(({ ids }) => ids.length > 0),
    async ({ driver, ids }) => {
      const random = seededRandom(seed, `trips of ${driver.name}`)
      for (let from = 0; from < ids.length; from += STOPS)
        await drive({ ...trips, random, driver }, ids.slice(from, from + STOPS))
    },
  )
}

async function drive(run: Run, fulfilmentIds: readonly string[]): Promise<void> {
  const { store, observations, driver } = run
  const { trips } = store.services.desk
  const plan = {
    day: istDay(store.now()),
    vehicle: `HR 55 ${driver.name}`,
    capacityKg: 5_000,
    driverUid: driver.uid,
    fulfilmentIds,
  }
  let tripId = ''
  const isPlanned = await staffAct(
    observations,
    'plan a trip',
    async () => (tripId = await trips.plan(office, plan)),
  )
  // a shipment may have been cancelled meanwhile
  if (!isPlanned) return
  // a lorry load is worth more than what travels without an e-way bill, and the portal is far away
  const isStarted = await staffAct(observations, 'start a trip', () =>
    trips.start(office, { tripId, confirmNoEwayBill: true }),
  )
  // a refunded payment holds back a whole trip
  if (!isStarted) {
    await staffAct(observations, 'remove a trip', () => trips.remove(office, { tripId }))
    return
  }
  const [trip] = (await trips.listOwn(driver)).filter(({ id }) => id === tripId)
  for (const stop of trip?.stops ?? []) await Promise.all([report(run, stop), collect(run, stop)])
  await handIn(run, tripId)
  await staffAct(observations, 'close a trip', () => trips.close(office, { tripId }))
  await handIn(run, tripId)
}

/**
 * The driver takes money for the account of a stop now and then, maybe tapping twice, and the office takes some of it back, maybe
 * while the cash is counted.
 */
async function collect({ store, observations, random, driver }: Run, stop: Stop): Promise<void> {
  if (stop.credit === null || random.chance(0.3)) return
  const { trips, accounts } = store.services.desk
  const id = randomUUID()
  const method = random.pickWeighted({ CASH: 60, UPI: 20, CHEQUE: 20 })
  const tappedAt = store.now()
  const taken = {
    id,
    stopId: stop.stopId,
    amount: toPaise(
      random.chance(0.4) && stop.credit.owed > 0 ? stop.credit.owed : random.integer(10_000, 90_000),
    ),
    method,
    reference: method === 'CASH' ? null : randomUUID().replaceAll('-', '').slice(0, 12),
    bank: method === 'CHEQUE' ? 'SBI' : null,
    chequeDay: method === 'CHEQUE' ? istDay(tappedAt) : null,
    tappedAt,
  }
  const taps = random.chance(0.25) ? 2 : 1
  const tap = () => staffAct(observations, 'collect on account', () => trips.collect(driver, taken))
  const isTaken = (await Promise.all(Array.from({ length: taps }, tap))).some(Boolean)
  if (!isTaken) return
  observations.postings.push(id)
  const order = await store.database.queries
    .selectFrom('account_entries')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (order === undefined || !random.chance(0.25)) return
  const reversal = { id: randomUUID(), accountId: order.account_id, entryId: id, note: 'storm', charge: null }
  await staffAct(observations, 'take a door receipt back', () => accounts.reverse(office, reversal))
}

/** The driver reports what happened at a stop, maybe twice, maybe while the office does something with the order. */
async function report({ store, observations, random, driver }: Run, stop: Stop): Promise<void> {
  const { desk } = store.services
  const outcome = random.pickWeighted({ DELIVERED: 55, PART: 20, REFUSED: 12, NOT_TODAY: 13 })
  const refused = outcome === 'PART' ? refusedOf(random, stop) : []
  if (outcome === 'PART' && refused.length === 0) return
  const arrives = outcome === 'DELIVERED' || outcome === 'PART'
  const left = (line: number) => refused.find((one) => one.line === line)?.quantity ?? 0
  const lines = stop.lines.map((one) => ({ ...one, quantity: one.quantity - left(one.line) }))
  const due = arrives ? amountToCollect(stop.due, lines) : 0
  const cash = random.chance(0.7) ? due : random.integer(0, due)
  const said = {
    stopId: stop.stopId,
    key: randomUUID(),
    outcome,
    refused,
    reason: outcome === 'DELIVERED' ? null : 'storm',
    cash: cash as Paise,
    upi: (due - cash) as Paise,
    tappedAt: store.now(),
  }
  const tell = () => staffAct(observations, 'report a stop', () => desk.trips.report(driver, said))
  const { orderId, fulfilmentNumber: number } = stop
  const note = 'storm'
  const meanwhile = random.pickWeighted({ nothing: 60, again: 20, 'the office': 12, cancel: 8 })
  await Promise.all([
    tell(),
    meanwhile === 'again' && tell(),
    meanwhile === 'the office' &&
      staffAct(observations, 'deliver', () =>
        desk.moveFulfilment(office, { orderId, number, to: 'DELIVERED', note }),
      ),
    meanwhile === 'cancel' &&
      staffAct(observations, 'cancel', () => desk.moveOrder(office, { orderId, to: 'CANCELLED', note })),
  ])
  if (random.chance(0.2)) await runRefunds(store, observations)
}

function refusedOf(random: SeededRandom, { lines }: Stop): LineQuantity[] {
  const several = lines.filter(({ quantity }) => quantity > 1)
  if (several.length === 0) return []
  const { line, quantity } = random.pick(several)
  return [{ line, quantity: random.integer(1, quantity - 1) }]
}

/** Two count what the driver brings; one of them is told that it was counted. */
async function handIn({ store, observations, random }: Run, tripId: string): Promise<void> {
  const { trips } = store.services.desk
  const cash = await trips.readCash(office)
  const expected = cash.trips.find((trip) => trip.tripId === tripId)?.toHandIn ?? 0
  if (expected === 0) return
  const isFirst = !observations.counts.has(TEN_SHORT)
  const isShort = expected > SHORT && (isFirst || random.chance(0.3))
  if (isShort) observations.count(TEN_SHORT)
  const counted = isShort ? expected - SHORT : expected
  const count = {
    tripId,
    expected,
    counted: counted as Paise,
    note: isShort ? 'ten rupees short' : null,
  }
  const taps = random.chance(0.5) ? 2 : 1
  await Promise.all(
    Array.from({ length: taps }, () =>
      staffAct(observations, 'hand in cash', () => trips.handInCash(office, count)),
    ),
  )
}
