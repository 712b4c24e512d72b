import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
/** The message for each error code: what happened, what is safe and what to do. */
export const errorMessages = {
  'invalid-input': 'Some of these details aren’t valid. Please check them and try again.',
  'method-not-allowed': 'We couldn’t read this request. Reload the page and try again.',
  'too-large': 'That’s more than we can take at once. Please send less.',
  'unsupported-media-type': 'We couldn’t read this request. Reload the page and try again.',
  'invalid-text': 'Some of the text has characters we can’t save. Please type it again.',
  'not-signed-in': 'You’ve been logged out. Your cart is safe; please log in again.',
  'not-found': 'This is no longer available. Reload the page to see the latest.',
  'cross-site': 'We couldn’t accept this request. Reload the page and try again.',
  'erasure-blocked':
    'Some of your orders are still on their way, or a refund is. You can delete your account when they have arrived.',
  'proof-invalid': 'We couldn’t confirm that you’re not a robot. Please try again in a moment.',
  'code-too-soon': (seconds: number) => `Please wait ${duration(seconds)} before asking for another code.`,
  'sign-in-paused':
    'We’ve had unusually many login requests today, so logging in is paused. Please try again later or call us.',
  'code-not-sent': 'We couldn’t send a code to this number. Check the number, or try again in a moment.',
  'code-wrong': (triesLeft: number) =>
    `That code isn’t right. You have ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left.`,
  'code-expired': 'This code is no longer valid. Please ask for a new one.',
  'claim-wrong': (triesLeft: number) =>
    triesLeft > 0
      ? `We couldn’t find an earlier order with this number. You have ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left.`
      : 'We couldn’t find an earlier order with this number. Please call us and we’ll help you.',
  'address-not-found': 'This address is no longer saved. Please choose another one.',
  'address-book-full': (limit: number) =>
    `You’ve saved ${limit} addresses, the most there’s room for. Delete one that you no longer need, then add the new one.`,
  'cart-changed': 'Something in your cart has changed. Check the marked items before you order.',
  'quantity-not-allowed':
    'Some items in your cart aren’t sold in this quantity. Check the marked items before you order.',
  'outside-delivery-area':
    'We don’t deliver to this PIN code yet. Please choose another address, or call us.',
  'no-delivery-day': 'We can’t promise a delivery day for this address right now. Please call us.',
  'promise-changed': 'The delivery day has changed. Please check the new day before you order.',
  'offers-changed': 'The offers for this cart have changed. Please check the new total before you order.',
  'delivery-fee-changed': 'The delivery fee has changed. Please check the new total before you order.',
  'out-of-stock': 'There’s less in stock than you’re ordering. Check the marked items before you order.',
  'too-many-stock-alerts': (limit: number) =>
    `You’re already waiting for ${limit} items. Tap one of them again to stop waiting for it.`,
  'idempotency-conflict': 'This order was already sent with different details. Please try again.',
  'customer-blocked':
    'We can’t take new orders from you at the moment. Your earlier orders are still here; please call us.',
  'cash-blocked': 'We can’t take cash for your orders at the moment. Please pay online, or call us.',
  'cash-limit': (paise: number) =>
    `By law, we can only take less than ${formatRupees(toPaise(paise))} in cash for one order and from one customer in a day. Please pay for this order online.`,
  'order-too-large': (paise: number) =>
    `One order can be up to ${formatRupees(toPaise(paise))}. Please order less at once, or call us.`,
  'too-many-orders': (seconds: number) =>
    `You’ve placed many orders this hour. Please try again in ${duration(seconds)}, or call us.`,
  'too-many-cash-orders': (limit: number) =>
    `You have ${limit} cash orders on their way, the most we can deliver unpaid. Please pay online, or wait for a delivery.`,
  'own-gstin': 'This is our own GSTIN. Enter that of your firm, or order without one.',
  'billing-differs':
    'The billing address isn’t in the State where the GSTIN is registered. Enter the address on the GST certificate; we can still deliver elsewhere.',
  'amount-changed': 'The amount to pay has changed. Check your cart before you pay.',
  'nothing-to-pay': 'There’s nothing to pay on this order. Reload the page to see its status.',
  'payment-pending': 'Your payment is being processed. There’s no need to pay again.',
  'payment-not-genuine': 'We couldn’t verify the response from the payment window.',
  'payment-provider-unreachable': 'The payment service isn’t responding right now.',
  'order-not-cancellable':
    'This order can no longer be cancelled online. Please call us and we’ll see what we can do.',
  'move-not-allowed': 'This order can’t be moved to that status.',
  'seller-missing': 'The store’s seller details haven’t been set up yet.',
  'nothing-to-refund': 'There’s no payment to refund on this order.',
  'too-many-requests': (seconds: number) =>
    `That was a lot at once. Please try again in ${duration(seconds)}.`,
  'temporarily-unavailable': 'We can’t do this right now. Nothing is lost. Please try again in a moment.',
  offline: 'We can’t reach the store. Check your connection and try again.',
  slow: 'The store is taking too long to respond. Please try again.',
  failed: 'Something went wrong on our side. Please try again in a moment.',
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`
  if (seconds > 90) return `${minutes} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
