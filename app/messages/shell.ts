import { defineMessages } from '#app/i18n/messages.ts'

export const shellMessages = defineMessages({
  en: {
    skip: 'Skip to main content',
    toHome: (store: string) => `${store}, home`,
    searchLabel: 'Search products and categories',
    searchPlaceholder: 'Search...',
    search: 'Search',
    menu: 'Menu',
    departments: 'Departments',
    mainNavigation: 'Main',
    home: 'Home',
    category: 'Category',
    cart: 'Cart',
    profile: 'Profile',
    login: 'Login',
  },
})
