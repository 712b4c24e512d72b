import type { priceOfferMessages as English } from '#app/messages/en/orders/price-offers.ts'

export const priceOfferMessages: typeof English = {
  offer: (add, price) => `${count(add)} और लें, तो रेट ${price}`,
  offerAnySize: (add, price) => `किसी भी साइज़ के ${count(add)} और लें, तो रेट ${price}`,
}

function count(quantity: number): string {
  return quantity.toLocaleString('hi-IN')
}
