import { defineMessages } from '#app/i18n/messages.ts'

export const subcategoryMessages = defineMessages({
  en: {
    subFailed: 'Failed to load categories.',
    noSubcategories: 'No Subcategories Available',
    noSubcategoriesText: 'Looks like there are no subcategories under this category.',
    exploreMore: 'Explore More Categories',
    subcategories: 'Subcategories',
  },
})
