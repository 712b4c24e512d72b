import { AppError } from '#domain/errors.ts'
import type { DeliveryReportRequest, SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import { recordDelivery } from '../../db/identity/login-codes.ts'
import { recordNotificationDelivery } from '../../db/orders/order-notifications.ts'

type Dependencies = { readonly database: Database; readonly sms: SmsGateway; readonly now: () => Date }

/**
 * Records a provider's delivery reports about sign-in codes and messages about orders; those about others are ignored. Throws `not-found` for
 * a request that does not come from the provider of that route.
 */
export async function recordDeliveryReports(
  { database, sms, now }: Dependencies,
  route: string,
  request: DeliveryReportRequest,
): Promise<void> {
  const reports = sms.readReports(route, request)
  if (reports === null) throw new AppError('not-found')
  for (const { reference, state } of reports) {
    const at = now()
    await recordDelivery(database.queries, { route, reference }, { state, at })
    if (state !== 'sent')
      await recordNotificationDelivery(database.queries, { route, reference }, { state, at })
  }
}
