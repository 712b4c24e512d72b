/** The table of sizes, which is loaded when it is opened. */
export const sizeTableMessages = {
  caption: (name: string) => `Sizes of ${name}`,
  size: 'Size',
  price: 'Price',
  quantity: 'Quantity',
  perMeasure: (price: string, unit: string) => `${price}/${unit}`,
  add: (count: number) =>
    count === 0 ? 'Choose quantities' : count === 1 ? 'Add 1 size' : `Add ${count} sizes`,
  added: (count: number) =>
    count === 0
      ? 'Nothing was added.'
      : count === 1
        ? '1 size is in your cart.'
        : `${count} sizes are in your cart.`,
  viewCart: 'View Cart',
  total: 'Total with GST',
}
