import { describe, expect, test } from 'vitest'
import { findUnseenMoney, sumPayments } from './money.ts'
import { existing, sampleLedgers } from './sample-ledgers.ts'

describe('the money of a cancelled order adds up while a bank holds it:', () => {
  const disputed = { payment_id: 'pay_3', amount_deducted: 0, status: 'open' }

  test('a dispute of a part leaves the rest to be refunded when it has ended', () => {
    const ledgers = sampleLedgers()
    Object.assign(existing(ledgers.payments[2]), { refunded: 0, disputed: 51 })
    existing(ledgers.refunds[1]).state = 'DUE'
    existing(ledgers.provider.payments[2]).amount_refunded = 0
    ledgers.provider.refunds.pop()
    ledgers.provider.disputes.push({ ...disputed, amount: 51 })
    const sums = { captured: 3_153n, kept: 1_051n, due: 1_000n, refunded: 1_051n, byHand: 0n, withheld: 51n }
    expect(sumPayments(ledgers)).toEqual(sums)
    expect(findUnseenMoney(ledgers)).toEqual(['1000 of pay_3 is yet to be refunded, and nobody sees it'])
    ledgers.attention.push({ paymentId: 'pay_3', kind: 'disputed' })
    expect(findUnseenMoney(ledgers)).toEqual([])
  })

  test('a dispute of what was refunded before withholds nothing of what was captured', () => {
    const ledgers = sampleLedgers()
    existing(ledgers.payments[2]).disputed = 1_051
    ledgers.provider.disputes.push({ ...disputed, amount: 1_051 })
    expect(sumPayments(ledgers)).toEqual(sumPayments(sampleLedgers()))
    expect(findUnseenMoney(ledgers)).toEqual(['1051 of pay_3 went back twice or may, and nobody sees it'])
    ledgers.attention.push({ paymentId: 'pay_3', kind: 'disputed' })
    expect(findUnseenMoney(ledgers)).toEqual([])
  })
})
