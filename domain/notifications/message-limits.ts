/** Number of messages about orders that are sent within 24 hours; the operator may configure other limits. */
export type MessageLimits = {
  /** For the whole store: caps, together with the cap on login codes, what messages can cost. */
  readonly messagesPerDay: number
  /** To one customer, who may be somebody whose number was mistyped; ten times as many to an active partner. */
  readonly messagesPerDayToCustomer: number
}

/** An order has four messages, so that is as many orders delivered on one day as anybody is likely to have. */
export const defaultMessageLimits: MessageLimits = { messagesPerDay: 5_000, messagesPerDayToCustomer: 60 }

const ACTIVE_PARTNER_FACTOR = 10

/** The messages of the last 24 hours. */
export type MessagesSent = { readonly byStore: number; readonly toCustomer: number }

/** Tells whether another message may be sent to a customer. */
export function maySendMessage(
  { byStore, toCustomer }: MessagesSent,
  { messagesPerDay, messagesPerDayToCustomer }: MessageLimits,
  { active }: { readonly active: boolean },
): boolean {
  const most = messagesPerDayToCustomer * (active ? ACTIVE_PARTNER_FACTOR : 1)
  return byStore < messagesPerDay && toCustomer < most
}
