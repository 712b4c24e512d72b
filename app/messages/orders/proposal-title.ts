import { defineMessages } from '#app/i18n/messages.ts'

export const proposalTitleMessages = defineMessages({
  en: {
    title: 'A change to your order',
    description: 'Agree to a change of your order, or keep it as it is.',
    loading: 'Loading the change',
  },
})
