import { describe, expect, test } from 'vitest'
import { cleanLine } from '#search/quick-order/clean-line.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row.replaceAll('⇥', '\t'))

describe('[QO-03] terms of trade and notes of books order nothing', () => {
  test.each([
    'Rates subject to revision without notice',
    'E. & O.E.',
    'Goods once sold will not be taken back',
    'EMD Rs 25,000 by demand draft',
    'Retention money 5 %',
    'Contingencies 3%',
    'Overheads and contractor’s profit @ 15 %',
    'Cartage extra',
    'GST included',
    'Warranty 5 years',
    'Validity of offer 15 days',
    'Time of completion: 6 months',
    'Ex-works Bhiwandi',
    'Received by storekeeper in good condition',
    'Issued to mason Ramesh',
    'Returned against challan 41',
    'Cheque no 234567 dated 3/4',
    'Brought forward from page 12',
    'Opening stock as per ledger, folio 7',
    'Say Rs 450',
    'Step 2 – choose the right grade',
  ])('%s', (row) => {
    expect(read(row)).toEqual([])
  })

  test.each([
    ['PPC cement 20 bags, freight to pay', '20 bag .*PPC Cement'],
    ['Fan regulator 5 nos, gst extra', '5 piece .*Fan Regulator'],
    ['Received by site: 30 bag ppc cement', '30 bag .*PPC Cement'],
    ['Shade net 50% 3 roll', '3 roll .*Shade Net'],
    ['Contact cement 1 ltr 4', '4 .*Rubber Contact Adhesive, 1 L'],
    ['Zorbatrix 20 nos, gst 18% extra', 'not-found'],
    ['Hydrochloric acid 30% 5 litre', 'not-found'],
    ['Tax invoice book 10 nos', 'not-found'],
    ['Labour charges for tiling 500 sqft', 'not-found'],
  ])('but what is ordered is not hidden by them: %s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(wanted)])
  })
})

describe('[QO-06] the number of a time or a place before a colon counts nothing and is no size', () => {
  test.each([
    ['Month 1: 200 bag cement', 'choose 200 bag .*Cement'],
    ['Week 5: 40 bag white cement', 'choose 40 bag .*White Cement'],
    ['Tower 2: cpvc elbow 25 mm 40', 'ready 40 .*CPVC Elbow 90°, 25 mm'],
    ['Room 15: 20 led bulb 9w', 'ready 20 .*LED Bulb B22, 9 W'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })

  test('a size before a colon is one', () => {
    expect(read('Elbow cpvc 25 mm: 40')).toEqual([expect.stringMatching(/^ready 40 .*CPVC Elbow 90°, 25 mm/)])
  })
})

test('[QO-03] a line with as many spaces as it may have is cleaned in no time', () => {
  const started = process.cpuUsage()
  expect(cleanLine(`warranty${' '.repeat(1900)}x`)).toMatch(/^warranty +x$/u)
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000)
})
