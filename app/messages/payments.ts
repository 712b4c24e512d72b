import { defineMessages } from '#app/i18n/messages.ts'

export const paymentMessages = defineMessages({
  en: {
    openingTitle: 'Opening the payment window…',
    openingText: 'Please keep this page open.',
    checkingTitle: 'We are checking your payment',
    checkingText: 'This takes a moment. There is no need to pay again.',
    unpaidTitle: 'Your payment was not completed',
    unpaidText: 'No payment has reached us.',
    cartSafe: 'Your cart and address are as they were.',
    orderSafe: 'Your order waits for its payment.',
    reason: (words: string) => `The payment service said: ${words}`,
    debited:
      'If your bank shows the amount as taken, it comes back by itself, mostly within 5 to 7 working days.',
    unavailableTitle: 'The payment window did not open',
    unavailableText:
      'Check your network, and anything in your browser that blocks scripts. Nothing was charged.',
    laterTitle: 'Your payment is still being confirmed',
    unknownTitle: 'We do not know yet whether you have paid',
    laterText:
      'There is no need to wait here, and please do not pay again. We will send you a message as soon as we know, and a paid order stands in Your Orders.',
    cancelledTitle: 'This order is cancelled',
    refunded: (amount: string) =>
      `Your payment of ${amount} goes back the way it came, within 7 working days.`,
    notCharged: 'Nothing was charged.',
    refusedTitle: 'Your payment could not be confirmed',
    tryAgain: 'Try again',
    anotherWay: 'Choose another way',
    anotherWayReason: 'Another way of paying was chosen',
    notNow: 'Not now',
    checkAgain: 'Check again',
    seeOrder: 'See the order',
    close: 'Close',
  },
})
