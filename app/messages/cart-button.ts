import { defineMessages } from '#app/i18n/messages.ts'

/** What the buttons that lead to the cart say: apart from the cart's own words, since every page has them. */
export const cartButtonMessages = defineMessages({
  en: {
    /** Read out after the word Cart. */
    holding: (lines: number) => (lines === 0 ? ', empty' : `, ${lines === 1 ? '1 item' : `${lines} items`}`),
    items: (lines: number) => `${lines} Items`,
    viewCart: 'View Cart',
  },
})
