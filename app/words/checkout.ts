import { catalogue } from './catalogue.ts'

export const checkoutWords = catalogue({
  en: {
    'title-cart': 'My Cart',
    'title-changeAddress': 'Select the Address',
    'title-payment': 'Select the Payment',
    steps: 'Steps to your order',
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
    codDetail: 'Pay in cash or by UPI when the goods arrive.',
    online: 'Pay Online',
    onlineDetail: 'UPI, card or net banking.',
    onlineMissing: 'Online payment is not set up in this store yet.',
    summary: 'Your order',
    count: (lines: number) => (lines === 1 ? '1 article' : `${lines} articles`),
    loginTitle: 'Log in to see your cart',
    loginText: (lines: number) =>
      lines === 0
        ? 'Your cart waits here once you are logged in.'
        : `${lines === 1 ? '1 article waits' : `${lines} articles wait`} for you. A code to your phone is all it takes.`,
    failedTitle: 'Your order was not placed',
    failedSafe: 'Your cart and address are as they were.',
    uncertainTitle: 'We do not know yet whether your order was placed',
    uncertainText: 'Press Place Order again: it will not be ordered twice.',
    successTitle: 'Order Placed Successfully!',
    successText: "We'll notify you when it ships.",
    seeOrders: 'See your orders',
    description: 'Goods in your cart, delivery address and payment.',
  },
})
