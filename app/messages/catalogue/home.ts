import { defineMessages } from '#app/i18n/messages.ts'

export const homeMessages = defineMessages({
  en: {
    offers: 'Offers',
    showSlide: (number: number) => `Show banner ${number}`,
    slideLabel: (number: number, count: number) => `${number} of ${count}`,
    pause: 'Pause the banners',
    play: 'Play the banners',
    lookingFor: 'What are you looking for?',
    shopByCategories: 'Shop By Categories',
    seeAll: 'See all',
    categoriesFailed: 'Failed to load categories.',
    unnamed: 'Unnamed Category',
    quickOrder: 'Quick Order',
    quickOrderText: 'Bulk orders at wholesale price.',
    quickOrderMore: 'Paste your list from a spreadsheet or a message and see the rates right away.',
    quickOrderAction: 'Paste your list',
    payOnDelivery: 'Cash on delivery. Prices include GST.',
    appTitle: 'The store in your pocket',
    appText: 'Order from your site, track deliveries and keep every bill in one place. For Android.',
    appAction: 'Get the Android app',
  },
})
