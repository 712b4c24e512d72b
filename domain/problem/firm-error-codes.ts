/** The expected errors about firms that several people buy for. */
export const firmErrorCodes = {
  'firm-right-missing': {
    when: 'The role of the person in the firm does not hold the right that the call takes.',
    remedy: 'Ask an owner of the firm.',
  },
  'firm-order-limit': {
    when: 'The order for the firm is above what the person may order at once; the response states that limit.',
    remedy: 'Order less, or ask an owner of the firm.',
  },
  'firm-month-limit': {
    when: 'The order for the firm is above what is left of the person’s limit for the month; the response states how much.',
    remedy: 'Order less, or ask an owner of the firm.',
  },
  'firm-last-owner': {
    when: 'Without this person the firm would have no owner.',
    remedy: 'Make somebody else an owner first.',
  },
  'firm-full': {
    when: 'The firm has as many people and open invitations as it may have; the response states the limit.',
    remedy: 'Withdraw an invitation, or remove somebody.',
  },
  'firm-approver-limit': {
    when: 'The person does not approve orders in the firm, has a limit for a month, or one for an order that is below this one.',
    remedy: 'Pass the link on to an owner of the firm.',
  },
  'approval-not-needed': {
    when: 'The order is within the limits of the person.',
    remedy: 'Place it.',
  },
  'approval-over': {
    when: 'The request was answered, withdrawn, or has expired.',
    remedy: 'Show what became of it.',
  },
  'too-many-approvals': {
    when: 'So many orders of the person wait for approval that no more may; the response states the limit.',
    remedy: 'Wait for an answer, or withdraw one.',
  },
  'firm-site-closed': {
    when: 'Nothing is delivered to the site any more.',
    remedy: 'Choose another site, or open this one again.',
  },
  'too-many-sites': {
    when: 'The firm has as many sites as it may have; the response states the limit.',
    remedy: 'Change one of them instead.',
  },
  'too-many-site-lists': {
    when: 'The firm keeps as many lists as it may; the response states the limit.',
    remedy: 'Remove one of them, or change it.',
  },
  'site-list-too-long': {
    when: 'The list would have more lines than a list may; the response states the limit.',
    remedy: 'Keep it in two lists.',
  },
  'too-many-firms': {
    when: 'The person is in as many firms as one may be; the response states the limit.',
    remedy: 'Leave one of them.',
  },
  'too-many-invitations': {
    when: 'The firm has invited as many people as it may within 24 hours; the response states the limit.',
    remedy: 'Invite the others tomorrow.',
  },
  'already-in-firm': {
    when: 'The number to invite belongs to somebody who is in the firm.',
    remedy: 'Change their role instead.',
  },
  'invitation-declined': {
    when: 'Whoever has the number declined an invitation of the firm within the last thirty days.',
    remedy: 'Talk to them first.',
  },
  'invitation-over': {
    when: 'The invitation was withdrawn, answered, or has expired.',
    remedy: 'Ask for another one.',
  },
} as const

/** Errors about orders that wait for approval. */
export type ApprovalErrorCode = Extract<keyof typeof firmErrorCodes, `${string}approv${string}`>
