import { defineMessages } from '#app/i18n/messages.ts'

export const searchMessages = defineMessages({
  en: {
    title: (query: string) => `Results for “${query}”`,
    emptyTitle: 'Search',
    hint: 'Type what you need: cement, sariya, 20 mm CPVC pipe.',
    description: (query: string, store: string) => `Building materials for “${query}” at ${store}.`,
    correctedTo: 'Showing results for',
    askedFor: (query: string) => `You typed “${query}”.`,
    someWords: 'No article has all of these words. Here is what fits some of them.',
    nothing: (query: string) => `Nothing found for “${query}”`,
    nothingText:
      'Try a shorter word, or the name that you use on site: sariya, eent and reti are understood.',
    toCategories: 'Browse categories',
    quickOrder: 'Quick Order',
    ask: 'Ask on WhatsApp',
    askText: (query: string) => `Do you have this: ${query}?`,
    bestMatch: 'Best match',
    goods: 'Goods',
    suggestions: 'Suggestions',
    category: 'Category',
    seeAll: (query: string) => `See all results for “${query}”`,
    offered: (count: number) =>
      `${count === 1 ? '1 suggestion' : `${count} suggestions`}, use the up and down keys`,
  },
})
