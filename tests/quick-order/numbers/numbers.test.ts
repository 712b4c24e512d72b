import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'
import { startReading } from '#search/quick-order/read-order.ts'
import { indexDemo } from '../demo-answers.ts'

const index = indexDemo()

/** What each line of an order counts: a quantity, a question with what may be meant, or `-` where nothing is counted. */
function countsIn(text: string): string[] {
  const reader = startReading(index)
  return orderRows(text).rows.flatMap((row) =>
    reader.read(row).lines.map(({ decision: { quantity }, doubt }) => {
      if (doubt !== null) return `? ${doubt.reason} ${doubt.mayBe.join('/')}`.trim()
      return quantity === null ? '-' : `${quantity.value} ${quantity.unit ?? ''}`.trim()
    }),
  )
}

const table = readFileSync(path.join(import.meta.dirname, 'numbers.txt'), 'utf8')
const rows = table.split('\n').flatMap((row): [string, string][] => {
  const [line = '', count] = row.split(' => ')
  return count === undefined ? [] : [[line, count]]
})

test.each(rows)('[QO-03] a number is read as anybody reads it, or asked for: %s', (line, count) => {
  expect(countsIn(line).join('; ')).toBe(count)
})

test.each([
  ['50-60', '? range 50/60'],
  ['50+20', '? sum 70'],
  ['5+5', '? sum 10'],
  ['50/60', '? range 50/60'],
  ['2x50', '? product 100/50'],
  ['1E+03', '? notation 1000'],
  ['50 60', '? several 50/60'],
  ['0', '? nothing'],
  ['50', '50 bag'],
  ['1,250', '1250 bag'],
])('[QO-03] so is the cell of a sheet: %s', (cell, count) => {
  expect(countsIn(`item\tqty\tunit\nopc cement\t${cell}\tbags`)).toEqual([count])
})

/** What stands beside a count and is none. */
const beside = fc.constantFrom(
  '@ 380',
  'rs 380',
  '₹380/bag',
  '380/-',
  '12/05/2025',
  '9876543210',
  'pin 560001',
  'gst 28%',
  'by 5 dec',
  '10:30 am',
)
const before = fc.constantFrom('', '1) ', '12. ', '(3) ', '४. ', '#7 ', '- ', '[12/10, 9:41 am] Raju: ')
const amount = fc.integer({ min: 1, max: 9_999 }).filter((each) => each !== 50)

test('[QO-03] whatever figures stand around it, a count is the one that is written', () => {
  fc.assert(
    fc.property(before, amount, beside, (start, count, end) => {
      expect(countsIn(`${start}ppc cement ${count} bags ${end}`)).toEqual([`${count} bag`])
    }),
    { numRuns: 150 },
  )
})

test('[QO-03] two numbers with a sign between them are never silently one of them', () => {
  const sign = fc.constantFrom(
    '-',
    '/',
    ' to ',
    ' or ',
    ' + ',
    '+',
    ' & ',
    ' x ',
    'x',
    '*',
    '^',
    '~',
    '..',
    ' se ',
  )
  fc.assert(
    fc.property(amount, sign, amount, (one, joint, other) => {
      fc.pre(one !== other)
      const [count = ''] = countsIn(`ppc cement ${one}${joint}${other} bags`)
      // 1/8 is an eighth, neither a one nor an eight
      const isFraction = joint === '/' && one < other && other < 10
      expect(count).toMatch(isFraction ? /^(?:\?|-$|0\.)/ : /^(?:\?|-$)/)
    }),
    { numRuns: 200, examples: [[1, '/', 8]] },
  )
})
