export const productMessages = {
  loading: 'Loading products…',
  browseOthers: 'Browse Other Categories',
  defaultVariant: 'Default Variant',
  moreVariants: (count: number) => `+\u00a0${count}\u00a0more`,
  yourPrice: 'Your price',
  add: 'Add',
  addProduct: (name: string) => `Add ${name}`,
  chooseVariant: (name: string, inCart: number) =>
    `Add ${name}, choose a variant${inCart === 0 ? '' : `, ${inCart} in cart`}`,
  inCart: (count: number) => `${count.toLocaleString('en-IN')} in cart`,
  variantsTitle: (name: string) => `${name} – Variants`,
  notAvailable: 'Not available',
  perUnit: (unit: string) => `per ${unit}`,
  goesWith: 'Goes with this',
  related: 'More in this category',
}
