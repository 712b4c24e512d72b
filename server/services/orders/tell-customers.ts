import { orderNews } from '#domain/messages/order-message.ts'
import type { TextMessages } from '../../gateways/sms/port.ts'
import type { Database } from '../../store/database.ts'
import { claimMessages, finishMessage, type Sending } from '../../store/order-messages.ts'
import { readKeeperSettings } from '../../store/store-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly messages: TextMessages
  readonly now: () => Date
}

const AT_ONCE = 50
const TRIES = 6

/** Tells customers what became of their orders, each thing once (ORD-08). Rejects with the last failure. */
export async function tellCustomers({ database, messages, now }: Dependencies): Promise<void> {
  const { queries } = database
  let failure: unknown = null
  for (;;) {
    const claimed = await claimMessages(queries, now(), AT_ONCE)
    const { name: store } = claimed.length > 0 ? await readKeeperSettings(queries) : { name: '' }
    for (const { kind, orderId, orderNumber, phone, tries } of claimed) {
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
    if (claimed.length < AT_ONCE) break
  }
  if (failure !== null) throw failure
}
