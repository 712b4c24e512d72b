import type { Phone } from '../identity/phone.ts'

/** The code that signs a person in. */
export type LoginCodeMessage = {
  readonly to: Phone
  readonly template: 'sign-in-code'
  readonly variables: {
    readonly code: string
    readonly store: string
    /** How long the code can be used, in minutes. */
    readonly minutes: string
    /** The host name of the store for autofill of the code; empty while it has no public address. */
    readonly host: string
  }
}

/** What became of an order (CART-15, ORD-08). */
export type OrderUpdateMessage = {
  readonly to: Phone
  readonly template: 'order-update'
  readonly variables: { readonly store: string; readonly order: string; readonly news: string }
}

/**
 * A text message that the store sends. In India each template is registered with the telecom operators (DLT) and only
 * its variables may differ, so a message is a template's name and its variables, never free text.
 */
export type TextMessage = LoginCodeMessage | OrderUpdateMessage

/** The whole text of a message. A sign-in code ends with the line that browsers read to fill it in (WebOTP). */
export function messageText(message: TextMessage): string {
  if (message.template === 'order-update') {
    const { store, order, news } = message.variables
    return `${store}: your order ${order} ${news}.`
  }
  const { code, store, minutes, host } = message.variables
  const text = `${code} is your ${store} sign-in code. It is valid for ${minutes} minutes. Do not share it with anyone.`
  return host === '' ? text : `${text}\n\n@${host} #${code}`
}
