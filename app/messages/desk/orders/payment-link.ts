import type { PaymentLinkState } from '#domain/payments/payment-link.ts'
export const deskPaymentLinkMessages = {
  title: 'Payment link',
  'state-WAITING': 'Waiting',
  'state-PAID': 'Paid',
  'state-EXPIRED': 'Expired',
  'state-CANCELLED': 'Cancelled',
  waiting: (time: string) =>
    `To be paid by ${time}, or the order is cancelled. Anyone who has the link can pay, without signing in.`,
  'text-PAID': 'The customer has paid by the link or after signing in.',
  'text-EXPIRED': 'It wasn’t paid in time. To send another link, take the order again.',
  'text-CANCELLED': 'The link no longer takes a payment.',
  whatsappText: (link: string, order: string) => `Please pay for order ${order} here: ${link}`,
} satisfies Record<string, unknown> & Record<`state-${PaymentLinkState}`, string>
