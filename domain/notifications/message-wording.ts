import type { Fault } from '../problem/faults.ts'
import { z } from 'zod'
import type { Language } from '../i18n/language.ts'

/** Wording of one kind of message in one language by the store, with its registration. */
export type MessageWording = {
  /** With variables in braces: `{store}: your order {order} {news}.` */
  readonly text: string
  /** The id of the template at the telecom operators (DLT), 19 digits; empty until it is registered. */
  readonly dltId: string
  /** The id of the flow at MSG91 that sends this text; empty for the configured one. */
  readonly flowId: string
}

/** Each kind of message: its first wording by language, its variables with examples, and those that it must not leave out. */
export const messageTemplates = {
  'sign-in-code': {
    texts: {
      en: '{code} is your {store} sign-in code. It is valid for {minutes} minutes. Do not share it with anyone.',
      hi: '{code} आपका {store} लॉग इन OTP है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएँ।',
    },
    examples: { code: '482913', store: 'Neev', minutes: '5' },
    needed: ['code'],
  },
  'order-update': {
    texts: { en: '{store}: your order {order} {news}.', hi: '{store}: आपका ऑर्डर {order} {news}।' },
    examples: { store: 'Neev', order: 'NV-4821-7730', news: 'is out for delivery today' },
    needed: ['order', 'news'],
  },
  'payment-link': {
    texts: {
      en: '{store}: please pay Rs {amount} for order {order} within {minutes} minutes at {link}',
      hi: '{store}: ऑर्डर {order} के {amount} रुपये {minutes} मिनट में यहाँ चुकाएँ: {link}',
    },
    examples: {
      store: 'Neev',
      order: '4821-9035-7',
      amount: '7,375.00',
      minutes: '30',
      link: 'https://shop.example/pay/CwudLmxbTD6aUwpPah8sEa2nC4vJq0hTzYp3gWbQx1k',
    },
    needed: ['amount', 'link'],
  },
  'back-in-stock': {
    texts: {
      en: '{store}: {product} is back in stock. Order it while it lasts at {link}',
      hi: '{store}: {product} फिर से स्टॉक में है। खत्म होने से पहले यहाँ ऑर्डर करें: {link}',
    },
    examples: {
      store: 'Neev',
      product: 'UltraTech PPC Cement',
      link: 'https://shop.example/product/ultratech-ppc',
    },
    needed: ['product', 'link'],
  },
  'approval-request': {
    texts: {
      en: '{store}: {name} asks you to approve Rs {amount} for {firm} at {link}',
      hi: '{store}: {firm} के लिए {name} ने {amount} रुपये के ऑर्डर की मंज़ूरी माँगी है: {link}',
    },
    examples: {
      store: 'Neev',
      name: 'Asha',
      amount: '86,400.00',
      firm: 'Gupta & Sons',
      link: 'https://shop.example/approval/CwudLmxbTD6aUwpPah8sEa2nC4vJq0hTzYp3gWbQx1k',
    },
    needed: ['amount', 'link'],
  },
  'approval-answer': {
    texts: {
      en: '{store}: your order of Rs {amount} for {firm} {news}.',
      hi: '{store}: {firm} के लिए आपका {amount} रुपये का ऑर्डर {news}।',
    },
    examples: {
      store: 'Neev',
      amount: '86,400.00',
      firm: 'Gupta & Sons',
      news: 'was declined. Nothing was ordered',
    },
    needed: ['amount', 'news'],
  },
  'account-reminder': {
    texts: {
      en: '{store}: Rs {amount} on {account} {when}. Please pay at {link}',
      hi: '{store}: {account} के {amount} रुपये {when}। यहाँ चुकाएँ: {link}',
    },
    examples: {
      store: 'Neev',
      account: 'your account',
      amount: '24,500.00',
      when: 'has been due since 12 Nov 2026',
      link: 'https://shop.example/pay-account/CwudLmxbTD6aUwpPah8sEa2nC4vJq0hTzYp3gWbQx1k',
    },
    needed: ['amount', 'link'],
  },
  'quotation-ready': {
    texts: {
      en: '{store}: quotation {number} for Rs {amount} is ready. It holds until {day}: {link}',
      hi: '{store}: {amount} रुपये का कोटेशन {number} तैयार है। {day} तक मान्य: {link}',
    },
    examples: {
      store: 'Neev',
      number: 'Q-4821-7730',
      amount: '24,500.00',
      day: '12 Nov 2026',
      link: 'https://shop.example/profile/quotations',
    },
    needed: ['number', 'link'],
  },
} as const satisfies Record<
  string,
  {
    readonly texts: Readonly<Record<Language, string>>
    readonly examples: Readonly<Record<string, string>>
    readonly needed: readonly string[]
  }
>

export type MessageTemplate = keyof typeof messageTemplates

/** A kind of message in a language, as its wording is kept: the store's own language has none after the kind. */
export type WordingKey = MessageTemplate | `${MessageTemplate}-${Exclude<Language, 'en'>}`

/** The key of a kind of message in a language. */
export function wordingKey(template: MessageTemplate, language: Language): WordingKey {
  return language === 'en' ? template : `${template}-${language}`
}

/** The wording that the store comes with. */
export function firstWording(template: MessageTemplate, language: Language): MessageWording {
  return { text: messageTemplates[template].texts[language], dltId: '', flowId: '' }
}

/** Registration that a message needs before it may be sent: none where nothing is sent by an operator, the text, or a flow with it. */
export type Registration = 'none' | 'text' | 'flow'

/** Tells whether a wording is registered as far as a way of sending needs it. */
export function isRegistered({ dltId, flowId }: MessageWording, needed: Registration): boolean {
  return needed === 'none' || (dltId !== '' && (needed === 'text' || flowId !== ''))
}

const MAX_TEXT = 700

/** Puts variables into a wording; one that it does not know stays empty. */
export function fillWording(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name] ?? '')
}

/** Reason that a wording cannot be that of a kind of message; null when it can. */
export function findWordingIssue(
  template: MessageTemplate,
  { text, dltId, flowId }: MessageWording,
): Fault | null {
  const { examples, needed }: { examples: object; needed: readonly string[] } = messageTemplates[template]
  if (text.trim() === '' || text.length > MAX_TEXT) return { code: 'wording-length', most: MAX_TEXT }
  const used = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
  const known = Object.keys(examples)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return { code: 'wording-unknown', name: unknown, names: known }
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return { code: 'wording-brace' }
  const missing = needed.find((name) => !used.includes(name))
  if (missing !== undefined) return { code: 'wording-without', name: missing }
  if (dltId !== '' && !/^\d{19}$/.test(dltId)) return { code: 'not-a-dlt-id' }
  if (flowId !== '' && !/^[\w-]{4,40}$/.test(flowId)) return { code: 'not-a-flow-id' }
  return null
}

/** As it is sent. */
export const wordingSchema = z.strictObject({
  text: z.string().max(MAX_TEXT),
  dltId: z.string().trim().max(40),
  flowId: z.string().trim().max(40),
})
