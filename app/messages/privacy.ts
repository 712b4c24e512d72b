import { defineMessages } from '#app/i18n/messages.ts'

export const privacyMessages = defineMessages({
  en: {
    title: 'Privacy Policy',
    intro: (store: string) =>
      `This policy explains what data the ${store} partner app and store collect about partners and shoppers, why we need it, how long we keep it, and what rights you have.`,
    updated: 'In force since 1 November 2026',
    description: (store: string) =>
      `What data the ${store} partner app collects, why we need it and how long we keep it.`,
    contactTitle: 'Contact us',
    contact: (email: string, hotline: string, location: string) =>
      `Write to ${email}, call ${hotline}, or visit us in ${location}. We reply within 30 days. If you are not satisfied with our reply, you can complain to the Data Protection Board of India.`,
    sections: [
      {
        title: 'What we collect',
        lines: [
          'Your phone number, which you log in with. We send one-time codes to it and store only a hash of each code until it expires.',
          'Your name, if you give it, and the delivery addresses you save: receiver’s name and phone number, house number, street, landmark, city, state and zip code.',
          'Your orders: items, quantities, prices, taxes, address, payment mode and delivery status.',
          'For online payments, the reference numbers we get from the payment provider. Your card and bank details go only to the provider; we never see them.',
          'Technical logs of requests, such as the time and the page, without codes, full phone numbers or addresses.',
        ],
      },
      {
        title: 'What stays on your device',
        lines: [
          'Your cart is saved in the browser or app on your device, so that it is still there when you come back.',
          'One cookie keeps you logged in. We use no advertising cookies and no third-party trackers.',
        ],
      },
      {
        title: 'Why we need it',
        lines: [
          'To take, deliver and bill your orders, and to keep you informed about them.',
          'To meet our legal obligations on tax invoices and accounts.',
          'To protect your account and the store from misuse.',
        ],
      },
      {
        title: 'Who we share it with',
        lines: [
          'The carrier gets the receiver’s name, phone number and address to make the delivery.',
          'The payment provider gets the amount, the order number and your phone number for an online payment.',
          'The messaging provider gets your phone number and the text of the message.',
          'Authorities get data where the law requires it. We never sell your data.',
        ],
      },
      {
        title: 'How long we keep it',
        lines: [
          'Orders and invoices: eight years, as required by tax law.',
          'Addresses and name: until you delete them or your account.',
          'One-time codes: a few minutes. Technical logs: 90 days.',
        ],
      },
      {
        title: 'Your rights',
        lines: [
          'You can ask to see, correct or receive a copy of your data, and you can withdraw your consent.',
          'You can have your account deleted. Anything the law requires us to keep is stored separately and used for nothing else.',
          'The Digital Personal Data Protection Act, 2023 gives you these rights. Using them is free of charge.',
        ],
      },
    ],
  },
})
