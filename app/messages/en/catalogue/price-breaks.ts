/** Prices by quantity; separate from other messages because product pages and the cart both need them. */
export const priceBreakMessages = {
  title: 'Price by quantity',
  range: (from: number, to: number) => (from === to ? count(from) : `${count(from)}–${count(to)}`),
  from: (quantity: number) => `${count(quantity)}+`,
  costsLess: (more: number, fewer: number) => `Buying ${count(more)} costs less than ${count(fewer)}`,
  sizesTogether: 'All sizes count together.',
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
