import { expect, it } from 'vitest'
import { REASON_LENGTH, reasonText } from './cancel-reason.ts'

const textOf = (reason: string) => `words of ${reason}`

it('[ORD-09] an order is cancelled with a reason: one of the list, or the own words of the person', () => {
  expect(reasonText('mistake', '', textOf)).toBe('words of mistake')
  expect(reasonText('other', '  the site is closed ', textOf)).toBe('the site is closed')
})

it('[ORD-09] without a reason no order is cancelled', () => {
  expect(reasonText(null, 'whatever', textOf)).toBeNull()
  expect(reasonText('other', '   ', textOf)).toBeNull()
})

it('[ORD-09] own words are cut to what the store takes', () => {
  expect(reasonText('other', 'x'.repeat(400), textOf)).toHaveLength(REASON_LENGTH)
})
