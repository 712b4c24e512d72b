import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { CustomerMessageFault } from '#domain/notifications/customer-message.ts'
import type { MessageLimits, MessagesSent } from '#domain/notifications/message-limits.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Database } from '../../../db/database.ts'
import { countSentNotifications } from '../../../db/orders/order-notifications.ts'
import type { Alarms } from '../../../gateways/alarms/port.ts'
import { NoTemplateError, UnansweredError } from '../../../gateways/sms/port.ts'
import { noteMissingTemplate } from '../../alarms/steps/note-missing-template.ts'
import { noteMessageCap } from '../../alarms/steps/note-message-cap.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
}

/** Messages of one kind that wait, and what becomes of each. */
export type MessageQueue<Claimed, Outcome extends { readonly state: string }> = {
  /** Claims the message that is due first; null when none is. */
  readonly claim: (at: Date) => Promise<Claimed | null>
  /** The customer whose message it is, and the attempts, this one included. */
  readonly addressee: (claimed: Claimed) => { readonly uid: string; readonly tries: number }
  /** Sends it, given what was sent within a day. A rejection is a failed attempt. */
  readonly send: (claimed: Claimed, sent: MessagesSent) => Promise<Outcome>
  /** Outcome of a failed attempt, with the time of the next; null when it was the last. */
  readonly afterFailure: (retryAt: Date | null, fault: CustomerMessageFault) => Outcome
  /** True of messages that are better lost than sent twice: one that the provider did not answer is not tried again. */
  readonly isOnce?: boolean
  readonly finish: (
    claimed: Claimed,
    result: { readonly outcome: Outcome; readonly at: Date },
  ) => Promise<void>
  /** The most messages of one run. */
  readonly most?: number
  /** The most failed attempts of one run, whose others wait for the next: where the provider is down, all would fail. */
  readonly mostFailures?: number
  /** True of an outcome after which this run sends no more. */
  readonly isLast?: (outcome: Outcome) => boolean
}

/** Attempts before a message is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = MINUTE_MS

/**
 * Sends the messages of a queue that are due, one at a time, so that a crash leaves only one in doubt. The shopkeeper is warned before
 * the limit of a day is reached. Rejects with the last error, after the others were sent.
 */
export async function sendDue<Claimed, Outcome extends { readonly state: string }>(
  dependencies: Dependencies,
  queue: MessageQueue<Claimed, Outcome>,
): Promise<void> {
  const { database, now } = dependencies
  const { most = Number.POSITIVE_INFINITY, mostFailures = Number.POSITIVE_INFINITY } = queue
  let failures = 0
  let failure: unknown = null
  for (let count = 0; count < most; count += 1) {
    const claimed = await queue.claim(now())
    if (claimed === null) break
    const { uid, tries } = queue.addressee(claimed)
    const used = await countSentNotifications(database.queries, uid, windowEndingAt(now(), DAY_MS))
    const outcome = await queue.send(claimed, used).catch(async (error: unknown) => {
      if (error instanceof NoTemplateError) {
        await noteMissingTemplate(dependencies, error.template)
        return queue.afterFailure(null, 'no-template')
      }
      failures += 1
      failure = error
      const isUnanswered = error instanceof UnansweredError
      const isLast = tries >= ATTEMPTS || (queue.isOnce === true && isUnanswered)
      return queue.afterFailure(
        isLast ? null : retryTime(now(), tries),
        isUnanswered ? 'unanswered' : 'refused',
      )
    })
    await queue.finish(claimed, { outcome, at: now() })
    if (outcome.state === 'SENT') await noteMessageCap(dependencies, used.byStore + 1)
    if (failures >= mostFailures || queue.isLast?.(outcome) === true) break
  }
  if (failure !== null) throw failure
}

function retryTime(at: Date, tries: number): Date {
  return new Date(at.getTime() + FIRST_WAIT_MS * 2 ** (tries - 1))
}
