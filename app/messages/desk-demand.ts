import { defineMessages } from '#app/i18n/messages.ts'

export const deskDemandMessages = defineMessages({
  en: {
    title: 'Not found',
    intro: 'What customers searched for or ordered and the shop did not have. Counted without the person.',
    period: 'Period',
    days: (days: number) => (days === 1 ? 'Today' : `Last ${days} days`),
    words: 'Words',
    searches: 'Searches',
    lists: 'Lines of lists',
    lastDay: 'Last',
    none: 'Nothing was looked for in vain',
    noneText: 'Words that find nothing show up here within a minute.',
    chosenTitle: 'What they mean by it',
    chosenIntro:
      'Products that customers chose in Quick Order for words of their own. Add the words to a product’s search words, and everybody finds it by them.',
    product: 'Product',
    people: 'Customers',
    see: (words: string) => `Search the shop for “${words}”`,
  },
})
