import { catalogue } from './catalogue.ts'

export const storeWords = catalogue({
  en: {
    notFoundTitle: 'This page is not here',
    notFoundText: 'The address may be mistyped, or the goods have moved. Everything else is where it was.',
    toHome: 'Go to the home page',
    toCategories: 'Browse categories',
    failedTitle: 'Something broke on our side',
    failedText: 'Your cart and your orders are safe. Try again in a moment.',
  },
})
