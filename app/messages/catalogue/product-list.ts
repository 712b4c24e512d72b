import { defineMessages } from '#app/i18n/messages.ts'

/** Texts around a list of products; separate from `productMessages`, which every product card needs. */
export const productListMessages = defineMessages({
  en: {
    noProducts: 'No Products Found',
    noProductsText: "We couldn't find any products in this subcategory.",
    count: (total: number) => (total === 1 ? '1 product' : `${total.toLocaleString('en-IN')} products`),
    filter: 'Filter',
    apply: 'Apply',
    clearFilters: 'Clear all',
    selectedFilters: 'Selected filters',
    removeFilter: (text: string) => `Remove filter ${text}`,
    priceFrom: (min: string) => `from ${min}`,
    priceTo: (max: string) => `up to ${max}`,
    priceBetween: (min: string, max: string) => `${min} to ${max}`,
    noMatches: 'No products match these filters',
    noMatchesText: 'Remove a filter to see more products.',
    sort: 'Sort by',
    featured: 'Featured',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    pricePer: (unit: string) => `Price per ${unit}`,
    name: 'Name',
    previous: 'Previous',
    next: 'Next',
    pages: 'Pages',
    pageNumber: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
})
