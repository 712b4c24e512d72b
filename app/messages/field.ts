import { defineMessages } from '#app/i18n/messages.ts'

export const fieldMessages = defineMessages({
  en: {
    tooLong: (typed: number, most: number) =>
      `That’s too long: ${typed.toLocaleString('en-IN')} characters, at most ${most.toLocaleString('en-IN')} fit.`,
  },
})
