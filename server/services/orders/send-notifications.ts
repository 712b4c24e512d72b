import { orderNotificationTexts } from '#domain/notifications/order-notification.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import {
  claimNotifications,
  finishNotification,
  type SendOutcome,
} from '../../db/orders/order-notifications.ts'
import { readMerchantSettings } from '../../db/store/store-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly messages: SmsGateway
  readonly now: () => Date
}

const TRIES = 6

/** Tells customers what became of their orders, each thing once (ORD-08). Rejects with the last failure. */
export async function sendOrderNotifications({ database, messages, now }: Dependencies): Promise<void> {
  const { queries } = database
  let store: string | null = null
  let failure: unknown = null
  // one after the other: a crash leaves the one that was on its way in doubt, and no other
  for (let claimed = await claimMessage(); claimed !== undefined; claimed = await claimMessage()) {
    const { kind, orderId, orderNumber, phone, tries } = claimed
    store ??= (await readMerchantSettings(queries)).name
    const variables = { store, order: orderNumber, news: orderNotificationTexts[kind] }
    const came = await messages.send({ to: phone, template: 'order-update', variables }).then(
      (): SendOutcome => 'SENT',
      (error: unknown): SendOutcome => {
        failure = error
        return tries >= TRIES ? 'FAILED' : { again: new Date(now().getTime() + 30_000 * 2 ** tries) }
      },
    )
    await finishNotification(queries, { orderId, kind }, { came, at: now() })
  }
  if (failure !== null) throw failure

  async function claimMessage() {
    const [claimed] = await claimNotifications(queries, now(), 1)
    return claimed
  }
}
