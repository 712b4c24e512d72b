/** Names of the orders of a list of products; only loaders need them. */
export const sortOrderMessages = {
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  pricePer: (unit: string) => `Price per ${unit}`,
  name: 'Name',
  origin: 'Country of origin',
}
