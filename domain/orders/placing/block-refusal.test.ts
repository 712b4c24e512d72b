import { expect, test } from 'vitest'
import { blockRefusal } from './block-refusal.ts'

test('[DESK-06] a block from cash refuses cash alone, a whole one every order', () => {
  expect(blockRefusal(null, 'COD')).toBe(null)
  expect(blockRefusal('CASH', 'ONLINE')).toBe(null)
  expect(blockRefusal('CASH', 'COD')).toBe('cash-blocked')
  expect(blockRefusal('ALL', 'COD')).toBe('customer-blocked')
  expect(blockRefusal('ALL', 'ONLINE')).toBe('customer-blocked')
})
