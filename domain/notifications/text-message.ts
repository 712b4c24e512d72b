import type { Language } from '../i18n/language.ts'
import type { Phone } from '../identity/phone.ts'
import { fillWording, messageTemplates, type MessageWording } from './message-wording.ts'

/** The one-time code for logging in. */
export type LoginCodeMessage = {
  readonly to: Phone
  readonly template: 'sign-in-code'
  readonly variables: {
    readonly code: string
    readonly store: string
    /** Validity in minutes. */
    readonly minutes: string
    /** The host name of the store for WebOTP autofill; empty without a public URL. */
    readonly host: string
  }
}

/** An update on an order (CART-15, ORD-08). */
export type OrderUpdateMessage = {
  readonly to: Phone
  readonly template: 'order-update'
  readonly variables: { readonly store: string; readonly order: string; readonly news: string }
}

/** Amount to be paid of an order that staff took, and the page for it (DESK-10). */
export type PaymentLinkMessage = {
  readonly to: Phone
  readonly template: 'payment-link'
  readonly variables: {
    readonly store: string
    readonly order: string
    /** Rupees without their sign, which would make it a message of seventy characters: `7,375.00`. */
    readonly amount: string
    /** Time that the order waits, in minutes. */
    readonly minutes: string
    /** The address of the page where it is paid. */
    readonly link: string
  }
}

/** Product that a customer waited for and that is back in stock (STOCK-03). */
export type BackInStockMessage = {
  readonly to: Phone
  readonly template: 'back-in-stock'
  readonly variables: {
    readonly store: string
    readonly product: string
    /** The address of its page; the name of the store without a public URL. */
    readonly link: string
  }
}

/** Order of a firm that somebody is asked to approve, with the address of its page (FIRM-06). */
export type ApprovalRequestMessage = {
  readonly to: Phone
  readonly template: 'approval-request'
  readonly variables: {
    readonly store: string
    /** Name of whoever asks. */
    readonly name: string
    /** Rupees without their sign. */
    readonly amount: string
    readonly firm: string
    readonly link: string
  }
}

/** End of a request for approval, for whoever asked (FIRM-06). */
export type ApprovalAnswerMessage = {
  readonly to: Phone
  readonly template: 'approval-answer'
  readonly variables: {
    readonly store: string
    readonly amount: string
    readonly firm: string
    readonly news: string
  }
}

/** Amount that is due on an account of credit, and the page where it is paid (CREDIT-05). */
export type AccountReminderMessage = {
  readonly to: Phone
  readonly template: 'account-reminder'
  readonly variables: {
    readonly store: string
    /** The account, as `your account`. */
    readonly account: string
    /** Rupees without their sign. */
    readonly amount: string
    /** Since when, or on which day, it is due. */
    readonly when: string
    readonly link: string
  }
}

/** A quotation that somebody asked for, and the page that lists it (QUOTE-01). */
export type QuotationReadyMessage = {
  readonly to: Phone
  readonly template: 'quotation-ready'
  readonly variables: {
    readonly store: string
    readonly number: string
    /** Rupees without their sign. */
    readonly amount: string
    /** The last day on which it holds. */
    readonly day: string
    readonly link: string
  }
}

/**
 * A text message sent by the store. In India every template is registered with the telecom operators (DLT) and only its
 * variables may change, so a message is a template name with variables, never free text.
 */
export type TextMessage = (
  | LoginCodeMessage
  | OrderUpdateMessage
  | PaymentLinkMessage
  | BackInStockMessage
  | ApprovalRequestMessage
  | ApprovalAnswerMessage
  | AccountReminderMessage
  | QuotationReadyMessage
) & {
  /** Wording of the store; without, that of `messageTemplates`. */
  readonly wording?: MessageWording | undefined
  /** The same in the language of whom it is for, where that is not the store's own. */
  readonly translation?: Translation | undefined
}

/** A message in another language; it is sent instead where its wording is registered. */
export type Translation = {
  readonly language: Exclude<Language, 'en'>
  readonly message: TextMessage
}

/** The full text of a message. A login code ends with the line that browsers read for autofill (WebOTP). */
export function messageText({ template, variables, wording }: TextMessage): string {
  const text = fillWording(wording?.text ?? messageTemplates[template].texts.en, variables)
  if (template !== 'sign-in-code' || variables.host === '') return text
  return `${text}\n\n@${variables.host} #${variables.code}`
}

/** A message in a language, with the store's own where that is another: the gateway decides which may be sent. */
export function inLanguageOf(language: Language, write: (language: Language) => TextMessage): TextMessage {
  const message = write('en')
  return language === 'en' ? message : { ...message, translation: { language, message: write(language) } }
}
