import { expect, test } from 'vitest'
import { emptyPlan } from '#domain/delivery/plan.ts'
import type { Paise } from '#domain/money/paise.ts'
import { testArea } from '../../../tests/support/builders/test-area.ts'
import { createAreaForm, formOfPlan, planOfForm } from './plan-form.ts'

const plan = {
  areas: [
    testArea({
      nameHi: 'गुरुग्राम',
      pins: ['122', '110001'],
      exceptPins: ['122051'],
      circle: { latitude: 28.42, longitude: 77.05, kilometres: 25 },
      cutOff: '16:00',
      capacity: { kilograms: 12_500, trips: 3 },
      tripKilograms: 9_000,
      slots: ['09:00-13:00'],
    }),
  ],
  places: [{ pin: '122018', latitude: 28.42, longitude: 77.05 }],
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
  productLeadDays: [{ productId: 'upvc-window', days: 7 }],
  asksAccess: true,
}

test('[AREA-01] a plan that is shown and saved again is the same', () => {
  expect(planOfForm(formOfPlan(plan))).toEqual(plan)
  expect(formOfPlan(plan, { 'upvc-window': 'uPVC window' }).slow).toEqual([
    { productId: 'upvc-window', name: 'uPVC window', days: '7' },
  ])
  expect(planOfForm(formOfPlan(emptyPlan))).toEqual(emptyPlan)
})

test('[AREA-02] an empty limit is none', () => {
  const form = { ...formOfPlan(emptyPlan), areas: [createAreaForm('a', 'Gurugram')] }
  const [area] = planOfForm({
    ...form,
    areas: [{ ...createAreaForm('a', 'Gurugram'), pins: '122, 110' }],
  }).areas
  expect(area).toMatchObject({ pins: ['122', '110'], capacity: { kilograms: null, trips: null } })
})

test.each([
  ['holidays', { holidays: [{ day: '', name: 'Christmas' }] }],
  ['slow', { slow: [{ productId: 'upvc-window', name: null, days: '' }] }],
  ['places', { places: '122018 north' }],
  ['centre', { areas: [{ ...createAreaForm('a', 'x'), centre: '28.4', kilometres: '25' }] }],
  ['centre', { areas: [{ ...createAreaForm('a', 'x'), kilometres: '25' }] }],
  ['kilometres', { areas: [{ ...createAreaForm('a', 'x'), centre: '28.4, 77.0' }] }],
  ['tonnes', { areas: [{ ...createAreaForm('a', 'x'), tonnes: 'ten' }] }],
  ['trips', { areas: [{ ...createAreaForm('a', 'x'), trips: '-1' }] }],
])('[AREA-01] what cannot be read in %s is named', (field, typed) => {
  expect(() => planOfForm({ ...formOfPlan(emptyPlan), ...typed })).toThrow(expect.objectContaining({ field }))
})

test('[AREA-04] a delivery fee is typed in rupees; nothing or none is free delivery', () => {
  const typed = (fee: string, freeFrom = '') => {
    const area = { ...createAreaForm('a', 'Gurugram'), fee, freeFrom }
    return planOfForm({ ...formOfPlan(emptyPlan), areas: [area] }).areas[0]?.fee
  }
  expect(typed('₹1,250.50', '50,000')).toEqual({ amount: 125_050, freeFrom: 5_000_000 })
  expect(typed('250')).toEqual({ amount: 25_000, freeFrom: null })
  for (const none of ['', '0']) expect(typed(none)).toBeUndefined()
  for (const [fee, freeFrom, field] of [
    ['ten', '', 'fee'],
    ['10.555', '', 'fee'],
    ['-5', '', 'fee'],
    ['250', 'x', 'freeFrom'],
    ['', '5000', 'fee'],
  ] as const)
    expect(() => typed(fee, freeFrom)).toThrow(expect.objectContaining({ field }))
  const shown = { ...emptyPlan, areas: [testArea({ fee: { amount: 25_050 as Paise, freeFrom: null } })] }
  expect(planOfForm(formOfPlan(shown))).toEqual(shown)
})
