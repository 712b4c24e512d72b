import { describe, expect, it } from 'vitest'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import type { WindowOutcome } from '#app/browser/payment-outcome.ts'
import { ApiError } from '#app/api/request.ts'
import { runPaymentFlow, POLL_DELAYS_MS } from './payment-flow.ts'

const payment = { orderId: 'order_1' } as PaymentSession
const callback = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }
const paid: WindowOutcome = { outcome: 'paid', callback }
const dismissed: WindowOutcome = { outcome: 'dismissed' }

/** What the store answers, in this order; the last answer is repeated. A status is an order, anything else a failure. */
type Answer = 'INITIATED' | 'PLACED' | 'CANCELLED' | (string & {})

/** A payment whose window ends as told and whose store answers as told; says what was asked and awaited. */
async function course({
  outcome = dismissed,
  answers,
  from = payment,
}: {
  outcome?: WindowOutcome
  answers: Answer[]
  from?: PaymentSession | null
}) {
  const asked: string[] = []
  const answer = async (name: string): Promise<OrderView> => {
    asked.push(name)
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? ''
    if (!/^[A-Z]+$/.test(next)) throw new ApiError(next)
    return { orderStatus: next } as OrderView
  }
  const pauses: number[] = []
  const end = await runPaymentFlow(from, {
    pay: async () => {
      asked.push('window')
      return outcome
    },
    confirm: () => answer('confirm'),
    check: () => answer('check'),
    pause: async (ms) => void pauses.push(ms),
    checking: () => void asked.push('checking'),
  })
  return { end, asked, pauses }
}

describe('a payment that was made', () => {
  it('[PAY-03] is confirmed once, without a pause', async () => {
    const { end, asked, pauses } = await course({ outcome: paid, answers: ['PLACED'] })
    expect(end.is).toBe('placed')
    expect(asked).toEqual(['window', 'checking', 'confirm'])
    expect(pauses).toEqual([])
  })

  it('[PAY-04] whose confirmation got lost is confirmed again', async () => {
    const { end, asked } = await course({ outcome: paid, answers: ['offline', 'slow', 'PLACED'] })
    expect(end.is).toBe('placed')
    expect(asked.slice(2)).toEqual(['confirm', 'confirm', 'confirm'])
  })

  it('[PAY-03] whose money is still on its way is asked about in growing pauses', async () => {
    const { end, asked, pauses } = await course({
      outcome: paid,
      answers: ['payment-pending', 'INITIATED', 'payment-pending', 'PLACED'],
    })
    expect(end.is).toBe('placed')
    expect(asked.slice(2)).toEqual(['confirm', 'check', 'check', 'check'])
    expect(pauses).toEqual(POLL_DELAYS_MS.slice(0, 3))
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  })

  it('[PAY-04] that stays unknown is left to the store: no waiting without end, and never "not paid"', async () => {
    const waiting = await course({ outcome: paid, answers: ['payment-pending'] })
    expect(waiting.end).toMatchObject({ is: 'later', failure: { code: 'payment-pending' } })
    expect(waiting.pauses).toEqual(POLL_DELAYS_MS)
    const silent = await course({ outcome: paid, answers: ['INITIATED'] })
    expect(silent.end).toMatchObject({ is: 'later', failure: { code: 'payment-pending' } })
    const away = await course({ outcome: paid, answers: ['payment-provider-unreachable'] })
    expect(away.end).toMatchObject({ is: 'later', failure: { code: 'payment-provider-unreachable' } })
  })

  it('[PAY-04] for an order that could not be kept ends cancelled, with its refund', async () => {
    expect((await course({ outcome: paid, answers: ['CANCELLED'] })).end.is).toBe('cancelled')
  })

  it('[PAY-03] with a false signature is unpaid, unless the provider knows better', async () => {
    const forged = await course({ outcome: paid, answers: ['payment-not-genuine', 'INITIATED'] })
    expect(forged.end).toMatchObject({ is: 'unpaid', failure: { code: 'payment-not-genuine' } })
    expect(forged.asked.slice(2)).toEqual(['confirm', 'check'])
    expect((await course({ outcome: paid, answers: ['payment-not-genuine', 'PLACED'] })).end.is).toBe(
      'placed',
    )
  })
})

describe('a window that was closed', () => {
  it('[PAY-06] is unpaid only after the store has asked the provider', async () => {
    const { end, asked } = await course({ answers: ['INITIATED'] })
    expect(end).toEqual({ is: 'unpaid', reason: '', failure: null })
    expect(asked).toEqual(['window', 'checking', 'check'])
  })

  it("[PAY-06] after a failed try tells the provider's words", async () => {
    const { end } = await course({
      outcome: { outcome: 'failed', reason: 'The bank refused the card.' },
      answers: ['INITIATED'],
    })
    expect(end).toMatchObject({ is: 'unpaid', reason: 'The bank refused the card.' })
  })

  it('[PAY-04] though the payment was made is placed', async () => {
    expect((await course({ answers: ['PLACED'] })).end.is).toBe('placed')
  })

  it('[PAY-06] while the store is away is asked about until it answers', async () => {
    const { end, pauses } = await course({ answers: ['offline', 'INITIATED'] })
    expect(end.is).toBe('unpaid')
    expect(pauses).toHaveLength(1)
  })

  it('[AUTH-09] by somebody whose session has ended asks nothing more', async () => {
    const { end, asked } = await course({ answers: ['not-signed-in'] })
    expect(end).toMatchObject({ is: 'refused', failure: { code: 'not-signed-in' } })
    expect(asked).toEqual(['window', 'checking', 'check'])
  })
})

it('[PAY-06] a window that cannot be opened is said at once: nothing can have been paid in it', async () => {
  const { end, asked } = await course({ outcome: { outcome: 'unavailable' }, answers: ['INITIATED'] })
  expect(end).toEqual({ is: 'unavailable' })
  expect(asked).toEqual(['window'])
})

it('[PAY-04] a page that comes back opens no window and asks what is true', async () => {
  const { end, asked } = await course({ from: null, answers: ['PLACED'] })
  expect(end.is).toBe('placed')
  expect(asked).toEqual(['checking', 'check'])
})
