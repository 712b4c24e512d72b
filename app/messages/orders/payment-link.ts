import type { PaymentLinkState } from '#domain/payments/payment-link.ts'
import { defineMessages } from '#app/i18n/messages.ts'

export const paymentLinkMessages = defineMessages({
  en: {
    order: (number: string) => `Order ${number}`,
    from: (store: string) => `from ${store}`,
    toPay: 'To pay, with GST',
    until: (time: string) => `Please pay by ${time}`,
    items: 'What you’re paying for',
    more: (count: number) => (count === 1 ? 'and 1 more item' : `and ${count} more items`),
    deliveryFee: 'with delivery',
    pay: (amount: string) => `Pay ${amount}`,
    noSignIn: 'You don’t need to sign in.',
    unpaid: 'Your payment wasn’t completed. You can try again.',
    checking: 'Checking your payment',
    checkingText: 'This takes a moment. Please keep the page open.',
    pending: 'Your payment is being processed',
    pendingText: 'There’s no need to pay again. We’ll text you when your order is placed.',
    checkAgain: 'Check again',
    'error-payment-provider-unreachable':
      'The payment service isn’t responding right now. Please try again in a minute; you won’t pay twice.',
    'state-PAID': 'Your payment has arrived',
    'text-PAID': (order: string) => `Thank you. Your order ${order} is placed.`,
    'state-EXPIRED': 'This link has expired',
    'text-EXPIRED': (order: string) =>
      `Order ${order} wasn’t paid in time. Please call us and we’ll take it again. If money has left your account, it comes back by itself.`,
    'state-CANCELLED': 'This order was cancelled',
    'text-CANCELLED': (order: string) => `There’s nothing to pay for order ${order}.`,
    refunded: (order: string) => `What you paid for order ${order} is on its way back to you.`,
    missing: 'This link isn’t valid',
    missingText: 'Please open the link in our message again, or call us.',
    call: (phone: string) => `Call ${phone}`,
    browse: 'Go to the shop',
  } satisfies Record<string, unknown> & Record<`state-${Exclude<PaymentLinkState, 'WAITING'>}`, string>,
})
