import { defineMessages } from '#app/i18n/messages.ts'

export const deskShareLinkMessages = defineMessages({
  en: {
    link: 'Link for the customer',
    copy: 'Copy the link',
    copied: 'Copied',
    copyFailed: 'Your browser didn’t copy it. Please select the link yourself.',
    whatsapp: 'Send by WhatsApp',
  },
})
