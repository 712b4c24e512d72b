import { defineMessages } from '#app/i18n/messages.ts'

export const storeMessages = defineMessages({
  en: {
    notFoundTitle: 'This page is not here',
    notFoundText: 'The address may be mistyped, or the goods have moved. Everything else is where it was.',
    toHome: 'Go to the home page',
    toCategories: 'Browse categories',
    unreachableTitle: 'The store could not be reached',
    unreachableText: 'Your cart is safe on this device. Check the connection and try again.',
    failedTitle: 'Something broke on our side',
    failedText: 'Your cart and your orders are safe. Try again in a moment.',
  },
})
