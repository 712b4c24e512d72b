import { expect, test } from 'vitest'
import { periodIn, statementPeriod } from './statement-periods.ts'

test('[CREDIT-02] the periods of a statement follow the financial year', () => {
  expect(statementPeriod('month', '2026-11-28')).toEqual({ from: '2026-11-01', to: '2026-11-28' })
  expect(statementPeriod('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(statementPeriod('quarter', '2026-12-31')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(statementPeriod('year', '2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  expect(statementPeriod('year', '2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' })
  expect(statementPeriod('lastYear', '2026-11-28')).toEqual({ from: '2025-04-01', to: '2026-03-31' })
})

test('[CREDIT-02] the address names a period, and the month is the usual one', () => {
  const period = (query: string) => periodIn(new URLSearchParams(query), '2026-11-28')
  expect(period('from=2026-01-02&to=2026-01-03')).toEqual({ from: '2026-01-02', to: '2026-01-03' })
  expect(period('period=gone')).toEqual(period('period=month'))
})
