import { describe, expect, it } from 'vitest'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { openWindow, type CheckoutOptions } from './payment-outcome.ts'

/** A provider's window that a test drives by hand. */
class HandWindow {
  static last: HandWindow
  readonly options: CheckoutOptions
  failed: (failure: unknown) => void = () => {}
  isOpen = false

  constructor(options: CheckoutOptions) {
    this.options = options
    HandWindow.last = this
  }

  on(_: string, listener: (failure: unknown) => void): void {
    this.failed = listener
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}

const payment: PaymentSession = {
  provider: 'simulator',
  keyId: 'key',
  script: '/window.js',
  orderId: 'order_1',
  amount: 38_200,
  currency: 'INR',
  storeName: 'Neev',
  prefill: { name: '', email: '', contact: '+919812345678' },
}
const callback = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }
const refused = { error: { description: 'The bank refused the card.' } }

describe('the payment window', () => {
  it('[PAY-02] opens with the order, its amount and currency and the contact of the customer', () => {
    openWindow(HandWindow, payment)
    expect(HandWindow.last.isOpen).toBe(true)
    expect(HandWindow.last.options).toMatchObject({
      key: 'key',
      order_id: 'order_1',
      amount: 38_200,
      currency: 'INR',
      prefill: { contact: '+919812345678' },
    })
  })

  it('[PAY-02] a payment resolves with the callback for the server to verify', async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.options.handler(callback)
    expect(await outcome).toEqual({ outcome: 'paid', callback })
  })

  it('[PAY-06] a failed attempt is not the end: the next one in the same window may succeed', async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.failed(refused)
    HandWindow.last.options.handler(callback)
    expect(await outcome).toMatchObject({ outcome: 'paid' })
  })

  it("[PAY-06] closing after failed attempts resolves with the last one's description", async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.failed({ error: { description: 'The first.' } })
    HandWindow.last.failed(refused)
    HandWindow.last.options.modal.ondismiss()
    expect(await outcome).toEqual({ outcome: 'failed', reason: 'The bank refused the card.' })
  })

  it('[PAY-06] closing without an attempt is just that, by the customer or by the back button of the page', async () => {
    const byCustomer = openWindow(HandWindow, payment)
    HandWindow.last.options.modal.ondismiss()
    expect(await byCustomer.outcome).toEqual({ outcome: 'dismissed' })
    const byPage = openWindow(HandWindow, payment)
    byPage.close()
    expect(await byPage.outcome).toEqual({ outcome: 'dismissed' })
    expect(HandWindow.last.isOpen).toBe(false)
  })

  it('[PAY-06] a failure without a description is still a failure', async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.failed(undefined)
    HandWindow.last.options.modal.ondismiss()
    expect(await outcome).toEqual({ outcome: 'failed', reason: '' })
  })
})
