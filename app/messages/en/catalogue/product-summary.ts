/** Texts of a product for search engines: only loaders need them. */
export const productSummaryMessages = {
  describe: (name: string, price: string, promise: string) => `${name} at ${price} with GST. ${promise}.`,
  describeUnavailable: (name: string) => `${name} is not available at the moment.`,
}
