import { expect, test } from 'vitest'
import { demoSeller } from './seller.ts'
import { nextFinancialYear, seriesOf, seriesSchema } from './series.ts'

test('[GEN-06] the prefixes of a year are those that were set last, before that those of the firm', () => {
  const byYear = {
    '2027-28': { invoice: 'A', creditNote: 'B' },
    '2029-30': { invoice: 'C', creditNote: 'D' },
  }
  const invoiceOf = (year: string) => seriesOf(byYear, demoSeller, year).invoice
  expect(['2026-27', '2027-28', '2028-29', '2029-30', '2031-32'].map(invoiceOf)).toEqual([
    'NV',
    'A',
    'A',
    'C',
    'C',
  ])
})

test('[GEN-06] the next financial year begins on 1 April IST', () => {
  expect(nextFinancialYear(new Date('2027-03-31T18:29:59Z'))).toBe('2027-28')
  expect(nextFinancialYear(new Date('2027-03-31T18:30:00Z'))).toBe('2028-29')
})

test('[GEN-06] invoices and credit notes never share a prefix', () => {
  expect(seriesSchema.safeParse({ '2027-28': { invoice: 'A', creditNote: 'A' } }).success).toBe(false)
  expect(seriesSchema.safeParse({ '2027-28': { invoice: 'toolong', creditNote: 'A' } }).success).toBe(false)
  expect(seriesSchema.safeParse({ '2027-28': { invoice: 'A', creditNote: 'B' } }).success).toBe(true)
})
