import { defineMessages } from '#app/i18n/messages.ts'

export const deskListRequestMessages = defineMessages({
  en: {
    title: 'Lists',
    today: 'Lists without answer',
    intro: 'What customers wrote in Quick Order and did not find there. Call them, or make an order of it.',
    open: 'Waiting',
    answered: 'Answered',
    state: 'Show',
    none: 'No list waits for an answer',
    noneText: 'When a customer sends you lines that were not found, they show up here and on Today.',
    noneAnswered: 'No list was answered yet',
    nameless: 'Customer without a name',
    call: (phone: string) => `Call ${phone}`,
    order: 'Make an order',
    answer: 'Mark as answered',
    reopen: 'Open again',
    answeredBy: (name: string, at: string) => `Answered by ${name}, ${at}`,
    forRequest: (name: string) =>
      `From the list of ${name}. It is marked as answered when the order is placed.`,
  },
})
