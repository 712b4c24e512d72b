/** The page of a product as shoppers would see it, for staff. */
export const productPreviewMessages = {
  title: 'Preview',
  description: 'A product as shoppers would see it.',
  label: 'Preview',
  draft: 'A draft: no shopper sees this page. Links and buttons lead nowhere here.',
  archived: 'Archived: no shopper sees this page. Links and buttons lead nowhere here.',
  published: 'This product is in the shop. Links and buttons lead nowhere here.',
  back: 'Back to the desk',
  'not-signed-in': 'Sign in to the desk to see the preview',
  'not-permitted': 'Your role doesn’t allow this',
  'not-found': 'There’s no such product any more',
  openDesk: 'Open the desk',
}
