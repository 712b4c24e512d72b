import type { Phone } from '../identity/phone.ts'

/**
 * A text message that the store sends. In India each template is registered with the telecom operators (DLT) and only
 * its variables may differ, so a message is a template's name and its variables, never free text.
 */
export type TextMessage = {
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

/** The whole text of a message. A sign-in code ends with the line that browsers read to fill it in (WebOTP). */
export function messageText({ variables }: TextMessage): string {
  const { code, store, minutes, host } = variables
  const text = `${code} is your ${store} sign-in code. It is valid for ${minutes} minutes. Do not share it with anyone.`
  return host === '' ? text : `${text}\n\n@${host} #${code}`
}
