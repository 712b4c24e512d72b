import { expect, test } from 'vitest'
import { orderNumber } from '../placing/order-number.ts'
import { parseOrderSearch } from './order-search.ts'

test('[DESK-02] what is typed to find orders is read as a number, a phone, a GST number or words', () => {
  const number = orderNumber(48_219_035)
  expect(parseOrderSearch(` ${number} `)).toEqual({ kind: 'number', orderNumber: number })
  expect(parseOrderSearch(number.replaceAll('-', ''))).toEqual({ kind: 'number', orderNumber: number })
  expect(parseOrderSearch('+91 98123 45678')).toEqual({ kind: 'phone', digits: '9812345678' })
  expect(parseOrderSearch('5678')).toEqual({ kind: 'phone', digits: '5678' })
  expect(parseOrderSearch('27aapfu0939f1zv')).toEqual({ kind: 'gstin', gstin: '27AAPFU0939F1ZV' })
  expect(parseOrderSearch('122001')).toEqual({
    kind: 'words',
    words: ['122001'],
    documentNumber: null,
    poNumber: '122001',
  })
  expect(parseOrderSearch("Asha's  Cement & co")).toEqual({
    kind: 'words',
    words: ['asha', 's', 'cement', 'co'],
    documentNumber: null,
    poNumber: "asha's  cement & co",
  })
  expect(parseOrderSearch('inv/26-27/12')).toMatchObject({ documentNumber: 'INV/26-27/12' })
  expect(parseOrderSearch('सीमेंट')).toMatchObject({ kind: 'words' })
  expect(parseOrderSearch(' |&!:* ')).toBeNull()
})
