import { expect, test } from 'vitest'
import { parseCustomerSearch } from './customer-search.ts'

test('[DESK-06] what is typed is a part of a phone number, a GSTIN or the beginnings of names', () => {
  expect(parseCustomerSearch(' 98123 45678 ')).toEqual({ kind: 'phone', digits: '9812345678' })
  expect(parseCustomerSearch('+91 98123-45678')).toEqual({ kind: 'phone', digits: '9812345678' })
  for (const text of ['\u200e+91 98123 45678\u202c', '00919812345678', '(+91) 98123 45678', '९८१२३४५६७८'])
    expect(parseCustomerSearch(text)).toEqual({ kind: 'phone', digits: '9812345678' })
  expect(parseCustomerSearch('919812345678')).toEqual({ kind: 'phone', digits: '9812345678' })
  expect(parseCustomerSearch('5678')).toEqual({ kind: 'phone', digits: '5678' })
  expect(parseCustomerSearch('27aapfu0939f1zv')).toEqual({ kind: 'gstin', gstin: '27AAPFU0939F1ZV' })
  expect(parseCustomerSearch('Asha Verma')).toEqual({ kind: 'words', words: ['asha', 'verma'] })
  expect(parseCustomerSearch('12')).toEqual({ kind: 'words', words: ['12'] })
  expect(parseCustomerSearch(' & | ')).toBe(null)
})
