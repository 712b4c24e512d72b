import { describe, expect, it } from 'vitest'
import { openWindow, type PaymentDetails } from './payment-outcome.ts'

type Options = {
  readonly order_id: string
  readonly amount: number
  readonly handler: (callback: object) => void
  readonly modal: { readonly ondismiss: () => void }
}

/** A provider's window that a test drives by hand. */
class HandWindow {
  static last: HandWindow
  readonly options: Options
  failed: (failure: unknown) => void = () => {}
  isOpen = false

  constructor(options: Record<string, unknown>) {
    this.options = options as unknown as Options
    HandWindow.last = this
  }

  on(_: string, told: (failure: unknown) => void): void {
    this.failed = told
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }
}

const payment: PaymentDetails = {
  provider: 'simulator',
  keyId: 'key',
  script: '/window.js',
  orderId: 'order_1',
  amount: 38_200,
  currency: 'INR',
  storeName: 'Neev',
  prefill: { contact: '+919812345678' },
}
const callback = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' }
const refused = { error: { description: 'The bank refused the card.' } }

describe('the payment window', () => {
  it('[PAY-02] opens with the order, its amount and currency and who pays', () => {
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

  it('[PAY-02] a payment brings what the server has to prove', async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.options.handler(callback)
    expect(await outcome).toEqual({ outcome: 'paid', callback })
  })

  it('[PAY-06] a failed try is not the end: the next one in the same window may succeed', async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.failed(refused)
    HandWindow.last.options.handler(callback)
    expect(await outcome).toMatchObject({ outcome: 'paid' })
  })

  it("[PAY-06] closing after failed tries tells the last one's words", async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.failed({ error: { description: 'The first.' } })
    HandWindow.last.failed(refused)
    HandWindow.last.options.modal.ondismiss()
    expect(await outcome).toEqual({ outcome: 'failed', reason: 'The bank refused the card.' })
  })

  it('[PAY-06] closing without a try is just that, by the person or by the back button of the page', async () => {
    const byPerson = openWindow(HandWindow, payment)
    HandWindow.last.options.modal.ondismiss()
    expect(await byPerson.outcome).toEqual({ outcome: 'dismissed' })
    const byPage = openWindow(HandWindow, payment)
    byPage.close()
    expect(await byPage.outcome).toEqual({ outcome: 'dismissed' })
    expect(HandWindow.last.isOpen).toBe(false)
  })

  it('[PAY-06] a failure of which the provider says nothing is still one', async () => {
    const { outcome } = openWindow(HandWindow, payment)
    HandWindow.last.failed(undefined)
    HandWindow.last.options.modal.ondismiss()
    expect(await outcome).toEqual({ outcome: 'failed', reason: '' })
  })
})
