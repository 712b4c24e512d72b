export const checkoutMessages = {
  'needs-items': 'Settle what is marked in your cart first.',
  'needs-prices': 'Wait for the prices.',
  'needs-address': 'Add or choose an address.',
  'needs-addresses': 'Wait for your addresses.',
  'needs-mode': 'Choose how to pay.',
  'title-cart': 'My Cart',
  'title-changeAddress': 'Select the Address',
  'title-payment': 'Select the Payment',
  steps: 'Checkout steps',
  'step-cart': 'Cart',
  'step-changeAddress': 'Address',
  'step-payment': 'Payment',
  stepDone: 'done',
  'button-continue': 'Continue',
  'button-deliver': 'Deliver here',
  'button-pay': 'Proceed to Pay',
  'button-place': 'Place Order',
  deliverTo: 'Deliver to',
  noAddress: 'No delivery address yet',
  change: 'Change',
  changeAddress: 'Change the delivery address',
  toPay: 'To pay',
  payment: 'How would you like to pay?',
  cod: 'Cash on Delivery',
  codDetail: 'Pay in cash or by UPI when your order arrives.',
  cashRefused: (limit: string) =>
    `By law, we can’t take ${limit} or more in cash for one order. Please pay for this order online.`,
  cashOrdersRefused: (max: number) =>
    `You have ${max === 1 ? '1 cash order on its way' : `${max} cash orders on their way`}, the most we can deliver unpaid. Please pay for this one online, or wait for a delivery.`,
  cashBlocked: 'We can’t take cash for your orders at the moment. Please pay online, or call us.',
  blockedTitle: 'We can’t take new orders from you at the moment',
  blockedText: 'Your earlier orders and invoices are still here. Please call us to sort this out.',
  cashWarning: (limit: string, open: string) =>
    `Pay in cash or by UPI when your order arrives. You have ${open} in other cash orders, and by law we can take less than ${limit} in cash from you in one day: please pay the rest by UPI, or have them delivered on different days.`,
  tooLargeTitle: 'Too large for one order',
  tooManyLines: (lines: number) =>
    `One order can have up to ${lines} different items. Remove some, and order them separately.`,
  tooLarge: (limit: string) =>
    `One order can be up to ${limit}. Order less at once, or call us and we’ll arrange it.`,
  online: 'Pay Online',
  onlineDetail: 'UPI, card or net banking.',
  loginTitle: 'Log in to see your cart',
  loginText: (lines: number) =>
    lines === 0
      ? 'Your cart will be here once you’ve logged in.'
      : `You have ${lines === 1 ? '1 item' : `${lines} items`} in your cart. We’ll send a code to your phone to log you in.`,
  failedTitle: 'Your order was not placed',
  failedSafe: 'Your cart and address haven’t changed.',
  short: (name: string, left: number, quantity: number) =>
    left === 0
      ? `${name}: out of stock`
      : `${name}: only ${left.toLocaleString('en-IN')} left, and you have ${quantity.toLocaleString('en-IN')}`,
  takeWhatIsLeft: 'Take What’s Left',
  uncertainTitle: 'We don’t know yet whether your order was placed',
  uncertainText: 'Press Place Order again. We won’t place it twice.',
  successTitle: 'Order Placed Successfully!',
  successText: "We'll notify you when it ships.",
  order: (number: string) => `Order ${number}`,
  placed: (number: string) => `Order ${number} is placed.`,
  placedPromise: (promise: string) => ` ${promise}.`,
  viewOrder: (number: string) => `View order ${number}`,
  payNow: 'Pay now',
  description: 'Your cart, delivery address and payment.',
}
