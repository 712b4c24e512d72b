import { defineMessages } from '#app/i18n/messages.ts'

export const proposalMessages = defineMessages({
  en: {
    loading: 'Loading the change',
    failed: 'We couldn’t load this change',
    missing: 'This link isn’t valid',
    missingText: 'A newer message may have replaced it. Please open the link in the latest one, or call us.',
    order: (number: string) => `Order ${number}`,
    intro: 'We’d like to change your order as you see here. Nothing changes until you agree.',
    until: (at: string) => `Please answer by ${at}.`,
    fresh: 'New',
    gone: 'Taken out',
    quantityChange: (before: number, after: number) => `${before} → ${after}`,
    each: (price: string) => `${price} each`,
    totalBefore: 'Total before',
    totalAfter: 'New total, with GST',
    place: (place: string) => `It will be delivered to ${place}.`,
    later: (day: string) => `It will arrive by ${day}, later than we first promised.`,
    accept: 'Agree to the change',
    decline: 'Keep my order as it was',
    'state-APPLIED': 'You’ve agreed, and your order is changed',
    'text-APPLIED': (total: string) => `The new total is ${total}.`,
    'state-DECLINED': 'Your order stays as it was',
    'text-DECLINED': () => 'Thank you. We’ve told the store.',
    'state-WITHDRAWN': 'This change was withdrawn',
    'text-WITHDRAWN': () => 'Your order stays as it was. A newer message may tell of another change.',
    'state-EXPIRED': 'The time to answer is over',
    'text-EXPIRED': () => 'Your order stays as it was. Please call us if you still want the change.',
    'state-VOID': 'This change is no longer possible',
    'text-VOID': () => 'Your order has moved on since we asked. Please call us if you still want the change.',
    'error-out-of-stock':
      'There’s no longer enough in stock for this change. Please call us; your order stays as it was.',
    'error-promise-changed':
      'The delivery day can no longer be kept with this change. Please call us; your order stays as it was.',
  },
})
