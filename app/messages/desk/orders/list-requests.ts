export const deskListRequestMessages = {
  title: 'List requests',
  today: 'Unanswered lists',
  intro: 'What customers wrote in Quick Order but couldn’t find. Call them, or turn it into an order.',
  open: 'Waiting',
  answered: 'Answered',
  state: 'Show',
  none: 'No lists are waiting',
  noneText: 'When a customer sends you lines that weren’t found, they appear here and on Today.',
  noneAnswered: 'No lists answered yet',
  nameless: 'Customer without a name',
  call: (phone: string) => `Call ${phone}`,
  order: 'Create an order',
  answer: 'Mark as answered',
  reopen: 'Reopen',
  answeredBy: (name: string, at: string) => `Answered by ${name}, ${at}`,
  forRequest: (name: string) =>
    `From ${name}’s list. It will be marked as answered when you place the order.`,
}
