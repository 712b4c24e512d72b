export const pageErrorMessages = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to the home page',
  browseCategories: 'Browse categories',
  unreachableTitle: 'We can’t reach the store',
  unreachableText: 'Your cart is safe on this device. Check your connection and try again.',
  failedTitle: 'Something went wrong on our side',
  failedText: 'Your cart and your orders are safe. Please try again in a moment.',
}
