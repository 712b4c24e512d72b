import type { priceBreakMessages as English } from '#app/messages/en/catalogue/price-breaks.ts'
/** Prices by quantity; separate from other messages because product pages and the cart both need them. */
export const priceBreakMessages: typeof English = {
  title: 'मात्रा के हिसाब से कीमत',
  range: (from, to) => (from === to ? count(from) : `${count(from)}–${count(to)}`),
  from: (quantity) => `${count(quantity)}+`,
  costsLess: (more, fewer) => `${count(more)} लेना ${count(fewer)} लेने से सस्ता है`,
  sizesTogether: 'सभी साइज़ मिलाकर गिने जाते हैं।',
}

function count(quantity: number): string {
  return quantity.toLocaleString('hi-IN')
}
