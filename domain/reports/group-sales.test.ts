import { describe, expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { byDepartment, withOthers } from './group-sales.ts'
import { daysOf, formerFrom, marginOf, sumSales, type SalesRow } from './report.ts'

const row = (key: string, total: number, cost = 0): SalesRow => ({
  key,
  name: key,
  quantity: 1,
  taxable: total as Paise,
  total: total as Paise,
  costed: (cost === 0 ? 0 : total) as Paise,
  cost: cost as Paise,
  former: 0 as Paise,
})
const rows = [row('cement', 500, 400), row('sand', 300), row('tile', 901)]

describe('sales', () => {
  test('[DESK-07] of products add up to those of their departments, the best first', () => {
    const departments = byDepartment(rows, (id) => (id === 'tile' ? undefined : 'Structure'))
    expect(departments.map(({ name, rest, total }) => [rest?.kind ?? name, total])).toEqual([
      ['gone', 901],
      ['Structure', 800],
    ])
    expect(sumSales(departments)).toEqual(sumSales(rows))
  })

  test('[DESK-07] beyond the most rows are one row, and the sum stays', () => {
    const shown = withOthers(rows, 2)
    expect(shown.map(({ name, rest }) => rest ?? name)).toEqual(['cement', { kind: 'others', rows: 2 }])
    expect(sumSales(shown)).toEqual(sumSales(rows))
    expect(withOthers(rows, 3)).toEqual(rows)
  })

  test('[DESK-07] have a margin only as far as their cost is known', () => {
    expect(marginOf(sumSales(rows))).toBe(100)
    expect(marginOf(row('sand', 300))).toBeNull()
  })
})

test('[DESK-07] a period is compared with as many days before it', () => {
  expect(daysOf({ from: '2026-11-01', to: '2026-11-30' })).toBe(30)
  expect(formerFrom({ from: '2026-11-01', to: '2026-11-30' })).toBe('2026-10-02')
  expect(formerFrom({ from: '2026-03-01', to: '2026-03-01' })).toBe('2026-02-28')
})
