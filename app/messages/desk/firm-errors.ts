import type { FirmErrorCode } from '#domain/errors.ts'

/** The message for each error about firms at the desk. */
export const deskFirmErrorMessages = {
  'firm-right-missing': 'Their role in the firm doesn’t allow this.',
  'firm-order-limit': 'The order is above what they may order at once for the firm.',
  'firm-month-limit': 'The order is above what is left of their limit for the month.',
  'firm-last-owner': 'The firm needs an owner. Make someone else an owner first.',
  'firm-full':
    'The firm has as many people and invitations as it can have. Remove someone, or withdraw an invitation.',
  'firm-approver-limit': 'They can’t approve an order of this size.',
  'approval-not-needed': 'The order is within their limits.',
  'approval-over': 'This request has ended.',
  'too-many-approvals': 'As many of their orders wait for approval as can.',
  'firm-site-closed': 'Nothing is delivered to this site any more. Choose another one.',
  'too-many-sites': 'This firm has as many sites as it can have.',
  'too-many-site-lists': 'This firm keeps as many lists as it can.',
  'site-list-too-long': 'This list is longer than a list can be.',
  'too-many-firms': 'This person is in as many firms as anyone can be.',
  'too-many-invitations':
    'This firm has invited as many people as it can in a day. Invite the others tomorrow.',
  'already-in-firm': 'This person is already in the firm.',
  'invitation-declined': 'They declined an invitation of this firm within the last thirty days.',
  'invitation-over': 'This invitation has ended.',
} satisfies Record<FirmErrorCode, string>
