import { defineMessages } from '#app/i18n/messages.ts'

export const quotationTitleMessages = defineMessages({
  en: {
    title: 'Your quotation',
    description: 'See the prices we offer you, and accept them.',
    loading: 'Loading your quotation',
  },
})
