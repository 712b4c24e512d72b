/** The buttons that open the cart; separate from the other cart messages because every page needs them. */
export const cartButtonMessages = {
  /** Read out after the word "Cart". */
  lineCount: (lines: number) => (lines === 0 ? ', empty' : `, ${lines === 1 ? '1 item' : `${lines} items`}`),
  items: (lines: number) => `${lines} ${lines === 1 ? 'Item' : 'Items'}`,
  viewCart: 'View Cart',
}
