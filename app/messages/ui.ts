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
    inCart: (quantity: number, name: string) => `${quantity} × ${name} in your cart`,
    scrollLeft: 'Scroll left',
    scrollRight: 'Scroll right',
    basePrice: 'Original price',
    priceOnRequest: 'Price on request',
  },
})
