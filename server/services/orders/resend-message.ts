import { AppError } from '#domain/errors.ts'
import type { OrderNotificationKind } from '#domain/order-notifications/order-notification.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { renewOrderNotification } from '../../db/orders/order-notifications.ts'
import { lockOrder } from '../../db/orders/orders.ts'
import { findOrderMessages } from '../../db/orders/order-messages.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
}

/** A message by its order and what it is about. */
export type MessageToResend = { readonly orderId: string; readonly about: OrderNotificationKind }

const MAX_MESSAGES = 20

/**
 * Sends a message about an order again that has not arrived; a second request in a row finds it waiting. The limits of a day hold
 * as for any other. Throws `not-permitted`, `not-found`, and `not-resendable` for one that was sent or is old news.
 */
export async function resendMessage(
  { database, now, jobs }: Dependencies,
  actor: StaffActor,
  { orderId, about }: MessageToResend,
): Promise<void> {
  requirePermission(actor, 'orders:message')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    const order = await lockOrder(queries, orderId)
    if (order === null) throw new AppError('not-found')
    const messages = await findOrderMessages(queries, { order: orderId }, { at, limit: MAX_MESSAGES })
    const message = messages.find((one) => one.about === about)
    if (message === undefined) throw new AppError('not-found')
    if (message.state === 'DUE') return
    if (!message.isResendable) throw new AppError('not-resendable')
    await renewOrderNotification(queries, { orderId, kind: about, dueAt: at })
    await recordChange(queries, actor, {
      action: 'order.message',
      subject: 'order',
      subjectId: orderId,
      before: { message: about, state: message.state },
      after: { message: about, state: 'DUE' },
      at,
    })
  })
  jobs.trigger('messages')
}
