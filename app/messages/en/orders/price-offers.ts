/** Offers of the next price by quantity, in the cart and in Quick Order. */
export const priceOfferMessages = {
  offer: (add: number, price: string) => `Add ${count(add)} more and pay ${price} each`,
  /** Sizes that share their price breaks are offered together. */
  offerAnySize: (add: number, price: string) => `Add ${count(add)} more of any size and pay ${price} each`,
}

function count(quantity: number): string {
  return quantity.toLocaleString('en-IN')
}
