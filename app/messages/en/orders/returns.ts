export const returnMessages = {
  title: 'Return Policy',
  intro: (store: string) =>
    `What you can return to ${store}, how long you have, and how you get your money back.`,
  description: (store: string) => `Returns, replacements and refunds of building materials at ${store}.`,
  example: (hotline: string) =>
    `These terms are an example. The store has not confirmed them yet: before you rely on them, ask at ${hotline}.`,
  contactTitle: 'How to return',
  contact: (email: string, hotline: string) =>
    `Call ${hotline} or write to ${email} with your order number and, if something is damaged, a photo. We’ll agree on a day for the pick-up.`,
}
