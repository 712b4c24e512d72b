/** Quotations that customers ask for, at the desk. */
export const deskQuotationRequestMessages = {
  title: 'Requests for quotations',
  tab: 'Requests',
  parts: 'Parts of Quotations',
  today: 'Quotations asked for',
  intro: 'What customers want a price for. Answer with a quotation, or decline with a reason that they read.',
  state: 'Show',
  open: 'Waiting',
  settled: 'Settled',
  none: 'No requests are waiting',
  noneText: 'When a customer asks for a quotation from their cart or a list, it appears here and on Today.',
  noneSettled: 'No requests settled yet',
  nameless: 'Customer without a name',
  waits: (hours: number) =>
    hours < 1
      ? 'waiting for less than an hour'
      : hours < 2
        ? 'waiting for an hour'
        : hours < 48
          ? `waiting for ${hours} hours`
          : `waiting for ${Math.floor(hours / 24)} days`,
  firm: (name: string) => `for ${name}`,
  site: (name: string) => `to ${name}`,
  poNumber: (number: string) => `PO number ${number}`,
  pin: (pin: string) => `Delivery to ${pin}`,
  more: (count: number) => (count === 1 ? 'and 1 more item' : `and ${count} more items`),
  answer: 'Make the quotation',
  answerLabel: (name: string) => `Make the quotation for ${name}`,
  call: (phone: string) => `Call ${phone}`,
  decline: 'Decline',
  declineTitle: (name: string) => `Decline the request of ${name}`,
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  needsReason: 'Enter a reason.',
  cancel: 'Back',
  'state-ASKED': 'Waiting',
  'state-ANSWERED': 'Answered',
  'state-DECLINED': 'Declined',
  'state-WITHDRAWN': 'Withdrawn by the customer',
  settledBy: (state: string, name: string, at: string) => `${state} by ${name}, ${at}`,
  settledAt: (state: string, at: string) => `${state}, ${at}`,
  forRequest: (name: string) =>
    `${name} asked for this quotation. The request is answered when you save it as a quotation.`,
  isSettled: 'This request is settled already. What you save here no longer answers it.',
  gone: (name: string) => `No longer sold: ${name}`,
  meanwhile:
    'The request was withdrawn by the customer or settled by a colleague meanwhile. No quotation was made.',
}
