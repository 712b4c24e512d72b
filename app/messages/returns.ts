import { defineMessages } from '#app/i18n/messages.ts'

export const returnMessages = defineMessages({
  en: {
    title: 'Return Policy',
    intro: (store: string) =>
      `What you can return to ${store}, how long you have, and how you get your money back.`,
    description: (store: string) => `Returns, replacements and refunds of building materials at ${store}.`,
    example: (hotline: string) =>
      `These terms are an example. The store has not confirmed them yet: before you rely on them, ask at ${hotline}.`,
    contactTitle: 'How to return',
    contact: (email: string, hotline: string) =>
      `Call ${hotline} or write to ${email} with your order number and, if something is damaged, a photo. We’ll agree on a day for the pick-up.`,
    exampleSections: [
      {
        title: 'On delivery',
        lines: [
          'Check your order with the driver: quantity, size, shade and visible damage. Anything wrong or broken goes back on the same truck, free of charge.',
          'Note anything missing or damaged on the delivery note before you sign it.',
        ],
      },
      {
        title: 'Within 7 days',
        lines: [
          'You can return unused items in their sealed, original packaging: fittings, fixtures, tools, hardware, electrical items, unopened tins and full boxes of tiles.',
          'We replace or refund wrong items, and damage that could not be seen on delivery. The pick-up is free.',
        ],
      },
      {
        title: 'What you can’t return',
        lines: [
          'Opened bags of cement, plaster, grout and adhesive, and any bag that got wet after delivery.',
          'Sand, aggregate and other loose material that has been unloaded.',
          'Made-to-order items: tinted paint, cut or bent steel, cut glass and cut tiles.',
          'Single tiles from an opened box. Shades vary between batches, so order a few extra.',
        ],
      },
      {
        title: 'How refunds work',
        lines: [
          'Paid on delivery: by bank transfer or UPI, within 5 working days of the items reaching us.',
          'Paid online: to the card, account or UPI you paid with, within 7 working days.',
          'GST is refunded with a credit note against your invoice.',
        ],
      },
    ],
  },
})
