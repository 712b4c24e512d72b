import { defineMessages } from '#app/i18n/messages.ts'

export const returnMessages = defineMessages({
  en: {
    title: 'Return Policy',
    intro: (store: string) => `What you can give back to ${store}, until when, and how the money comes back.`,
    updated: 'In force since 1 November 2026',
    description: (store: string) => `Returns, replacements and refunds of building materials at ${store}.`,
    contactTitle: 'How to return',
    contact: (email: string, hotline: string) =>
      `Call ${hotline} or write to ${email} with your order number and, for damage, a photograph. We agree on a day for the pick-up.`,
    parts: [
      {
        title: 'At the door',
        lines: [
          'Check the goods with the driver: number, size, shade and visible damage. What is wrong or broken goes back on the same lorry, free of charge.',
          'Write what is missing or damaged on the delivery note before you sign it.',
        ],
      },
      {
        title: 'Within 7 days',
        lines: [
          'Unused goods in their closed, original packing can be returned: fittings, fixtures, tools, hardware, electrical goods, closed tins and full boxes of tiles.',
          'Damage that could not be seen at the door, and wrong articles, are replaced or refunded, pick-up included.',
        ],
      },
      {
        title: 'What cannot be returned',
        lines: [
          'Opened bags of cement, plaster, grout and adhesive, and any bag that got wet after delivery.',
          'Sand, aggregate and other loose material that has been unloaded.',
          'Goods made for you: tinted paint, cut or bent steel, cut glass and cut tiles.',
          'Single tiles out of an opened box. Shades differ between lots, so order some to spare.',
        ],
      },
      {
        title: 'How the money comes back',
        lines: [
          'Paid on delivery: by bank transfer or UPI within 5 working days after the goods have reached us.',
          'Paid online: to the card, account or UPI that paid, within 7 working days.',
          'GST is refunded with a credit note to your invoice.',
        ],
      },
    ],
  },
})
