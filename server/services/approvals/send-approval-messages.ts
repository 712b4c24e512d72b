import { pathIn } from '#domain/i18n/language.ts'
import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import { maySendMessage, type MessageLimits } from '#domain/notifications/message-limits.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import { approvalPath } from '#domain/orders/approvals/approval.ts'
import { approvalMessage, isApprovalNews } from '#domain/order-notifications/approval-message.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { findApprovals } from '../../db/approvals/approvals.ts'
import {
  claimApprovalMessage,
  finishApprovalMessage,
  type ApprovalMessageOutcome,
  type ClaimedApprovalMessage,
} from '../../db/approvals/approval-messages.ts'
import type { Database } from '../../db/database.ts'
import { countSentNotifications } from '../../db/orders/order-notifications.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { noteMessageCap } from '../alarms/steps/note-message-cap.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
import { approvalToken } from './steps/approval-link.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
  readonly publicUrl: string | null
  readonly loginSecret: string
}

/** Attempts before a message is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = MINUTE_MS

/**
 * Sends the messages about requests for approval that are due, each once and only while its news holds (FIRM-06); those beyond the
 * limits of a day are skipped, since the list of the firm has the links too. Rejects with the last error.
 */
export async function sendApprovalMessages(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies
  const { queries } = database
  let failure: unknown = null
  for (
    let claimed = await claimApprovalMessage(queries, now());
    claimed !== null;
    claimed = await claimApprovalMessage(queries, now())
  ) {
    const { tries } = claimed
    const used = await countSentNotifications(queries, claimed.uid, windowEndingAt(now(), DAY_MS))
    const outcome: ApprovalMessageOutcome = maySendMessage(used, dependencies.messageLimits, claimed)
      ? await send(dependencies, claimed).catch((error: unknown) => {
          failure = error
          return tries >= ATTEMPTS
            ? { state: 'FAILED' }
            : { state: 'DUE', nextTryAt: new Date(now().getTime() + FIRST_WAIT_MS * 2 ** (tries - 1)) }
        })
      : { state: 'SKIPPED' }
    await finishApprovalMessage(queries, claimed, { outcome, at: now() })
    if (outcome.state === 'SENT') await noteMessageCap(dependencies, used.byStore + 1)
  }
  if (failure !== null) throw failure
}

async function send(
  { database: { queries }, sms, now, publicUrl, loginSecret }: Dependencies,
  { approvalId: id, kind, phone, language }: ClaimedApprovalMessage,
): Promise<ApprovalMessageOutcome> {
  const [found] = await findApprovals(queries, { id }, { at: now(), limit: 1 })
  if (found === undefined || phone === null || !isApprovalNews(kind, found)) return { state: 'SKIPPED' }
  const { name: store } = await readMerchantSettings(queries)
  const path = approvalPath(approvalToken(loginSecret, id))
  await sms.send(
    inLanguageOf(language, (read) => {
      const link = publicUrl === null ? store : publicUrl + pathIn(read, path)
      return { to: phone, ...approvalMessage(kind, found, { store, link, language: read }) }
    }),
  )
  return { state: 'SENT' }
}
