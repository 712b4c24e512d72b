import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cancelOrder } from '#app/api/orders.ts'
import { checkPayment, confirmPayment, startPayment } from '#app/api/payments.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { openPaymentWindow } from '#app/browser/payments/payment-window.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { runPaymentFlow, type PaymentResult } from './payment-flow.ts'

/** The phase of a payment on screen; during `window` the provider's window covers the page. */
export type PaymentFlowState =
  | { readonly phase: 'opening' | 'window' | 'checking' }
  | { readonly phase: 'done'; readonly result: PaymentResult }

interface PaymentFlowOptions {
  orderId: string
  /** Null after a reload, when only the status is checked. */
  payment: PaymentSession | null
  onResult: (result: PaymentResult) => void
}

/** Runs the payment of an order, once on mount and again on every retry. */
export function usePaymentFlow({ orderId, payment, onResult }: PaymentFlowOptions) {
  const [state, setState] = useState<PaymentFlowState>({ phase: payment === null ? 'checking' : 'opening' })
  const pause = usePause()
  const started = useRef(false)

  async function run(details: PaymentSession | null): Promise<PaymentResult> {
    return runPaymentFlow(details, {
      pay: (given) => openPaymentWindow(given, () => setState({ phase: 'window' })),
      confirm: (callback) => confirmPayment(orderId, callback),
      check: () => checkPayment(orderId),
      pause,
      onChecking: () => setState({ phase: 'checking' }),
    })
  }

  function finish(result: PaymentResult): void {
    setState({ phase: 'done', result })
    onResult(result)
  }

  /** Retries the payment of the same order; if it cannot start, reports why together with the current status. */
  async function retry(): Promise<void> {
    setState({ phase: 'opening' })
    try {
      finish(await run(await startPayment(orderId)))
    } catch (error) {
      const result = await run(null)
      finish(result.kind === 'unpaid' && error instanceof ApiError ? { ...result, failure: error } : result)
    }
  }

  /** Cancels the order. False when it was not cancelled, for its payment may have come through after all. */
  async function cancel(reason: string): Promise<boolean> {
    setState({ phase: 'checking' })
    try {
      const order = await cancelOrder(orderId, reason)
      if (order.orderStatus === 'CANCELLED') return true
      finish({ kind: 'placed', order })
    } catch (error) {
      // the store cancels unpaid orders by itself after a while
      if (!(error instanceof ApiError) || error.code !== 'order-not-cancellable') return true
      finish(await run(null))
    }
    return false
  }

  const start = useEffectEvent(async () => finish(await run(payment)))
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start()
  }, [])

  return { state, retry, cancel, checkAgain: async () => finish(await run(null)) }
}

/** A delay that never resolves after unmount. */
function usePause(): (ms: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (ms) =>
    new Promise((resolve) => {
      timer.current = setTimeout(resolve, ms)
    })
}
