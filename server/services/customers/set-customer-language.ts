import type { Language } from '#domain/i18n/language.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findCustomer } from '../../db/customers/account-status.ts'
import type { Database } from '../../db/database.ts'
import { updatePartnerLanguage } from '../../db/identity/partners.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireCustomer } from './steps/require-customer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

export type CustomerLanguageRequest = { readonly uid: string; readonly language: Language }

/**
 * Sets the language of messages to a customer and of their papers from now on; their next sign-in from a page in another language
 * changes it again. Throws `not-permitted`, `not-found`, and `edit-conflict` when they were merged.
 */
export async function setCustomerLanguage(
  { database, now }: Dependencies,
  actor: StaffActor,
  { uid, language }: CustomerLanguageRequest,
): Promise<void> {
  requirePermission(actor, 'customers:verify')
  await database.queries.transaction().execute(async (queries) => {
    const { partner } = await requireCustomer(queries, await findCustomer(queries, uid, { lock: true }))
    if (partner.language === language) return
    await updatePartnerLanguage(queries, uid, language)
    await recordChange(queries, actor, {
      action: 'customer.language',
      subject: 'customer',
      subjectId: uid,
      before: { language: partner.language },
      after: { language },
      at: now(),
    })
  })
}
