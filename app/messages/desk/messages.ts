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
