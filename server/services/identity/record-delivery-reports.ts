import { AppError } from '#domain/errors.ts'
import type { DeliveryReportRequest, SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import { recordDelivery } from '../../db/identity/login-codes.ts'

type Dependencies = { readonly database: Database; readonly sms: SmsGateway; readonly now: () => Date }

/**
 * Records a provider's delivery reports about sign-in codes; those about other messages are ignored. Throws `not-found` for
 * a request that does not come from the provider of that route.
 */
export async function recordDeliveryReports(
  { database, sms, now }: Dependencies,
  route: string,
  request: DeliveryReportRequest,
): Promise<void> {
  const reports = sms.readReports(route, request)
  if (reports === null) throw new AppError('not-found')
  for (const { reference, state } of reports)
    await recordDelivery(database.queries, { route, reference }, { state, at: now() })
}
