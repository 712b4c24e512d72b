import type { Phone } from '../identity/phone.ts'

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

/** What a customer waited for is back in stock (STOCK-03). */
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

/**
 * A text message sent by the store. In India every template is registered with the telecom operators (DLT) and only its
 * variables may change, so a message is a template name with variables, never free text.
 */
export type TextMessage = LoginCodeMessage | OrderUpdateMessage | BackInStockMessage

/** The full text of a message. A login code ends with the line that browsers read for autofill (WebOTP). */
export function messageText(message: TextMessage): string {
  if (message.template === 'order-update') {
    const { store, order, news } = message.variables
    return `${store}: your order ${order} ${news}.`
  }
  if (message.template === 'back-in-stock') {
    const { store, product, link } = message.variables
    return `${store}: ${product} is back in stock. Order it while it lasts at ${link}`
  }
  const { code, store, minutes, host } = message.variables
  const text = `${code} is your ${store} sign-in code. It is valid for ${minutes} minutes. Do not share it with anyone.`
  return host === '' ? text : `${text}\n\n@${host} #${code}`
}
