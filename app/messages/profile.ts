import { defineMessages } from '#app/i18n/messages.ts'

export const profileMessages = defineMessages({
  en: {
    title: 'My Profile',
    description: 'Your name, orders and addresses.',
    loginText: 'Please log in to view your profile.',
    unnamed: 'Unnamed',
    noPhone: 'N/A',
    name: 'Name',
    namePlaceholder: 'What should we call you?',
    editName: 'Edit name',
    saveName: 'Save',
    cancelName: 'Cancel',
    nameSaved: 'Name saved',
    menu: 'Profile',
    orders: 'Your Orders',
    addresses: 'Your Addresses',
    devices: 'Your Devices',
    privacy: 'Privacy Policy',
    newTab: 'opens in a new tab',
    returns: 'Return Policy',
    logOut: 'Log Out',
    logout: 'Logout',
    whatsapp: 'WhatsApp',
    callNow: 'Call Now',
    version: (version: string) => `App Version ${version}`,
  },
})
