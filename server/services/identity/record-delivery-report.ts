import { AppError } from '#domain/errors.ts'
import type { DeliveryReportRequest, SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import { recordDelivery } from '../../db/identity/login-codes.ts'

type Dependencies = { readonly database: Database; readonly messages: SmsGateway; readonly now: () => Date }

/**
 * Keeps what a provider reports about codes on their way; reports about other messages are passed over. Throws
 * `not-found` for a request that does not come from the provider of that route.
 */
export async function recordDeliveryReports(
  { database, messages, now }: Dependencies,
  route: string,
  request: DeliveryReportRequest,
): Promise<void> {
  const reports = messages.readReports(route, request)
  if (reports === null) throw new AppError('not-found')
  for (const { reference, state } of reports)
    await recordDelivery(database.queries, { route, reference }, { state, at: now() })
}
