/** Texts of what law asks to be told of a product; only loaders need them. */
export const declarationMessages = {
  inUnit: (unit: string) => unit,
  netQuantity: 'Net quantity',
  mrp: 'MRP (incl. of all taxes)',
  care: 'Customer care',
  range: (from: string, to: string) => `${from} to ${to}`,
}
