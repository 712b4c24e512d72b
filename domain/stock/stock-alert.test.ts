import { expect, test } from 'vitest'
import { alertName, decideAlert } from './stock-alert.ts'

const limits = { messagesPerDay: 100, messagesPerDayToCustomer: 3 }

test.each([
  [0, 0, 'send'],
  [49, 2, 'send'],
  [50, 0, 'wait'],
  [10, 3, 'skip'],
])(
  '[STOCK-03] after %d messages of the store and %d to the customer: %s',
  (byStore, toCustomer, decision) => {
    expect(decideAlert({ byStore, toCustomer }, limits, { active: false })).toBe(decision)
  },
)

test('[STOCK-03] a message names a variant shortly', () => {
  expect(alertName('OPC Cement', ['50 kg'])).toBe('OPC Cement, 50 kg')
  const long = alertName('Thermo Mechanically Treated Reinforcement Bar Fe 550D of the best kind', ['12 mm'])
  expect(long).toHaveLength(60)
  expect(long).toMatch(/^Thermo .*\.\.$/)
})
