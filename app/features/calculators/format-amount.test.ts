import { expect, test } from 'vitest'
import { formatAmount, formatFact } from './format-amount.ts'

test('[PRICE-05] amounts are grouped and rounded, and the least amount is not shown as none', () => {
  expect(formatAmount(262_500, 'piece', 'ft')).toBe('2,62,500 pieces')
  expect(formatAmount(45.84, 'kg', 'ft')).toBe('45.8 kg')
  expect(formatAmount(0.0042, 'kg', 'ft')).toBe('0.004 kg')
  expect(formatAmount(1, 'm3', 'm')).toBe('1 m³ (35.3 cft)')
  expect(formatAmount(0.00003, 'm3', 'ft')).toBe('0.001 cft (0.00003 m³)')
  expect(formatFact({ name: 'volume', amount: 0 }, 'm')).toBe('0 m³ (0 cft)')
})
