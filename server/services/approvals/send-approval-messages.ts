import { pathIn } from '#domain/i18n/language.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import { approvalKinds } from '#domain/notifications/customer-message.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import { approvalPath } from '#domain/orders/approvals/approval.ts'
import {
  approvalMessage,
  approvalMessageKinds,
  isApprovalNews,
} from '#domain/order-notifications/approval-message.ts'
import { findApprovals } from '../../db/approvals/approvals.ts'
import { takeEarlierApprovalMessages } from '../../db/approvals/approval-messages.ts'
import type { Database } from '../../db/database.ts'
import type { ClaimedCustomerMessage } from '../../db/messages/customer-messages.ts'
import type { MessageOutcome } from '../../db/messages/message-outcome.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { sendCustomerMessages } from '../messages/steps/send-customer-messages.ts'
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

/**
 * Sends the messages about requests for approval that are due, each once and only while its news holds (FIRM-06); those beyond the
 * limits of a day are skipped, since the list of the firm has the links too. Rejects with the last error.
 */
export async function sendApprovalMessages(dependencies: Dependencies): Promise<void> {
  await takeEarlierApprovalMessages(dependencies.database.queries)
  await sendCustomerMessages(dependencies, approvalKinds, {
    send: (claimed) => send(dependencies, claimed),
  })
}

async function send(
  { database: { queries }, sms, now, publicUrl, loginSecret }: Dependencies,
  { subjectId: id, kind: about, phone, language }: ClaimedCustomerMessage,
): Promise<MessageOutcome> {
  const [found] = await findApprovals(queries, { id }, { at: now(), limit: 1 })
  const kind = approvalMessageKinds.find((one) => about === `APPROVAL_${one}`)
  if (kind === undefined || found === undefined || phone === null || !isApprovalNews(kind, found))
    return { state: 'SKIPPED' }
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
