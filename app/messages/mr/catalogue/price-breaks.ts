import type { priceBreakMessages as English } from '#app/messages/en/catalogue/price-breaks.ts'
/** Prices by quantity; separate from other messages because product pages and the cart both need them. */
export const priceBreakMessages: typeof English = {
  title: 'प्रमाणानुसार किंमत',
  range: (from, to) => (from === to ? count(from) : `${count(from)}–${count(to)}`),
  from: (quantity) => `${count(quantity)}+`,
  costsLess: (more, fewer) => `${count(more)} घेणे ${count(fewer)} घेण्यापेक्षा स्वस्त आहे`,
  sizesTogether: 'सर्व आकार एकत्र मोजले जातात.',
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
