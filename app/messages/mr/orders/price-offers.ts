import type { priceOfferMessages as English } from '#app/messages/en/orders/price-offers.ts'

export const priceOfferMessages: typeof English = {
  offer: (add, price) => `आणखी ${count(add)} घ्या, मग ${price} प्रति नग`,
  offerAnySize: (add, price) => `कोणत्याही आकाराचे आणखी ${count(add)} घ्या, मग ${price} प्रति नग`,
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
