import type { Registration } from '#domain/notifications/message-wording.ts'
import type { TextMessage } from '#domain/notifications/text-message.ts'

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
  /** Resolves once the provider has accepted the message; rejects within a few seconds otherwise. */
  readonly send: (message: TextMessage) => Promise<SendReceipt>
  /** Registration without which a wording of the store may not be sent. */
  readonly registration: Registration
  /** The delivery reports in a request; null when it is not authentic for the provider of that route. */
  readonly readReports: (route: string, request: DeliveryReportRequest) => readonly DeliveryReport[] | null
}
