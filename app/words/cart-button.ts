import { catalogue } from './catalogue.ts'

/** What the buttons that lead to the cart say: apart from the cart's own words, since every page has them. */
export const cartButtonWords = catalogue({
  en: {
    openCart: (lines: number) =>
      lines === 0 ? 'Cart, empty' : `Cart, ${lines === 1 ? '1 item' : `${lines} items`}`,
    items: (lines: number) => `${lines} Items`,
    viewCart: 'View Cart',
  },
})
