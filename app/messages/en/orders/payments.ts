export const paymentMessages = {
  openingTitle: 'Opening the payment window…',
  openingText: 'Please keep this page open.',
  checkingTitle: 'We’re checking your payment',
  checkingText: 'This takes a moment. There’s no need to pay again.',
  unpaidTitle: 'Your payment was not completed',
  unpaidText: 'We haven’t received a payment.',
  cartSafe: 'Your cart and address haven’t changed.',
  orderSafe: 'Your order is waiting to be paid.',
  reason: (message: string) => `The payment service said: ${message}`,
  debited:
    'If your bank shows the amount as debited, it will be refunded automatically, usually within 5 to 7 working days.',
  unavailableTitle: 'The payment window didn’t open',
  unavailableText:
    'Check your connection, and turn off anything in your browser that blocks scripts. You haven’t been charged.',
  laterTitle: 'Your payment is still being confirmed',
  unknownTitle: 'We don’t know yet whether your payment went through',
  laterText:
    'You don’t need to wait here, and please don’t pay again. We’ll send you a message as soon as we know. Once it’s paid, you’ll find the order in Your Orders.',
  cancelledTitle: 'This order has been cancelled',
  refunded: (amount: string) =>
    `We’ll refund your payment of ${amount} to your original payment method within 7 working days.`,
  notCharged: 'You haven’t been charged.',
  refusedTitle: 'We couldn’t confirm your payment',
  tryAgain: 'Try again',
  changeMethod: 'Choose another payment method',
  changeMethodReason: 'Another payment method was chosen',
  notNow: 'Not now',
  checkAgain: 'Check again',
  viewOrder: 'View order',
  close: 'Close',
}
