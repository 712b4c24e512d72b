import { expect, test } from 'vitest'
import { toPaise } from '../money/paise.ts'
import { normalizeReference, receiptIssue, type NewReceipt } from './receipt.ts'

const TODAY = '2026-11-20'
const issueOf = (more: Partial<NewReceipt>) =>
  receiptIssue(
    {
      id: 'one',
      amount: toPaise(100),
      method: 'UPI',
      reference: 'R1',
      bank: null,
      chequeDay: null,
      day: TODAY,
      note: null,
      ...more,
    },
    TODAY,
  )?.code ?? null

test('[CREDIT-02] a receipt is more than nothing, and of a day between a year ago and today', () => {
  expect(issueOf({})).toBeNull()
  expect(issueOf({ amount: toPaise(0) })).toBe('receipt-is-nothing')
  expect(issueOf({ day: '2026-11-21' })).toBe('receipt-in-future')
  expect(issueOf({ day: '2025-11-19' })).toBeNull()
  expect(issueOf({ day: '2025-11-18' })).toBe('receipt-too-old')
})

test('[CREDIT-02] [PAY-08] cash is of today, and UPI and transfers have a reference', () => {
  expect(issueOf({ method: 'CASH', reference: null })).toBeNull()
  expect(issueOf({ method: 'CASH', reference: null, day: '2026-11-19' })).toBe('receipt-cash-not-today')
  expect(issueOf({ reference: null })).toBe('upi-without-reference')
  expect(issueOf({ method: 'BANK', reference: null })).toBe('transfer-without-utr')
  expect(issueOf({ method: 'CARD', reference: null })).toBeNull()
})

test('[CREDIT-02] a cheque has six digits, a bank and a date of three months at most, or one to come', () => {
  const cheque = { method: 'CHEQUE', reference: '123456', bank: 'SBI', chequeDay: TODAY } as const
  expect(issueOf(cheque)).toBeNull()
  for (const reference of [null, '12345', '1234567', '12345A'])
    expect(issueOf({ ...cheque, reference })).toBe('cheque-number-wrong')
  expect(issueOf({ ...cheque, bank: null })).toBe('cheque-without-bank')
  expect(issueOf({ ...cheque, chequeDay: null })).toBe('cheque-without-date')
  expect(issueOf({ ...cheque, chequeDay: '2026-08-20' })).toBeNull()
  expect(issueOf({ ...cheque, chequeDay: '2026-08-19' })).toBe('cheque-too-old')
  expect(issueOf({ ...cheque, chequeDay: '2027-02-01' })).toBeNull()
})

test('[CREDIT-02] case, spaces and signs make no other reference', () => {
  expect(normalizeReference('utr 1234-5')).toBe('UTR12345')
})
