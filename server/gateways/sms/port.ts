import type { MessageWording, Registration } from '#domain/notifications/message-wording.ts'
import type { TextMessage } from '#domain/notifications/text-message.ts'

/** A failure after which the provider may have the message all the same: it did not answer, or its answer was lost. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
}

/** A failure that every later try repeats: no provider has a registered text for such messages. */
export class NoTemplateError extends Error {
  override readonly name = 'NoTemplateError'
  readonly template: TextMessage['template']
  constructor(template: TextMessage['template']) {
    super(`there is no template for ${template}`)
    this.template = template
  }
}

/** A message that is better lost than sent twice. */
export type SendOptions = { readonly isOnce?: boolean }

/** The provider that accepted a message, and its reference for it. */
export type SendReceipt = { readonly route: string; readonly reference: string | null }

/** The delivery state of an accepted message, as reported by the provider. */
export type DeliveryReport = {
  readonly reference: string
  readonly state: 'sent' | 'delivered' | 'failed'
}

/** A request that claims to come from a provider. */
export type DeliveryReportRequest = {
  /** Path and query of the request. */
  readonly target: string
  readonly header: (name: string) => string | undefined
  readonly body: string
}

/** A gateway for text messages. */
export type SmsGateway = {
  /**
   * Resolves once the provider has accepted the message; rejects within a few seconds otherwise, with `UnansweredError` where it may
   * have accepted it, and `NoTemplateError` where none can. What may be sent but once goes to no second provider after the former.
   */
  readonly send: (message: TextMessage, options?: SendOptions) => Promise<SendReceipt>
  /** Tells whether a provider has a registered text for a kind of message in the store's own language, as it is worded. */
  readonly hasTemplate: (template: TextMessage['template'], wording: MessageWording | undefined) => boolean
  /** Registration without which a wording of the store may not be sent. */
  readonly registration: Registration
  /** The delivery reports in a request; null when it is not authentic for the provider of that route. */
  readonly readReports: (route: string, request: DeliveryReportRequest) => readonly DeliveryReport[] | null
}
