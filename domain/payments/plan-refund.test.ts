import { expect, it } from 'vitest'
import type { Paise } from '../money/paise.ts'
import type { PaymentLedger } from './ledger.ts'
import { planRefund, type KnownRefund } from './plan-refund.ts'

const ledger = (change: Partial<Record<keyof PaymentLedger, number>> = {}): PaymentLedger =>
  ({ captured: 35_400, refunded: 0, disputed: 0, lost: 0, ...change }) as PaymentLedger
const request = { key: 'k1', sending: null }
const refund = (state: KnownRefund['state'], key: string | null = 'k0'): KnownRefund => ({ key, state })

it('[SAFE-04] what is left of a payment is sent, whatever was refunded elsewhere', () => {
  expect(planRefund(ledger(), [], request)).toEqual({ step: 'send', amount: 35_400, needsKey: false })
  const plan = planRefund(ledger({ refunded: 5_400 }), [refund('processed', null)], request)
  expect(plan).toEqual({ step: 'send', amount: 30_000, needsKey: false })
})

it('[SAFE-04] nothing is sent twice: it is done when nothing is left, and waits while a bank decides', () => {
  expect(planRefund(ledger({ refunded: 35_400 }), [refund('processed')], request)).toEqual({ step: 'done' })
  expect(planRefund(ledger({ refunded: 35_400 }), [refund('pending')], request)).toEqual({ step: 'wait' })
})

it('[SAFE-04] what is disputed is not sent, and what a dispute took back is not returned again', () => {
  expect(planRefund(ledger({ disputed: 35_400 }), [], request)).toEqual({ step: 'wait' })
  expect(planRefund(ledger({ lost: 35_400 }), [], request)).toEqual({ step: 'done' })
})

it('[SAFE-04] a key is used for one amount, and not again after a rejection', () => {
  const sent = { key: 'k1', sending: 30_000 as Paise }
  expect(planRefund(ledger(), [], sent)).toMatchObject({ needsKey: true })
  expect(planRefund(ledger({ refunded: 5_400 }), [], sent)).toMatchObject({ needsKey: false })
  expect(planRefund(ledger(), [refund('failed', 'k1')], request)).toMatchObject({ needsKey: true })
})

it('[SAFE-04] staff take over when banks have rejected five', () => {
  const rejected = Array.from({ length: 5 }, (_, index) => refund('failed', `k${index}`))
  expect(planRefund(ledger(), rejected.slice(1), { ...request, key: 'k9' })).toMatchObject({ step: 'send' })
  expect(planRefund(ledger(), rejected, request)).toEqual({ step: 'give-up' })
})
