import { defineMessages } from '#app/i18n/messages.ts'

/** What search engines show of a product: only loaders need it. */
export const productSummaryMessages = defineMessages({
  en: {
    describe: (name: string, price: string, promise: string) => `${name} at ${price} with GST. ${promise}.`,
    describeUnavailable: (name: string) => `${name} is not available at the moment.`,
  },
})
