import type { productSummaryMessages as English } from '#app/messages/en/catalogue/product-summary.ts'
/** Texts of a product for search engines: only loaders need them. */
export const productSummaryMessages: typeof English = {
  describe: (name, price, promise) => `${name}, कीमत ${price} GST सहित। ${promise}।`,
  describeUnavailable: (name) => `${name}: अभी नहीं मिल रहा है।`,
}
