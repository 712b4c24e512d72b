/** Claiming the account that a number had before. */
export const formerAccountMessages = {
  title: 'Ordered with this number before?',
  text: 'This number wasn’t used here for a long time, so we’ve kept its earlier orders private. To see them, enter the number of one of them, or the GSTIN on one.',
  label: 'Order number or GSTIN',
  hint: 'The order number is in our messages and on your invoice, such as 4821-9035-7.',
  missing: 'Enter an order number or a GSTIN.',
  show: 'Show earlier orders',
  shown: 'Your earlier orders are back.',
  closed:
    'The earlier orders of this number can’t be shown here any more. Please call us and we’ll help you.',
}
