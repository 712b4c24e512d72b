import type { Language } from '../i18n/language.ts'
import { formatPaise } from '../money/format.ts'
import { messageDay } from './message-day.ts'
import type { AccountReminderMessage } from './text-message.ts'
import type { Paise } from '../money/paise.ts'

const texts = {
  en: {
    own: 'your account',
    firm: (name: string) => `the account of ${name}`,
    since: (day: string) => `has been due since ${day}`,
    today: 'is due today',
    on: (day: string) => `is due on ${day}`,
  },
  hi: {
    own: 'आपके खाते',
    firm: (name: string) => `${name} के खाते`,
    since: (day: string) => `${day} से बकाया हैं`,
    today: 'आज देने हैं',
    on: (day: string) => `${day} तक देने हैं`,
  },
} as const

/** The message about what is due on an account in a language; `link` is the address where it is paid. */
export function reminderMessage(
  { amount, dueDay }: { readonly amount: Paise; readonly dueDay: string },
  {
    firm,
    today,
    store,
    link,
    language,
  }: {
    /** Name of the firm whose account it is; null of the account of whoever reads it. */
    readonly firm: string | null
    readonly today: string
    readonly store: string
    readonly link: string
    readonly language: Language
  },
): Omit<AccountReminderMessage, 'to'> {
  const words = texts[language]
  const day = messageDay(dueDay, language)
  const when = dueDay < today ? words.since(day) : dueDay === today ? words.today : words.on(day)
  const account = firm === null ? words.own : words.firm(firm)
  // without the sign of the rupee, which would make it a message of seventy characters
  const rupees = formatPaise(amount).replace('₹', '')
  return { template: 'account-reminder', variables: { store, account, amount: rupees, when, link } }
}
