import { expect, test } from 'vitest'
import { demoPlan, isDemoPlan } from './demo-plan.ts'
import { deliveryPlan } from './plan-wire.ts'
import { areaNameIn, emptyPlan } from './plan.ts'
import { findArea } from './find-area.ts'
import { promiseDay } from './promise-day.ts'
import { defaultPromise } from './default-promise.ts'
import { testArea } from '../../tests/support/builders/test-area.ts'
import { addDays } from './calendar.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const
const plan = (...areas: ReturnType<typeof testArea>[]) => ({ ...emptyPlan, areas })

test('[GEN-05] without a PIN code only what the quickest areas keep is promised, by their names', () => {
  const near = testArea({ workingDays: everyDay, capacity: { kilograms: 60_000, trips: null } })
  const far = testArea({ id: 'far', name: 'Delhi', pins: ['110'], leadDays: 2, workingDays: everyDay })
  expect(defaultPromise(plan(far, near))).toEqual({
    areas: [{ name: 'Gurugram' }],
    days: 1,
    everyDay: true,
    cutOff: null,
    kilograms: 60_000,
    slowProducts: [],
  })
  expect(defaultPromise(plan())).toBeNull()
})

test('[GEN-05] days off, holidays and a cut-off are part of the promise', () => {
  expect(defaultPromise(plan(testArea({ cutOff: '16:00' })))).toMatchObject({
    everyDay: false,
    cutOff: '16:00',
    kilograms: null,
  })
  const holidays = [{ day: '2026-12-25', name: 'Christmas' }]
  expect(defaultPromise({ ...plan(testArea({ workingDays: everyDay })), holidays })).toMatchObject({
    everyDay: false,
  })
  const daily = testArea({ id: 'daily', name: 'Sohna', workingDays: everyDay })
  expect(defaultPromise(plan(testArea(), daily))).toMatchObject({ areas: [{ name: 'Sohna' }] })
})

test('[AREA-02] the weight that one day carries is the limit of trips where that is less', () => {
  const trips = testArea({ capacity: { kilograms: 90_000, trips: 4 }, tripKilograms: 10_000 })
  const other = testArea({ id: 'other', name: 'Sohna', capacity: { kilograms: 50_000, trips: null } })
  expect(defaultPromise(plan(trips, other))).toMatchObject({
    areas: [{ name: 'Gurugram' }, { name: 'Sohna' }],
    kilograms: 40_000,
  })
})

test('[GEN-05] the demo’s areas are a plan that keeps one day around Gurugram, at any time, and for nobody else', () => {
  expect(deliveryPlan.parse(demoPlan)).toEqual(demoPlan)
  expect(defaultPromise(demoPlan)).toMatchObject({
    areas: [{ name: 'Gurugram' }],
    days: 1,
    everyDay: true,
    cutOff: null,
  })
  const dayOf = (pin: string, kilograms: number, at: string) => {
    const area = findArea(demoPlan, pin)
    if (area === null) return null
    return promiseDay(
      { plan: demoPlan, area, taken: new Map() },
      { at: new Date(at), kilograms, productIds: [] },
    )?.day
  }
  for (let day = '2026-11-23'; day <= '2026-11-29'; day = addDays(day, 1))
    expect(dayOf('122018', 25_000, `${day}T23:50:00+05:30`)).toBe(addDays(day, 1))
  // Delhi, 500 t, and the other end of the country
  expect(dayOf('110001', 50, '2026-11-28T10:00:00+05:30')).toBe('2026-11-30')
  expect(dayOf('122018', 500_000, '2026-11-28T10:00:00+05:30')).toBe('2026-12-07')
  expect(
    ['744101', '560001', '400001', '999999'].map((pin) => dayOf(pin, 50, '2026-11-28T10:00:00Z')),
  ).toEqual(Array.from({ length: 4 }, () => null))
})

test('[LANG-01] [GEN-05] pages in Hindi name the areas of the promise in Hindi, where they have such a name', () => {
  const names = (defaultPromise(demoPlan)?.areas ?? []).map((area) => areaNameIn('hi', area))
  expect(names).toEqual(['गुरुग्राम'])
  expect(areaNameIn('en', { name: 'Gurugram', nameHi: 'गुरुग्राम' })).toBe('Gurugram')
  expect(areaNameIn('hi', { name: 'Gurugram' })).toBe('Gurugram')
})

test('[GEN-05] the plan of the demonstration is known with and without its names in Hindi', () => {
  const [first, ...others] = demoPlan.areas.map((area) => ({ ...area, nameHi: undefined }))
  if (first === undefined) throw new Error('no area')
  expect(isDemoPlan(demoPlan)).toBe(true)
  expect(isDemoPlan({ ...demoPlan, areas: [first, ...others] })).toBe(true)
  expect(isDemoPlan({ ...demoPlan, areas: [{ ...first, name: 'Sohna' }, ...others] })).toBe(false)
})
