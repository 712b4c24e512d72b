export const cartMessages = {
  loading: 'Loading your cart…',
  items: 'Items in your cart',
  emptyTitle: 'Your cart is empty',
  emptyText: 'Looks like you haven’t added anything yet.',
  explore: 'Explore Products',
  failedTitle: 'We couldn’t load the prices in your cart',
  each: 'each',
  perUnit: (unit: string) => `per ${unit}`,
  lineTotal: 'Line total',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is no longer in your cart.`,
  undo: 'Undo',
  undoLabel: (name: string) => `Undo: put ${name} back`,
  unavailableName: 'No longer available',
  unavailableText: 'This item isn’t for sale right now. You won’t be charged for it.',
  outOfStockText: 'Out of stock. You won’t be charged for it.',
  priceChanged: 'The price has changed',
  oldPrice: 'Old price',
  newPrice: 'New price',
  accept: 'Accept new price',
  acceptLabel: (name: string) => `Accept new price: ${name}`,
  notInTotal: 'Not included in your total until you accept it.',
  full: (lines: number) =>
    `Your cart is full: one order takes ${lines} different items. Order these first, then add the rest.`,
  notAdded: (quantity: number, name: string | null) =>
    `Not added: ${quantity.toLocaleString('en-IN')}${name === null ? ' of an item' : ` × ${name}`}.`,
  moreNotAdded: (lines: number) =>
    lines === 1 ? 'Not added: 1 more item.' : `Not added: ${lines} more items.`,
  mostOfOne: (most: number, held: number) =>
    held === 0
      ? `One order takes at most ${most.toLocaleString('en-IN')} of one size.`
      : `One order takes at most ${most.toLocaleString('en-IN')} of one size; your cart still has ${held.toLocaleString('en-IN')}.`,
  issuesTitle: 'Before you continue',
  unavailableItems: (lines: number) =>
    lines === 1
      ? 'Remove 1 item that is no longer available.'
      : `Remove ${lines} items that are no longer available.`,
  repricedItems: (lines: number) =>
    lines === 1
      ? 'Accept the new price of 1 item, or remove it.'
      : `Accept the new prices of ${lines} items, or remove them.`,
  misquantifiedItems: (lines: number) =>
    lines === 1
      ? '1 item isn’t sold or left in the quantity you have.'
      : `${lines} items aren’t sold or left in the quantities you have.`,
  roundUpAll: 'Adjust',
  removeUnavailable: (lines: number): string =>
    lines === 1 ? 'Remove unavailable item' : 'Remove unavailable items',
  acceptAll: 'Accept new prices',
  weighedText: (percent: number) =>
    `If the load is weighed, you are billed what it weighs: up to ${percent}% more or less than you ordered.`,
  weight: 'Weight',
  about: (weight: string) => `about ${weight}`,
  lineWeight: (weight: string) => weight,
  billDetails: 'Bill details',
  mrpTotal: 'MRP total',
  discountTotal: 'Discount total',
  discountParts: (saved: string) =>
    `The discount is ${saved} off the MRP, and the GST that the MRP includes: it has a line of its own.`,
  discountIsGst: 'The discount is the GST that the MRP includes: it has a line of its own.',
  discountedPrice: 'Discounted price',
  gstTotal: 'GST total',
  handlingCharges: 'Handling charges',
  included: (amount: string) => `${amount} included`,
  delivery: 'Delivery',
  free: 'Free',
  grandTotal: 'Grand total',
  savings: (amount: string) => `You save ${amount} on this order`,
  offersSaved: (amount: string) => `(${amount} of it with offers)`,
  savedOnLine: (amount: string) => `Offers: – ${amount}`,
}
