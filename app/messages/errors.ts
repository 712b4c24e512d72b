import { defineMessages } from '#app/i18n/messages.ts'

/** What a person reads when a call fails, by the code of the failure. */
export const errorMessages = defineMessages({
  en: {
    'invalid-input': 'Something in this form is not right. Check it and try again.',
    'not-signed-in': 'You are no longer signed in. Log in again; your cart is safe.',
    'not-found': 'This is not there any more. Reload the page to see what is.',
    'cross-site': 'The store did not accept this from here. Reload the page and try again.',
    'proof-invalid': 'The store could not tell that this is not a machine. Try again in a moment.',
    'code-too-soon': (seconds: number) => `Please wait ${waiting(seconds)} before asking for another code.`,
    'sign-in-paused':
      'Unusually many codes were asked for today, so signing in rests for a while. Try again later or call us.',
    'code-not-sent': 'The code could not be sent to this number. Check the number or try again in a moment.',
    'code-wrong': (triesLeft: number) =>
      `This code is not right. ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`,
    'code-expired': 'This code is no longer valid. Ask for a new one.',
    'too-many-tries': (seconds: number) =>
      `Too many wrong codes came from your network. Please wait ${waiting(seconds)}.`,
    'address-not-found': 'This address is no longer in your list. Choose another one.',
    'cart-changed': 'Something in your cart has changed. Look at the marked goods before you order.',
    'idempotency-conflict': 'This order was already sent in another form. Try once more.',
    'cash-limit': (rupees: number) =>
      `The law allows less than ₹${rupees.toLocaleString('en-IN')} in cash from one buyer in a day. Please pay this order online.`,
    'amount-changed': 'The amount to pay has changed. Look at your cart before you pay.',
    'nothing-to-pay': 'This order does not wait for a payment. Reload the page to see how it stands.',
    'payment-pending': 'Your payment is on its way to us. There is no need to pay again.',
    'payment-not-genuine': 'What came back from the payment window could not be proven to be a payment.',
    'payment-provider-unreachable': 'The payment service does not answer at the moment.',
    'order-not-cancellable':
      'This order can no longer be cancelled here. Call us, and we will see what we can do.',
    'move-not-allowed': 'This order cannot be brought to that status.',
    'seller-missing': 'The store has not said yet which firm sells.',
    'nothing-to-refund': 'There is no payment of this order that could go back.',
    'temporarily-unavailable': 'We can’t do this right now. Nothing is lost – please try again in a moment.',
    offline: 'There is no connection to the store. Check your network and try again.',
    slow: 'The store takes too long to answer. Try again.',
    failed: 'Something went wrong on our side. Try again in a moment.',
  },
})

function waiting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  if (seconds > 90) return `${minutes} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
