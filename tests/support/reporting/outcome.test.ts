import { expect, it } from 'vitest'
import type { TestResult } from './results.ts'
import { closingLine, isGood, reminder } from './outcome.ts'

const outcomes = (...states: TestResult['state'][]) => states.map((state) => ({ title: 'a', state }))

it('closes with the numbers alone', () => {
  expect(closingLine(outcomes('passed', 'failed', 'passed'))).toBe('2 passed, 1 failed')
  expect(closingLine(outcomes('passed', 'skipped'))).toBe('1 passed, 0 failed, 1 skipped')
  expect(closingLine([])).toBe('0 passed, 0 failed')
})

it('is good only when something passed and nothing failed', () => {
  expect(isGood(outcomes('passed', 'skipped'))).toBe(true)
  expect(isGood(outcomes('passed', 'failed'))).toBe(false)
  expect(isGood(outcomes('skipped'))).toBe(false)
  expect(isGood([])).toBe(false)
})

it('reminds of a failure in a few lines', () => {
  const error = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n\n')
  expect(reminder({ title: 'types', state: 'failed', error }).split('\n')).toHaveLength(8)
  expect(reminder({ title: 'types', state: 'failed' })).toBe('✗ types')
})
