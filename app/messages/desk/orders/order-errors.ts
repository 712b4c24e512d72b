import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
/** Errors of an order, told to the staff who take it: the shop tells its customers the same. */
export const deskOrderErrorMessages = {
  'address-not-found': 'This address is no longer saved. Choose another one, or type it.',
  'address-book-full': (limit: number) =>
    `This customer has ${limit} addresses saved, the most there’s room for. Choose one of them.`,
  'cart-changed':
    'Something has changed since you looked it up. Check the list with the customer, then save again.',
  'quantity-not-allowed': 'Some items aren’t sold in this quantity. Change it, then save again.',
  'out-of-stock': 'There’s less in stock than this needs. Change the quantity, then save again.',
  'outside-delivery-area':
    'The store doesn’t deliver to this PIN code. Choose another address, or add the PIN code to a delivery area.',
  'no-delivery-day':
    'There’s no delivery day left for this address. Make room in the delivery plan, or choose another address.',
  'promise-changed': 'The delivery day has changed. Check the new day with the customer, then save again.',
  'delivery-fee-changed': 'The delivery fee has changed. Tell the customer the new total, then save again.',
  'own-gstin': 'This is the store’s own GSTIN. Ask for the customer’s, or leave it out.',
  'billing-differs':
    'The billing address isn’t in the State where the GSTIN is registered, or its PIN code isn’t. Enter the address on the GST certificate; goods can still go elsewhere.',
  'amount-changed': 'The total has changed. Tell the customer the new one, then save again.',
  'offers-changed': 'The offers have changed. Check the new total with the customer, then press again.',
  'customer-blocked': 'The store takes no orders from this customer. A manager can lift this on their page.',
  'cash-blocked': 'The store takes no cash from this customer. Send them a payment link instead.',
  'no-credit': 'There’s no open credit account for this order. Open it again, or choose another way to pay.',
  'credit-limit': (paise: number) =>
    `This is above the credit limit: ${formatRupees(toPaise(paise))} is left. Take a payment first, make the order smaller, or have a manager let it pass.`,
  'cash-limit': (paise: number) =>
    `By law, the store takes less than ${formatRupees(toPaise(paise))} in cash for one order and from one customer in a day. Enter what is paid in cash below that, and take the rest by UPI or online.`,
  'order-too-large': (paise: number) =>
    `One order can be up to ${formatRupees(toPaise(paise))}. Split it into several.`,
  'too-many-cash-orders': (limit: number) =>
    `This customer has ${limit} cash orders on their way, the most that leave unpaid. Send them a payment link, or wait for a delivery.`,
}
