import { orderNotificationTexts } from '#domain/notifications/order-notification.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import {
  claimNotifications,
  finishNotification,
  type ClaimedNotification,
  type SendOutcome,
} from '../../db/orders/order-notifications.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
}

/** Attempts before a notification is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = 60_000

/** Sends the order notifications that are due, each once (ORD-08). Rejects with the last error. */
export async function sendOrderNotifications({ database, sms, now }: Dependencies): Promise<void> {
  const { queries } = database
  let store: string | null = null
  let failure: unknown = null
  // one at a time: a crash leaves only the one being sent in doubt
  for (let claimed = await claimNext(); claimed !== undefined; claimed = await claimNext()) {
    const { kind, orderNumber, phone, tries } = claimed
    store ??= (await readMerchantSettings(queries)).name
    const variables = { store, order: orderNumber, news: orderNotificationTexts[kind] }
    const outcome = await sms.send({ to: phone, template: 'order-update', variables }).then(
      (): SendOutcome => 'SENT',
      (error: unknown): SendOutcome => {
        failure = error
        return tries >= ATTEMPTS ? 'FAILED' : { retryAt: retryTime(now(), tries) }
      },
    )
    await finishNotification(queries, claimed, { outcome, at: now() })
  }
  if (failure !== null) throw failure

  async function claimNext(): Promise<ClaimedNotification | undefined> {
    const [claimed] = await claimNotifications(queries, now(), 1)
    return claimed
  }
}

function retryTime(at: Date, attempts: number): Date {
  return new Date(at.getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1))
}
