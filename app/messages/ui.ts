import { defineMessages } from '#app/i18n/messages.ts'

export const uiMessages = defineMessages({
  en: {
    back: 'Back',
    close: 'Close',
    loading: 'Loading…',
    retry: 'Try again',
    more: (of: string) => `One more ${of}`,
    less: (of: string) => `One less ${of}`,
    quantityOf: (of: string) => `Quantity of ${of}`,
    inCart: (quantity: number, of: string) => `${quantity} × ${of} in the cart`,
    scrollLeft: 'Scroll left',
    scrollRight: 'Scroll right',
    wasPrice: 'Base price',
  },
})
