import { ShopError } from '#domain/errors.ts'
import type { ReportRequest, TextMessages } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import { noteDelivery } from '../../db/identity/login-codes.ts'

type Dependencies = { readonly database: Database; readonly messages: TextMessages; readonly now: () => Date }

/**
 * Keeps what a provider reports about codes on their way; reports about other messages are passed over. Throws
 * `not-found` for a request that does not come from the provider of that route.
 */
export async function noteDeliveries(
  { database, messages, now }: Dependencies,
  route: string,
  request: ReportRequest,
): Promise<void> {
  const reports = messages.readReports(route, request)
  if (reports === null) throw new ShopError('not-found')
  for (const { reference, state } of reports)
    await noteDelivery(database.queries, { route, reference }, { state, at: now() })
}
