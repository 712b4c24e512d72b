import { defineMessages } from '#app/i18n/messages.ts'

/** What stands in the history of an order besides its statuses. */
export const deskOrderEventMessages = defineMessages({
  en: { CHANGED: 'Changed', CHANGE_DECLINED: 'Change declined' },
})

export const deskOrderEditMessages = defineMessages({
  en: {
    open: 'Change the order',
    title: (number: string) => `Change order ${number}`,
    back: 'Back to the order',
    notEditable: 'This order can no longer be changed',
    notEditableText: 'Only an order that is placed, and of which nothing has left, is changed.',
    items: 'What is in it',
    quantity: (name: string) => `Quantity of ${name}`,
    remove: (name: string) => `Take out ${name}`,
    taken: 'Taken out',
    putBack: (name: string) => `Put ${name} back`,
    price: (price: string) => `${price} each, as ordered`,
    add: 'Add items',
    otherAddress: 'Deliver to another address',
    note: 'Reason (the customer reads it)',
    check: 'See what changes',
    after: 'What changes',
    lineFresh: (quantity: number, price: string) => `new: ${quantity} × ${price}`,
    lineGone: (quantity: number) => `${quantity} taken out`,
    lineChanged: (before: number, after: number, price: string) => `${before} → ${after}, ${price} each`,
    total: 'Total',
    place: (place: string) => `It goes to ${place}.`,
    later: (day: string) => `It can only be delivered by ${day} then.`,
    refund: (amount: string) => `${amount} of the online payment goes back.`,
    asks: 'The customer is sent a link and has 48 hours to agree. Until then the order stays as it is, and no stock is kept for the change.',
    atOnce: 'The order changes at once, and the customer is told.',
    save: 'Change the order now',
    ask: 'Ask the customer',
    saved: 'The order is changed',
    asked: 'The customer is asked',
    waiting: 'A change waits for the customer',
    waitingText: (before: string, after: string, by: string) =>
      `${before} → ${after}, proposed by ${by}. They can answer until`,
    VOID: 'A proposed change no longer applies: the order has changed since.',
    EXPIRED: 'The customer did not answer a proposed change in time.',
    withdraw: 'Withdraw the change',
  },
})
