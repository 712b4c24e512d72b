import { defineMessages } from '#app/i18n/messages.ts'

export const paymentLinkTitleMessages = defineMessages({
  en: {
    title: 'Pay for your order',
    description: 'Pay online for the order that you placed with us.',
  },
})
