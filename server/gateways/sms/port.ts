import type { Phone } from '#domain/identity/phone.ts'

/** A text message to one phone. */
export type TextMessage = { readonly to: Phone; readonly text: string }

/** A way of sending text messages. */
export type TextMessages = {
  /** Resolves once the provider has taken the message; rejects when it has not. */
  readonly send: (message: TextMessage) => Promise<void>
}
