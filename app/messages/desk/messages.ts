import type { CustomerMessageFault, CustomerMessageKind } from '#domain/notifications/customer-message.ts'
import type { MessageFault, MessageState } from '#domain/order-notifications/order-message.ts'
import type { OrderNotificationKind } from '#domain/order-notifications/order-notification.ts'
export const deskOrderMessageMessages = {
  title: 'Messages',
  none: 'No messages in the last 90 days.',
  sms: 'SMS',
  'about-PLACED': 'Order placed',
  'about-SHIPPED': 'Shipped',
  'about-OUT_FOR_DELIVERY': 'Out for delivery',
  'about-DELIVERED': 'Delivered',
  'about-CANCELLED': 'Cancelled',
  'about-REFUND': 'Refund',
  'about-PAYMENT_DUE': 'Asked to pay',
  'about-CHANGE_PROPOSED': 'Asked about a change',
  'about-CHANGED': 'Order changed',
  'about-RECEIVED_ON_ACCOUNT': 'Receipt of the driver',
  'state-DUE': 'Queued',
  'state-SENDING': 'Sending',
  'state-SENT': 'Sent',
  'state-DELIVERED': 'Delivered',
  'state-FAILED': 'Failed',
  'state-SKIPPED': 'Not sent',
  nextTry: (at: string) => `next try ${at}`,
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  'fault-refused': 'The message provider rejected it.',
  'fault-undelivered': 'The provider couldn’t deliver it: the phone may be off or the number wrong.',
  'fault-limit': 'The daily message limit was reached.',
  'fault-number': 'The number may belong to someone else now.',
  'fault-outdated': 'Something newer made it unnecessary.',
  'fault-interrupted': 'The store stopped while sending it, so nobody knows whether it arrived.',
  resend: 'Send again',
  resendOf: (about: string, order: string) => `Send “${about}” of ${order} again`,
} satisfies Record<string, unknown> &
  Record<`about-${OrderNotificationKind}`, string> &
  Record<`state-${MessageState}`, string> &
  Record<`fault-${MessageFault}`, string>

/** Texts for messages to a customer about anything but an order. */
export const deskOtherMessageMessages = {
  title: 'Other messages',
  'about-REMINDER': 'Reminder of what is due',
  'about-QUOTATION': 'Quotation is ready',
  'about-APPROVAL_ASKED': 'Asked to approve an order',
  'about-APPROVAL_APPROVED': 'Order was approved',
  'about-APPROVAL_DECLINED': 'Order was declined',
  'about-APPROVAL_EXPIRED': 'Nobody answered about an order in time',
  'fault-refused': 'The message provider rejected it.',
  'fault-unanswered': 'The provider didn’t answer in time, so nobody knows whether it arrived.',
  'fault-interrupted': deskOrderMessageMessages['fault-interrupted'],
  'fault-no-template': 'The provider has no registered text for it: enter it under Settings → Messages.',
  'fault-no-link': 'The store has no public address (PUBLIC_URL) for its link.',
} satisfies Record<string, unknown> &
  Record<`about-${CustomerMessageKind}`, string> &
  Record<`fault-${CustomerMessageFault}`, string>
