import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cancelOrder } from '#app/api/orders.ts'
import { checkPayment, confirmPayment, startPayment } from '#app/api/payments.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { openPaymentWindow } from '#app/browser/payment-window.ts'
import { ApiError } from '#app/api/request.ts'
import { runPaymentFlow, type PaymentResult } from './payment-flow.ts'

/** Where a payment stands on the screen; while `window` is shown the provider's window covers the page. */
export type PaymentFlowState =
  | { readonly at: 'opening' | 'window' | 'checking' }
  | { readonly at: 'ended'; readonly end: PaymentResult }

interface PaymentOf {
  orderId: string
  /** Null when the page has come back and only the truth is asked for. */
  payment: PaymentSession | null
  onEnd: (end: PaymentResult) => void
}

/** Takes a person through paying an order, once at the start and again as often as they like. */
export function usePaymentFlow({ orderId, payment, onEnd }: PaymentOf) {
  const [state, setState] = useState<PaymentFlowState>({ at: payment === null ? 'checking' : 'opening' })
  const pause = usePause()
  const started = useRef(false)

  async function course(details: PaymentSession | null): Promise<PaymentResult> {
    return runPaymentFlow(details, {
      pay: (given) => openPaymentWindow(given, () => setState({ at: 'window' })),
      confirm: (callback) => confirmPayment(orderId, callback),
      check: () => checkPayment(orderId),
      pause,
      checking: () => setState({ at: 'checking' }),
    })
  }

  function ended(end: PaymentResult): void {
    setState({ at: 'ended', end })
    onEnd(end)
  }

  /** Another try at the same order; where it cannot be started, why, and what is true of it by now. */
  async function again(): Promise<void> {
    setState({ at: 'opening' })
    try {
      ended(await course(await startPayment(orderId)))
    } catch (error) {
      const end = await course(null)
      ended(end.is === 'unpaid' && error instanceof ApiError ? { ...end, failure: error } : end)
    }
  }

  /** Gives the order up. False when it is not, but what is true of it: its payment may have come in after all. */
  async function giveUp(reason: string): Promise<boolean> {
    setState({ at: 'checking' })
    try {
      const order = await cancelOrder(orderId, reason)
      if (order.orderStatus === 'CANCELLED') return true
      ended({ is: 'placed', order })
    } catch (error) {
      // an order that nobody pays is given up by the store in time
      if (!(error instanceof ApiError) || error.code !== 'order-not-cancellable') return true
      ended(await course(null))
    }
    return false
  }

  const start = useEffectEvent(async () => ended(await course(payment)))
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start()
  }, [])

  return { state, again, giveUp, checkAgain: async () => ended(await course(null)) }
}

/** Pauses that never end once the page has left what they belong to. */
function usePause(): (ms: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ms) =>
    new Promise((resolve) => {
      timer.current = setTimeout(resolve, ms)
    })
}
