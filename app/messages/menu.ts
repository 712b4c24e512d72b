import { defineMessages } from '#app/i18n/messages.ts'

/** Texts of the menus and of the footer, which are loaded after the page. */
export const menuMessages = defineMessages({
  en: {
    loadingDepartments: 'Loading departments...',
    shopByCategories: 'Shop By Categories',
    allCategories: 'All categories',
    quickOrder: 'Quick Order',
    calculators: 'Calculators',
    yourOrders: 'Your Orders',
    yourAddresses: 'Your Addresses',
    privacy: 'Privacy Policy',
    returns: 'Return Policy',
    shop: 'Shop',
    account: 'Your account',
    contact: 'Contact',
    hotline: 'Hotline',
    whatsapp: 'WhatsApp',
    email: 'Email',
    location: 'Location',
    hours: 'Hours',
    gstInvoices: 'Prices include GST',
    payOnDelivery: 'Cash on delivery',
  },
})
