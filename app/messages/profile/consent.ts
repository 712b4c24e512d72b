import { defineMessages } from '#app/i18n/messages.ts'

export const consentMessages = defineMessages({
  en: {
    title: 'Our privacy policy has changed. Please tell us whether you agree.',
    link: 'Read and decide',
  },
})
