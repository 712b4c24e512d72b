import { orderNews } from '#domain/notifications/order-notification.ts'
import type { TextMessages } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import { claimMessages, finishMessage, type Sending } from '../../db/orders/order-notifications.ts'
import { readKeeperSettings } from '../../db/store/store-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly messages: TextMessages
  readonly now: () => Date
}

const TRIES = 6

/** Tells customers what became of their orders, each thing once (ORD-08). Rejects with the last failure. */
export async function tellCustomers({ database, messages, now }: Dependencies): Promise<void> {
  const { queries } = database
  let store: string | null = null
  let failure: unknown = null
  // one after the other: a crash leaves the one that was on its way in doubt, and no other
  for (let claimed = await claimMessage(); claimed !== undefined; claimed = await claimMessage()) {
    const { kind, orderId, orderNumber, phone, tries } = claimed
    store ??= (await readKeeperSettings(queries)).name
    const variables = { store, order: orderNumber, news: orderNews[kind] }
    const came = await messages.send({ to: phone, template: 'order-update', variables }).then(
      (): Sending => 'SENT',
      (error: unknown): Sending => {
        failure = error
        return tries >= TRIES ? 'FAILED' : { again: new Date(now().getTime() + 30_000 * 2 ** tries) }
      },
    )
    await finishMessage(queries, { orderId, kind }, { came, at: now() })
  }
  if (failure !== null) throw failure

  async function claimMessage() {
    const [claimed] = await claimMessages(queries, now(), 1)
    return claimed
  }
}
