import { defineMessages } from '#app/i18n/messages.ts'

/** The way from what holds for everybody to what holds for a PIN code; the first view has no more of it. */
export const pinCheckMessages = defineMessages({
  en: { check: 'Check your PIN code', returns: 'Return Policy' },
})
