import type { cartButtonMessages as English } from '#app/messages/en/orders/cart-button.ts'
/** The buttons that open the cart; separate from the other cart messages because every page needs them. */
export const cartButtonMessages: typeof English = {
  lineCount: (lines) => (lines === 0 ? ', रिकामे' : `, ${lines} आयटम`),
  items: (lines) => `${lines} आयटम`,
  viewCart: 'कार्ट पहा',
}
