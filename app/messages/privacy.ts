import { defineMessages } from '#app/i18n/messages.ts'

export const privacyMessages = defineMessages({
  en: {
    title: 'Privacy Policy',
    intro: (store: string) =>
      `This policy tells partners and shoppers which data the ${store} partner app and store keep, why, for how long, and what you can ask of us.`,
    updated: 'In force since 1 November 2026',
    description: (store: string) => `Which data the ${store} partner app keeps, why and for how long.`,
    contactTitle: 'How to reach us',
    contact: (email: string, hotline: string, location: string) =>
      `Write to ${email}, call ${hotline}, or visit us in ${location}. We answer within 30 days. If you are not content with the answer, you may turn to the Data Protection Board of India.`,
    parts: [
      {
        title: 'What we keep',
        lines: [
          'Your phone number, which is your sign-in. We send one-time codes to it and keep only a hash of each code until it expires.',
          'Your name, if you give one, and the delivery addresses you save: receiver, phone of the receiver, house, street, landmark, city, state and zip code.',
          'Your orders: goods, quantities, prices, taxes, address, payment mode and the steps of delivery.',
          'For online payments, the identifiers that the payment provider gives us. Card and bank details go to the provider alone; we never see them.',
          'Technical records of requests, such as time and page, without codes, full phone numbers or addresses.',
        ],
      },
      {
        title: 'What stays on your device',
        lines: [
          'Your cart is kept in the browser or app on your device so that it is there when you come back.',
          'One sign-in cookie keeps you signed in. We use no advertising cookies and no trackers of others.',
        ],
      },
      {
        title: 'Why we keep it',
        lines: [
          'To take, deliver and bill your orders, and to tell you where they are.',
          'To meet the law on tax invoices and accounts.',
          'To protect your account and the store against misuse.',
        ],
      },
      {
        title: 'Who receives it',
        lines: [
          'The carrier receives name, phone and address of the receiver for the delivery.',
          'The payment provider receives amount, order number and your phone number for an online payment.',
          'The message provider receives your phone number and the text of the message.',
          'Authorities receive data where the law demands it. We sell data to nobody.',
        ],
      },
      {
        title: 'For how long',
        lines: [
          'Orders and invoices for eight years, as tax law asks.',
          'Addresses and name until you delete them or your account.',
          'One-time codes for minutes; technical records for 90 days.',
        ],
      },
      {
        title: 'Your rights',
        lines: [
          'You may see, correct and take along your data, and withdraw your consent.',
          'You may have your account deleted. What the law obliges us to keep is kept apart and used for nothing else.',
          'The Digital Personal Data Protection Act, 2023 gives you these rights; using them costs nothing.',
        ],
      },
    ],
  },
})
