import { expect, test } from 'vitest'
import { isHsn } from './hsn.ts'

test('[DESK-07] an HSN has four, six or eight digits', () => {
  const codes = ['6904', '690410', '69041000', '6904 10 00', '6904.10', '996511']
  expect(codes.filter((code) => !isHsn(code))).toEqual([])
  const others = [null, '', '69', '690', '69041', '6904100', '690410001', '69O4', 'n/a', '-']
  expect(others.filter(isHsn)).toEqual([])
})
