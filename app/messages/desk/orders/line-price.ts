/** The price that staff type for a line. */
export const deskLinePriceMessages = {
  change: 'Change price',
  changeOf: (name: string) => `Change the price of ${name}`,
  price: (name: string) => `Price of ${name}, for one`,
  priceHint: (instead: string) => `With GST. ${instead} without your change.`,
  aboveAll: (most: string) => `A price can’t be above the one that everybody pays, ${most}.`,
  reason: 'Why?',
  reasonHint: 'Kept in the log. The customer doesn’t see it.',
  reasons: ['Regular customer', 'Large order', 'Another shop’s price', 'Damaged pack', 'Rounded off'],
  belowCost: 'Sell below cost',
  belowCostHint: 'Only if it comes to that, and you mean it.',
  givesAway: (amount: string, off: string) => `You give away ${amount} on each, ${off} of the public price.`,
  remove: 'Back to the usual price',
  removeOf: (name: string) => `Back to the usual price of ${name}`,
  needed: (name: string) => `Price and reason of ${name}`,
}
