import { describe, expect, it } from 'vitest'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import type { WindowOutcome } from '#app/browser/payments/payment-outcome.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { runPaymentFlow, POLL_DELAYS_MS } from './payment-flow.ts'

const payment = { orderId: 'order_1' } as PaymentSession
const callback = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }
const paid: WindowOutcome = { outcome: 'paid', callback }
const dismissed: WindowOutcome = { outcome: 'dismissed' }

/** The responses of the store in order; the last one repeats. A status is an order, anything else an error code. */
type StoreResponse = 'INITIATED' | 'PLACED' | 'CANCELLED' | (string & {})

/** Runs a payment with the given window outcome and responses; returns its result, calls and delays. */
async function runFlow({
  outcome = dismissed,
  responses,
  from = payment,
}: {
  outcome?: WindowOutcome
  responses: StoreResponse[]
  from?: PaymentSession | null
}) {
  const calls: string[] = []
  const respond = async (name: string): Promise<OrderView> => {
    calls.push(name)
    const next = (responses.length > 1 ? responses.shift() : responses[0]) ?? ''
    if (!/^[A-Z]+$/.test(next)) throw new ApiError(next)
    return { orderStatus: next } as OrderView
  }
  const pauses: number[] = []
  const result = await runPaymentFlow(from, {
    pay: async () => {
      calls.push('window')
      return outcome
    },
    confirm: () => respond('confirm'),
    check: () => respond('check'),
    pause: async (ms) => void pauses.push(ms),
    onChecking: () => void calls.push('checking'),
  })
  return { result, calls, pauses }
}

describe('a payment that was made', () => {
  it('[PAY-03] is confirmed once, without a pause', async () => {
    const { result, calls, pauses } = await runFlow({ outcome: paid, responses: ['PLACED'] })
    expect(result.kind).toBe('placed')
    expect(calls).toEqual(['window', 'checking', 'confirm'])
    expect(pauses).toEqual([])
  })

  it('[PAY-04] is confirmed again when the confirmation got lost', async () => {
    const { result, calls } = await runFlow({ outcome: paid, responses: ['offline', 'slow', 'PLACED'] })
    expect(result.kind).toBe('placed')
    expect(calls.slice(2)).toEqual(['confirm', 'confirm', 'confirm'])
  })

  it('[PAY-03] that is not captured yet is polled with growing delays', async () => {
    const { result, calls, pauses } = await runFlow({
      outcome: paid,
      responses: ['payment-pending', 'INITIATED', 'payment-pending', 'PLACED'],
    })
    expect(result.kind).toBe('placed')
    expect(calls.slice(2)).toEqual(['confirm', 'check', 'check', 'check'])
    expect(pauses).toEqual(POLL_DELAYS_MS.slice(0, 3))
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  })

  it('[PAY-04] that stays unknown is left to the store: no endless waiting, and never "unpaid"', async () => {
    const waiting = await runFlow({ outcome: paid, responses: ['payment-pending'] })
    expect(waiting.result).toMatchObject({ kind: 'later', failure: { code: 'payment-pending' } })
    expect(waiting.pauses).toEqual(POLL_DELAYS_MS)
    const silent = await runFlow({ outcome: paid, responses: ['INITIATED'] })
    expect(silent.result).toMatchObject({ kind: 'later', failure: { code: 'payment-pending' } })
    const away = await runFlow({ outcome: paid, responses: ['payment-provider-unreachable'] })
    expect(away.result).toMatchObject({ kind: 'later', failure: { code: 'payment-provider-unreachable' } })
  })

  it('[PAY-04] for an order that had to be cancelled ends cancelled, with its refund', async () => {
    expect((await runFlow({ outcome: paid, responses: ['CANCELLED'] })).result.kind).toBe('cancelled')
  })

  it('[PAY-03] with a forged signature is unpaid unless the provider confirms it', async () => {
    const forged = await runFlow({ outcome: paid, responses: ['payment-not-genuine', 'INITIATED'] })
    expect(forged.result).toMatchObject({ kind: 'unpaid', failure: { code: 'payment-not-genuine' } })
    expect(forged.calls.slice(2)).toEqual(['confirm', 'check'])
    expect((await runFlow({ outcome: paid, responses: ['payment-not-genuine', 'PLACED'] })).result.kind).toBe(
      'placed',
    )
  })
})

describe('a window that was closed', () => {
  it('[PAY-06] is unpaid only after the store has calls the provider', async () => {
    const { result, calls } = await runFlow({ responses: ['INITIATED'] })
    expect(result).toEqual({ kind: 'unpaid', reason: '', failure: null })
    expect(calls).toEqual(['window', 'checking', 'check'])
  })

  it("[PAY-06] after a failed attempt reports the provider's message", async () => {
    const { result } = await runFlow({
      outcome: { outcome: 'failed', reason: 'The bank refused the card.' },
      responses: ['INITIATED'],
    })
    expect(result).toMatchObject({ kind: 'unpaid', reason: 'The bank refused the card.' })
  })

  it('[PAY-04] is placed when the payment was made anyway', async () => {
    expect((await runFlow({ responses: ['PLACED'] })).result.kind).toBe('placed')
  })

  it('[PAY-06] is checked until the store responds', async () => {
    const { result, pauses } = await runFlow({ responses: ['offline', 'INITIATED'] })
    expect(result.kind).toBe('unpaid')
    expect(pauses).toHaveLength(1)
  })

  it('[AUTH-09] is not checked again once the session has ended', async () => {
    const { result, calls } = await runFlow({ responses: ['not-signed-in'] })
    expect(result).toMatchObject({ kind: 'refused', failure: { code: 'not-signed-in' } })
    expect(calls).toEqual(['window', 'checking', 'check'])
  })
})

it('[PAY-06] a window that cannot be opened is reported at once: nothing can have been paid in it', async () => {
  const { result, calls } = await runFlow({ outcome: { outcome: 'unavailable' }, responses: ['INITIATED'] })
  expect(result).toEqual({ kind: 'unavailable' })
  expect(calls).toEqual(['window'])
})

it('[PAY-04] after a reload no window opens and the status is checked', async () => {
  const { result, calls } = await runFlow({ from: null, responses: ['PLACED'] })
  expect(result.kind).toBe('placed')
  expect(calls).toEqual(['checking', 'check'])
})
