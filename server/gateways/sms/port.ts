import type { TextMessage } from '#domain/messages/text-message.ts'

/** Who took a message, and under which reference the provider knows it. */
export type Taken = { readonly route: string; readonly reference: string | null }

/** A way of sending text messages. */
export type TextMessages = {
  /** Resolves once the provider has taken the message; rejects, within a few seconds, when it has not. */
  readonly send: (message: TextMessage) => Promise<Taken>
}
