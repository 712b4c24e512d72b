import { defineMessages } from '#app/i18n/messages.ts'

export const quotationMessages = defineMessages({
  en: {
    title: 'Your quotation',
    description: 'See the prices we offer you, and accept them.',
    loading: 'Loading your quotation',
    failed: 'We couldn’t load this quotation',
    missing: 'This link isn’t valid',
    missingText: 'A newer one may have replaced it. Please open the latest link, or call us.',
    number: (number: string) => `Quotation ${number}`,
    until: (at: string) => `These prices are valid until ${at}.`,
    each: (price: string) => `${price} each`,
    total: 'Total, with GST',
    payment: 'You pay on delivery, in cash or by UPI. We don’t reserve stock until you accept.',
    pdf: 'Download as PDF',
    accept: 'Accept and place the order',
    decline: 'No, thank you',
    ask: 'Ask for today’s prices',
    'state-ACCEPTED': 'Your order is placed',
    'text-ACCEPTED': (order: string) =>
      order === '' ? 'Thank you. We’re placing your order.' : `Thank you. Your order number is ${order}.`,
    'state-DECLINED': 'You’ve declined this offer',
    'text-DECLINED': () => 'Please call us if you’ve changed your mind.',
    'state-CANCELLED': 'This offer was withdrawn',
    'text-CANCELLED': () => 'Please call us for another one.',
    'state-EXPIRED': 'This quotation has expired',
    'text-EXPIRED': () => 'We can offer you today’s prices.',
    askedText: 'Thank you. We’ve been told, and will contact you with today’s prices.',
    'error-out-of-stock': 'There’s no longer enough in stock. Please call us; the offer stays open.',
    'error-outside-delivery-area':
      'We can’t deliver to this address at the moment. Please call us; the offer stays open.',
  },
})
