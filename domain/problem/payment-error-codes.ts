/** The expected errors about payments and refunds. */
export const paymentErrorCodes = {
  'nothing-to-pay': {
    when: 'The order is not waiting for a payment: it is paid, paid on delivery or cancelled.',
    remedy: 'Show the current order.',
  },
  'payment-pending': {
    when: 'The payment provider has not captured the payment yet.',
    remedy: 'Check again later; the order is placed as soon as the payment is captured.',
  },
  'payment-not-genuine': {
    when: 'A payment callback or webhook is not signed by the provider for this order.',
    remedy: 'Do not retry; check the status of the payment.',
  },
  'payment-provider-unreachable': {
    when: 'The payment provider did not respond, or not as documented.',
    remedy: 'Try again; nothing was charged twice.',
  },
  'nothing-to-refund': {
    when: 'The order has no online payment, or it has been refunded already.',
    remedy: 'Refund cash by hand.',
  },
} as const
