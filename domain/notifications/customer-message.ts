/** Messages about a request for approval, which go with it. */
export const approvalKinds = [
  'APPROVAL_ASKED',
  'APPROVAL_APPROVED',
  'APPROVAL_DECLINED',
  'APPROVAL_EXPIRED',
] as const

/** Subjects of messages to one person: a reminder, a quotation that was asked for, a request for approval and what became of it. */
export const customerMessageKinds = ['REMINDER', 'QUOTATION', ...approvalKinds] as const
export type CustomerMessageKind = (typeof customerMessageKinds)[number]

/**
 * Reasons that a message has not arrived, as far as the store knows: no provider took it, none answered or the store stopped while
 * sending it (so that it may have arrived), no provider has a registered text for it, or the store has no address for its link.
 */
export const customerMessageFaults = [
  'refused',
  'unanswered',
  'interrupted',
  'no-template',
  'no-link',
] as const
export type CustomerMessageFault = (typeof customerMessageFaults)[number]

export const customerMessageStates = ['DUE', 'SENDING', 'SENT', 'FAILED', 'SKIPPED'] as const
export type CustomerMessageState = (typeof customerMessageStates)[number]

/** Time after which a message that is still being sent counts as interrupted: a provider answers within seconds. */
export const SENDING_MINUTES = 10

/** A message to a customer about something else than an order, as staff see it. */
export type CustomerMessage = {
  readonly id: string
  readonly about: CustomerMessageKind
  readonly state: CustomerMessageState
  readonly fault: CustomerMessageFault | null
  readonly tries: number
  /** ISO 8601, UTC: when it was sent or given up, or will be tried next. */
  readonly at: string
}
