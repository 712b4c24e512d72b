import { defineMessages } from '#app/i18n/messages.ts'

/** Events in the history of an order besides its statuses. */
export const deskOrderEventMessages = defineMessages({
  en: { CHANGED: 'Changed', CHANGE_DECLINED: 'Change declined' },
})

export const deskOrderEditMessages = defineMessages({
  en: {
    needsOpen: 'This order can’t be changed right now: see above.',
    needsQuantities: 'Correct the quantities marked in red.',
    needsProducts: 'Choose a product and a quantity for each added line.',
    needsAddress: 'Complete the address.',
    open: 'Edit order',
    title: (number: string) => `Edit order ${number}`,
    back: 'Back to the order',
    notEditable: 'This order can no longer be edited',
    notEditableText: 'A part of it has shipped. You can edit an order until then.',
    blockedWaiting: (name: string, before: string, after: string) =>
      `${name} has proposed a change (${before} → ${after}) that waits for the customer. Withdraw it on the order’s page, or wait for the answer.`,
    blockedCancelled: 'It was cancelled.',
    blockedUnpaid: 'It waits for its payment.',
    changedBy: (name: string, what: string) =>
      `${name} changed this order while you were editing it: ${what}`,
    changedSomehow: 'other details',
    changedSince: 'This order has changed since you opened it',
    typedKept: 'What you typed is still here. Check it against the order as it is now, and review it again.',
    typedStays: 'What you typed stays here until you leave this page.',
    items: 'Items',
    quantity: (name: string) => `Quantity of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    taken: 'Removed',
    putBack: (name: string) => `Put ${name} back`,
    price: (price: string) => `${price} each, as ordered`,
    add: 'Add items',
    otherAddress: 'Deliver to another address',
    note: 'Reason (shown to the customer)',
    check: 'Review changes',
    after: 'Changes',
    lineFresh: (quantity: number, price: string) => `new: ${quantity} × ${price}`,
    lineGone: (quantity: number) => `${quantity} removed`,
    lineChanged: (before: number, after: number, price: string) => `${before} → ${after}, ${price} each`,
    total: 'Total',
    feeStays: (fee: string) => `Includes the delivery fee of ${fee}, which stays as it is.`,
    place: (place: string) => `Delivers to ${place}.`,
    later: (day: string) => `Delivery moves to ${day}.`,
    refund: (amount: string) => `${amount} of the online payment will be refunded.`,
    asks: 'The customer gets a link and has 48 hours to agree. Until then the order stays as it is, and no stock is reserved for the change.',
    atOnce: 'The order changes right away, and the customer is notified.',
    save: 'Save changes',
    ask: 'Ask the customer',
    saved: 'Order updated',
    asked: 'Sent to the customer',
    waiting: 'Waiting for the customer’s approval',
    waitingText: (before: string, after: string, by: string) =>
      `${before} → ${after}, proposed by ${by}. They can respond until`,
    VOID: 'A proposed change no longer applies: the order has changed since.',
    EXPIRED: 'The customer didn’t respond to a proposed change in time.',
    withdraw: 'Withdraw the change',
    agreed: 'Agreed on the phone',
    agreedTitle: 'Did the customer agree?',
    agreedText: (before: string, after: string) =>
      `The order changes from ${before} to ${after} right away. The history says that you recorded it.`,
    agreedConfirm: 'They agreed',
    agreedKeep: 'Not yet',
    whatsappText: (link: string, order: string) =>
      `Please look at a change of your order ${order} and tell us whether you agree: ${link}`,
  },
})
