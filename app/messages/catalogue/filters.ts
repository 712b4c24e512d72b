import { defineMessages } from '#app/i18n/messages.ts'

export const filterMessages = defineMessages({
  en: {
    filters: 'Filters',
    price: 'Price',
    minPrice: 'From',
    maxPrice: 'To',
    show: 'Show products',
  },
})
