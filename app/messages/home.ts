import { defineMessages } from '#app/i18n/messages.ts'

export const homeMessages = defineMessages({
  en: {
    offers: 'Offers',
    showSlide: (number: number) => `Show banner ${number}`,
    slideOf: (number: number, count: number) => `${number} of ${count}`,
    pause: 'Stop the banners',
    play: 'Let the banners run',
    lookingFor: 'What are you looking for?',
    shopByCategories: 'Shop By Categories',
    seeAll: 'See all',
    categoriesFailed: 'Failed to load categories.',
    unnamed: 'Unnamed Category',
    quickOrder: 'Quick Order',
    quickOrderText: 'Bulk orders at wholesale price.',
    quickOrderMore: 'Paste your list from a sheet or a message and get the rates at once.',
    quickOrderAction: 'Paste your list',
    payOnDelivery: 'Cash on delivery, prices include GST',
    appTitle: 'The store in your pocket',
    appText: 'Order from the site, follow the lorry, keep every bill. For Android.',
    appAction: 'Get the Android app',
    description: (store: string, promise: string) =>
      `${store}: cement, steel, tiles, paint, pipes and hardware at clear prices with GST. ${promise} in Gurugram and around.`,
  },
})
