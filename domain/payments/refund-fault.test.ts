import { expect, test } from 'vitest'
import { readRefundFault, storeRefundFault, type RefundFault } from './refund-fault.ts'

test.each<RefundFault>([
  { code: 'provider-refused', said: 'The payment has been fully refunded already' },
  { code: 'bank-rejected' },
])('[SAFE-04] the fault %j is read as it was kept', (fault) => {
  expect(readRefundFault(storeRefundFault(fault))).toEqual(fault)
})

test('[SAFE-04] a fault from before they had facts is read, and the words of a provider are cut', () => {
  expect(readRefundFault('bank-rejected')).toEqual({ code: 'bank-rejected' })
  const text = 'PaymentProviderError: Razorpay rejected the request with status 400'
  expect(readRefundFault(text)).toEqual({ code: 'told', said: text })
  for (const odd of ['{"code":"struck-by-lightning"}', '{broken', 'provider-refused'])
    expect(readRefundFault(odd)).toEqual({ code: 'told', said: odd })
  const long = storeRefundFault({ code: 'provider-refused', said: 'x'.repeat(4_000) })
  expect(readRefundFault(long)).toEqual({ code: 'provider-refused', said: 'x'.repeat(300) })
})
