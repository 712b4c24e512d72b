import { expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { planRateImport, type FoundSize, type RateFacts, type RateRow } from './rate-import.ts'

const row = (more: Partial<RateRow>): RateRow => ({
  number: 2,
  rate: 'Tiscon',
  unit: null,
  base: null,
  size: null,
  factor: null,
  difference: null,
  ...more,
})

const member = (uid: string, difference = 0) => ({
  key: `rodVariant[0]`,
  uid,
  factor: 1_000,
  difference: toPaise(difference),
})

const facts: RateFacts = {
  rates: [
    { id: 'tiscon', name: 'Tiscon', unit: 'kg', base: toPaise(6_400), members: [member('r8', 150)] },
    {
      id: 'sand',
      name: 'Sand',
      unit: 'cft',
      base: null,
      members: [{ ...member('s1'), key: 'sandVariant[0]' }],
    },
  ],
  sizeOf: (text): FoundSize => {
    const [product = '', uid = ''] = text.split(' ')
    if (product === 'several') return 'unsure'
    return uid === '' ? 'unknown' : { key: `${product}Variant[0]`, uid, label: text }
  },
}

const plan = (...rows: readonly Partial<RateRow>[]) => planRateImport(rows.map(row), facts)
const outcomes = (...rows: readonly Partial<RateRow>[]) =>
  plan(...rows).rows.map(({ state, issue }) => issue ?? state)

test('[PRICE-09] a file adds sizes, takes figures that differ, leaves the others, and sets a rate alone', () => {
  const { rows, rates } = plan(
    { size: 'rod r8', difference: toPaise(150) },
    { size: 'rod r12', factor: 10_660, base: toPaise(6_500) },
    { rate: 'sand', base: toPaise(9_000) },
    { rate: 'New', unit: 'bag', size: 'cement c1' },
  )
  expect(rows.map(({ state }) => state)).toEqual(['same', 'new', 'base', 'new'])
  expect(rates).toMatchObject([
    { id: 'tiscon', base: 6_500, hasChanged: true, members: [{ uid: 'r8' }, { uid: 'r12', factor: 10_660 }] },
    { id: 'sand', base: 9_000, hasChanged: false },
    {
      id: null,
      name: 'New',
      unit: 'bag',
      base: null,
      members: [{ uid: 'c1', factor: 1_000, difference: 0 }],
    },
  ])
  expect(plan({ size: 'rod r8', difference: toPaise(-100) }).rates[0]?.members).toEqual([member('r8', -100)])
  expect(plan({ size: 'rod r8', factor: 2_000 }).rates[0]?.members).toEqual([
    { ...member('r8', 150), factor: 2_000 },
  ])
})

test.each<[string, Partial<RateRow>, string]>([
  ['names no rate', { rate: ' ' }, 'no-rate'],
  ['begins a rate without a unit', { rate: 'New', size: 'cement c1' }, 'unit-missing'],
  ['begins a rate without a size', { rate: 'New', unit: 'kg', base: toPaise(1) }, 'rate-without-size'],
  ['has a name that is too long', { rate: 'x'.repeat(61), unit: 'kg', size: 'cement c1' }, 'rate-name-long'],
  ['names a size that nothing is', { size: 'nothing' }, 'size-unknown'],
  ['names several sizes', { size: 'several x' }, 'size-unsure'],
  ['names a size of another rate', { size: 'sand s1' }, 'size-of-other'],
  ['has no sure rate', { base: false }, 'base-wrong'],
  ['has no sure factor', { size: 'rod r8', factor: false }, 'times-wrong'],
  ['has no sure difference', { size: 'rod r8', difference: false }, 'difference-wrong'],
])('[PRICE-09] a row that %s is refused', (_, more, issue) => {
  expect(outcomes(more)).toEqual([issue])
})

test('[PRICE-09] rows of a file do not contradict each other', () => {
  expect(outcomes({ size: 'rod r8' }, { size: 'rod r8' })).toEqual(['same', 'size-twice'])
  expect(outcomes({ base: toPaise(6_500) }, { base: toPaise(6_600) })).toEqual(['base', 'base-differs'])
  expect(outcomes({ size: 'rod r12' }, { rate: 'Sand', size: 'rod r12' })).toEqual(['new', 'size-of-other'])
})
