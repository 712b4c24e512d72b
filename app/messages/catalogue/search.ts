import { defineMessages } from '#app/i18n/messages.ts'

export const searchMessages = defineMessages({
  en: {
    title: (query: string) => `Results for “${query}”`,
    emptyTitle: 'Search',
    hint: 'Type what you need, such as cement, sariya or 20 mm CPVC pipe.',
    correctedTo: 'Showing results for',
    askedFor: (query: string) => `You typed “${query}”.`,
    missingSizes: (sizes: string) => `We don’t sell this in ${sizes}. Here are the nearest sizes we have.`,
    partialMatch: 'No product matches all of these words. Here are the closest results.',
    noResults: (query: string) => `No results for “${query}”`,
    noResultsText: 'Try a shorter word, or the name you use on site, such as sariya, eent or reti.',
    browseCategories: 'Browse categories',
    quickOrder: 'Quick Order',
    ask: 'Ask on WhatsApp',
    askText: (query: string) => `Do you have ${query}?`,
    bestMatch: 'Best match',
    products: 'Products',
    missingBrands: (brands: string) =>
      `We don’t sell ${brands}. Here are the same products from other brands.`,
    notSold: (query: string) => `We don’t sell “${query}”`,
    notSoldText: 'Know it by another name? Try that, or tell us you need it.',
    nearestText: 'These are the closest we have. Or tell us you need it.',
  },
})
