import { defineMessages } from '#app/i18n/messages.ts'

export const uiMessages = defineMessages({
  en: {
    back: 'Back',
    home: 'Home',
    search: 'Search',
    breadcrumbs: 'Breadcrumbs',
    close: 'Close',
    loading: 'Loading…',
    retry: 'Try again',
    increase: (name: string) => `One more ${name}`,
    decrease: (name: string) => `One less ${name}`,
    quantityLabel: (name: string) => `Quantity of ${name}`,
    roundedUp: (quantity: number) => `Rounded up to ${quantity.toLocaleString('en-IN')}`,
    tooMany: (typed: string, max: number) =>
      `Not changed: ${typed} is more than ${max.toLocaleString('en-IN')}, the most of one size in an order.`,
    notWhole: (typed: string) => `Not changed: “${typed}” is not a whole number.`,
    inCart: (quantity: number, name: string) => `${quantity} × ${name} in your cart`,
    scrollLeft: 'Scroll left',
    scrollRight: 'Scroll right',
    basePrice: 'Original price',
    priceOnRequest: 'Price on request',
  },
})
