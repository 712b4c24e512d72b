import { expect, test } from 'vitest'
import { deskPaymentMessages } from './payments.ts'

test.each([
  ['goods_not_received', 'Reason: goods not received'],
  ['FRAUD', 'Reason: fraud'],
])('[SAFE-04] the reason of a dispute is in words: %s', (code, words) => {
  expect(deskPaymentMessages.disputeReason(code)).toBe(words)
})
