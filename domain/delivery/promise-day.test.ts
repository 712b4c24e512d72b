import fc from 'fast-check'
import { expect, test } from 'vitest'
import { istDay } from '../time/ist-day.ts'
import { addDays, isWorkingDay } from './calendar.ts'
import type { Load } from './load.ts'
import { weekdays, type DeliveryArea, type DeliveryPlan, type Weekday } from './plan.ts'
import { promiseDay, promiseDays, type Delivery, type Planning, type TakenLoads } from './promise-day.ts'
import { testArea } from '../../tests/support/builders/test-area.ts'

const free: TakenLoads = new Map()
const noPlan: Pick<DeliveryPlan, 'holidays' | 'productLeadDays'> = { holidays: [], productLeadDays: [] }
/** Friday 20 November 2026 at this time in India. */
const friday = (time: string): Date => new Date(`2026-11-20T${time}:00+05:30`)
const small = (at: Date, more: Partial<Delivery> = {}): Delivery => ({
  at,
  kilograms: 100,
  productIds: [],
  ...more,
})
const planning = (area = testArea(), more: Partial<Planning> = {}): Planning => ({
  plan: noPlan,
  area,
  taken: free,
  ...more,
})
const dayOf = (area: DeliveryArea, delivery: Delivery, more: Partial<Planning> = {}) =>
  promiseDay(planning(area, more), delivery)?.day

test('[AREA-02] what is ordered before the cut-off counts to today, later to the next working day', () => {
  const area = testArea({ cutOff: '16:00' })
  expect(dayOf(area, small(friday('15:59')))).toBe('2026-11-21')
  // counts to Saturday, and Sunday is none of its working days
  expect(dayOf(area, small(friday('16:00')))).toBe('2026-11-23')
  expect(dayOf(testArea({ leadDays: 0 }), small(friday('23:59')))).toBe('2026-11-20')
})

test('[AREA-02] the day is that of India, not that of the server', () => {
  expect(dayOf(testArea({ leadDays: 0 }), small(new Date('2026-11-19T18:30:00Z')))).toBe('2026-11-20')
})

test('[AREA-02] holidays neither pass as lead time nor are promised', () => {
  const plan = { ...noPlan, holidays: [{ day: '2026-11-21', name: 'Guru Nanak Jayanti' }] }
  expect(dayOf(testArea(), small(friday('10:00')), { plan })).toBe('2026-11-23')
  expect(dayOf(testArea({ leadDays: 2 }), small(friday('10:00')), { plan })).toBe('2026-11-24')
})

test('[AREA-02] the slowest product of an order decides', () => {
  const plan = { ...noPlan, productLeadDays: [{ productId: 'door', days: 5 }] }
  expect(dayOf(testArea(), small(friday('10:00'), { productIds: ['cement', 'door'] }), { plan })).toBe(
    '2026-11-26',
  )
  expect(dayOf(testArea(), small(friday('10:00'), { productIds: ['cement'] }), { plan })).toBe('2026-11-21')
})

test('[AREA-02] a full day is passed over; what is larger than a day is shared out and promised for its last', () => {
  const area = testArea({ capacity: { kilograms: 10_000, trips: null } })
  const taken = new Map([['2026-11-21', { kilograms: 9_950, trips: 3 }]])
  expect(dayOf(area, small(friday('10:00'), { kilograms: 50 }), { taken })).toBe('2026-11-21')
  expect(dayOf(area, small(friday('10:00')), { taken })).toBe('2026-11-23')
  expect(promiseDay(planning(area, { taken }), small(friday('10:00'), { kilograms: 12_000 }))).toEqual({
    day: '2026-11-24',
    loads: [
      { day: '2026-11-21', kilograms: 50, trips: 1 },
      { day: '2026-11-23', kilograms: 10_000, trips: 1 },
      { day: '2026-11-24', kilograms: 1_950, trips: 1 },
    ],
  })
})

test('[AREA-02] an order takes as many trips as its weight asks for, and no more than a day has', () => {
  const area = testArea({ capacity: { kilograms: null, trips: 4 }, tripKilograms: 5_000 })
  const taken = new Map([['2026-11-21', { kilograms: 0, trips: 2 }]])
  expect(promiseDay(planning(area, { taken }), small(friday('10:00'), { kilograms: 10_001 }))?.loads).toEqual(
    [{ day: '2026-11-23', kilograms: 10_001, trips: 3 }],
  )
})

test('[AREA-02] later days are offered too, and nothing is promised where no day is left', () => {
  expect(promiseDays(planning(), small(friday('10:00')), 3)).toEqual([
    '2026-11-21',
    '2026-11-23',
    '2026-11-24',
  ])
  expect(dayOf(testArea({ workingDays: [] }), small(friday('10:00')))).toBeUndefined()
  expect(dayOf(testArea({ leadDays: 200 }), small(friday('10:00')))).toBeUndefined()
  expect(dayOf(testArea(), small(friday('10:00'), { notBefore: '2026-11-25' }))).toBe('2026-11-25')
  expect(dayOf(testArea(), small(friday('10:00'), { notBefore: '2027-11-25' }))).toBeUndefined()
})

const START = Date.parse('2026-11-01T00:00:00+05:30')
const MONTH_MS = 30 * 86_400_000
const anyDay = fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-11-01', count))
const anyTime = fc
  .record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
  .map(({ hours, minutes }) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const anyArea = fc
  .record({
    leadDays: fc.integer({ min: 0, max: 10 }),
    cutOff: fc.option(anyTime),
    workingDays: fc.subarray<Weekday>([...weekdays], { minLength: 1 }),
    capacity: fc.record({
      kilograms: fc.option(fc.integer({ min: 1, max: 5_000 })),
      trips: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
    tripKilograms: fc.option(fc.integer({ min: 1, max: 3_000 })),
  })
  .map(testArea)
const anyPlan = fc.record({
  holidays: fc.array(anyDay.map((day) => ({ day, name: 'x' }))),
  productLeadDays: fc.array(
    fc.record({ productId: fc.constantFrom('a', 'b'), days: fc.integer({ min: 0, max: 12 }) }),
    { maxLength: 3 },
  ),
})
const anyInstant = fc.integer({ min: 0, max: MONTH_MS }).map((ms) => new Date(START + ms))
const anyDelivery = fc.record({
  at: anyInstant,
  kilograms: fc.integer({ min: 0, max: 8_000 }),
  productIds: fc.subarray(['a', 'b', 'c']),
  notBefore: fc.option(anyDay, { nil: undefined }),
})
const anyTaken = fc
  .array(
    fc.tuple(
      anyDay,
      fc.record({ kilograms: fc.integer({ min: 0, max: 6_000 }), trips: fc.integer({ min: 0, max: 6 }) }),
    ),
  )
  .map((rows): TakenLoads => new Map(rows))
const situation = fc.record({
  plan: anyPlan,
  area: anyArea,
  delivery: anyDelivery,
  taken: anyTaken,
  otherTime: anyInstant,
})

const exceeds = ({ kilograms, trips }: Load, { capacity }: DeliveryArea): boolean =>
  kilograms > (capacity.kilograms ?? Infinity) || trips > (capacity.trips ?? Infinity)

test('[AREA-02] a promise is never before the lead time, nor before the day that is asked for', () => {
  fc.assert(
    fc.property(situation, ({ plan, area, delivery, taken }) => {
      const promised = promiseDay({ plan, area, taken }, delivery)
      fc.pre(promised !== null)
      const leads = plan.productLeadDays.filter(({ productId }) => delivery.productIds.includes(productId))
      const lead = Math.max(area.leadDays, ...leads.map(({ days }) => days))
      expect(promised.day >= addDays(istDay(delivery.at), lead)).toBe(true)
      expect(promised.day >= (delivery.notBefore ?? '')).toBe(true)
    }),
  )
})

test('[AREA-02] a promise is never on a day without work, nor is anything carried on one', () => {
  fc.assert(
    fc.property(situation, ({ plan, area, delivery, taken }) => {
      const promised = promiseDay({ plan, area, taken }, delivery)
      fc.pre(promised !== null)
      for (const { day } of promised.loads) expect(isWorkingDay({ plan, area }, day)).toBe(true)
      expect(promised.loads.at(-1)?.day).toBe(promised.day)
    }),
  )
})

test('[AREA-02] who orders later is never promised an earlier day', () => {
  fc.assert(
    fc.property(situation, ({ plan, area, delivery, taken, otherTime }) => {
      const times = [delivery.at, otherTime].toSorted((one, other) => one.getTime() - other.getTime())
      const [before, after] = times.map((at) => promiseDay({ plan, area, taken }, { ...delivery, at })?.day)
      // the horizon moves on with the time of the order
      fc.pre(before !== undefined && after !== undefined)
      expect(after >= before).toBe(true)
    }),
  )
})

test('[AREA-02] however many order, no day carries more than it takes, and every order is carried whole', () => {
  fc.assert(
    fc.property(situation, fc.array(anyDelivery, { maxLength: 25 }), ({ plan, area }, deliveries) => {
      const taken = new Map<string, Load>()
      for (const delivery of deliveries) {
        const loads = promiseDay({ plan, area, taken }, delivery)?.loads ?? []
        for (const { day, ...load } of loads) {
          const { kilograms, trips } = taken.get(day) ?? { kilograms: 0, trips: 0 }
          taken.set(day, { kilograms: kilograms + load.kilograms, trips: trips + load.trips })
        }
        const carried = loads.reduce((total, { kilograms }) => total + kilograms, 0)
        expect([0, delivery.kilograms]).toContain(carried)
      }
      for (const load of taken.values()) expect(exceeds(load, area)).toBe(false)
    }),
  )
})
