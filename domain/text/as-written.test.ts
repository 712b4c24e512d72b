import { expect, test } from 'vitest'
import { asWritten } from './as-written.ts'

test('[QO-01] words that were not understood are said as they were spelt', () => {
  expect(asWritten('उडने', '“उड़ने” वाला कालीन 3')).toBe('उड़ने')
  expect(asWritten('flying carpet', '3 Flying CARPET')).toBe('Flying CARPET')
  expect(asWritten('gone', 'Flying carpet')).toBe('gone')
})
