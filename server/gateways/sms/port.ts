import type { TextMessage } from '#domain/notifications/text-message.ts'

/** Who took a message, and under which reference the provider knows it. */
export type SendReceipt = { readonly route: string; readonly reference: string | null }

/** What a provider tells about a message that it took. */
export type DeliveryReport = {
  readonly reference: string
  readonly state: 'sent' | 'delivered' | 'failed'
}

/** A request that claims to come from a provider. */
export type DeliveryReportRequest = {
  /** Path and query as they were asked for. */
  readonly target: string
  readonly header: (name: string) => string | undefined
  readonly body: string
}

/** A way of sending text messages. */
export type SmsGateway = {
  /** Resolves once the provider has taken the message; rejects, within a few seconds, when it has not. */
  readonly send: (message: TextMessage) => Promise<SendReceipt>
  /** What a provider's request reports; null when it does not come from the provider of that route. */
  readonly readReports: (route: string, request: DeliveryReportRequest) => readonly DeliveryReport[] | null
}
