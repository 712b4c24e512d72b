import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import type { Alarms } from '../../../gateways/alarms/port.ts'
import type { Database } from '../../../db/database.ts'
import { noteCap } from './note-cap.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
}

/** Warns the shopkeeper when the messages of a day, codes apart, come close to their cap. */
export async function noteMessageCap(
  { database, now, messageLimits, alarms }: Dependencies,
  used: number,
): Promise<void> {
  const use = { cap: 'order-messages', used, max: messageLimits.messagesPerDay, at: now() }
  for (const alarm of await noteCap(database.queries, use)) alarms.raise(alarm)
}
