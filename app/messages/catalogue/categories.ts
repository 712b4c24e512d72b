import { defineMessages } from '#app/i18n/messages.ts'

export const categoryMessages = defineMessages({
  en: {
    shopByCategories: 'Shop By Categories',
    allCategories: 'All categories',
    unnamed: 'Unnamed Category',
    mainFailed: 'Failed to load main categories.',
    shopsFailed: 'Failed to load shop categories.',
    subFailed: 'Failed to load categories.',
    fineThings: "Fine Things You'll Love",
    noMatching: 'No matching categories found.',
    noData: 'No data found',
    noSubcategories: 'No Subcategories Available',
    noSubcategoriesText: 'Looks like there are no subcategories under this category.',
    exploreMore: 'Explore More Categories',
    subcategories: 'Subcategories',
    seeAllIn: (name: string) => `See all in ${name}`,
    count: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
    describeCategory: (name: string, store: string, promise: string) =>
      `${name} at ${store}: GST-inclusive prices and wholesale rates on bulk orders. ${promise}.`,
    describeAll: (store: string) => `All building material categories at ${store}, from cement to hardware.`,
  },
})
