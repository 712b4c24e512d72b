import { expect, test } from 'vitest'
import { unitCode } from './unit-code.ts'

test.each([
  ['bag', 'BAG'],
  ['Bags', 'BAG'],
  ['piece', 'PCS'],
  ['kg', 'KGS'],
  ['metre', 'MTR'],
  ['sq ft', 'SQF'],
  ['sq. ft.', 'SQF'],
  ['sqm', 'SQM'],
  ['litre', 'LTR'],
  ['tonne', 'MTS'],
  ['rod', 'NOS'],
  [null, 'NOS'],
  [' ', 'NOS'],
  ['cft', 'OTH'],
  ['truckload', 'OTH'],
])('%j is %s', (unit, code) => {
  expect(unitCode(unit)).toBe(code)
})
