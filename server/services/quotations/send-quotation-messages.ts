import { pathIn } from '#domain/i18n/language.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import { quotationMessage } from '#domain/quotations/quotation-message.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import type { Database } from '../../db/database.ts'
import type { ClaimedCustomerMessage } from '../../db/messages/customer-messages.ts'
import type { MessageOutcome } from '../../db/messages/message-outcome.ts'
import { findQuotation } from '../../db/quotations/quotations.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { sendCustomerMessages } from '../messages/steps/send-customer-messages.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
  readonly publicUrl: string | null
}

/**
 * Tells customers that the quotation that they asked for is there (QUOTE-01), each once and only while they can answer it; messages beyond
 * the limits of a day are skipped, since the profile lists it. Rejects with the last error.
 */
export async function sendQuotationMessages(dependencies: Dependencies): Promise<void> {
  await sendCustomerMessages(dependencies, ['QUOTATION'], {
    send: (claimed) => send(dependencies, claimed),
  })
}

async function send(
  { database: { queries }, sms, now, publicUrl }: Dependencies,
  { subjectId: id, uid, phone, language }: ClaimedCustomerMessage,
): Promise<MessageOutcome> {
  const quotation = await findQuotation(queries, { id }, { at: now() })
  if (phone === null || quotation?.userId !== uid || quotation.state !== 'OPEN') return { state: 'SKIPPED' }
  const { name: store } = await readMerchantSettings(queries)
  await sms.send(
    inLanguageOf(language, (read) => {
      const link = publicUrl === null ? store : publicUrl + pathIn(read, '/profile/quotations')
      return { to: phone, ...quotationMessage(quotation, { store, link, language: read }) }
    }),
  )
  return { state: 'SENT' }
}
