import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderIdOfPaymentLink, paymentLinkTokenOf } from './payment-link-token.ts'

const KEY = 'a key of the store'
const orderId = '0b0d9d2e-6c5b-4c3e-9a53-0a4f6a1f2c11'
const token = paymentLinkTokenOf(KEY, orderId)

test('[DESK-10] the token of a link is short, always the same, and leads to its order', () => {
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(paymentLinkTokenOf(KEY, orderId)).toBe(token)
  expect(orderIdOfPaymentLink(KEY, token)).toBe(orderId)
})

test('[DESK-10] a token with any character changed, of another key or of another order leads nowhere', () => {
  for (let at = 0; at < token.length; at += 1)
    for (const other of ['A', 'B', 'Q', '-'].filter((one) => one !== token[at]))
      expect(orderIdOfPaymentLink(KEY, token.slice(0, at) + other + token.slice(at + 1))).toBeNull()
  expect(orderIdOfPaymentLink('another key', token)).toBeNull()
  const theirs = paymentLinkTokenOf(KEY, randomUUID())
  expect(orderIdOfPaymentLink(KEY, theirs.slice(0, 21) + token.slice(21))).toBeNull()
})

test.each(['', 'x', orderId, `${token}A`, `${token}=`, token.slice(1), 'ü'.repeat(43)])(
  '[DESK-10] %j is no token',
  (text) => {
    expect(orderIdOfPaymentLink(KEY, text)).toBeNull()
  },
)
