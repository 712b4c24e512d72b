import { SESSION_LIFETIME_MS } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { PersonalData } from '#domain/privacy/personal-data.ts'
import type { Database } from '../../../db/database.ts'
import { findEntriesOf } from '../../../db/accounts/account-entries.ts'
import { findCustomerNotes } from '../../../db/customers/customer-notes.ts'
import { findMergedNumbers } from '../../../db/customers/merged-customers.ts'
import { findCustomer } from '../../../db/customers/account-status.ts'
import { findAddressBook } from '../../../db/identity/partners.ts'
import { findRememberedFirms } from '../../../db/identity/remembered-firms.ts'
import { findInvitationsTo } from '../../../db/firms/firm-people.ts'
import { findFirmsOf } from '../../../db/firms/firms.ts'
import { listSessions } from '../../../db/identity/sessions.ts'
import { findListRequests } from '../../../db/list-requests/list-requests.ts'
import { findOrders } from '../../../db/orders/orders.ts'
import { findPartnerQuotationsOf } from '../../../db/quotations/partner-quotations.ts'
import { findQuotationRequestsOf } from '../../../db/quotations/quotation-requests.ts'
import { findQuotationsOf } from '../../../db/quotations/quotations.ts'
import { findConsents } from '../../../db/privacy/consents.ts'
import { findDeliveriesOf, findEditsOf } from '../../../db/privacy/deliveries.ts'
import {
  findDocumentsOf,
  findKnownDevicesOf,
  findMessagesTo,
  findOtherMessagesTo,
} from '../../../db/privacy/person.ts'
import { findReceiptsOf, findStaffChanges, findStaffRecord } from '../../../db/privacy/staff-person.ts'
import { findRememberedChoices } from '../../../db/quick-order/remembered-choices.ts'
import { findAlertsOf } from '../../../db/stock/stock-alerts.ts'
import { readOrderDetails } from '../../orders/steps/read-order-detail.ts'

/** Most notes that are read: more than the limits of writing allow. */
const MAX_NOTES = 10_000

export type PersonalDataDependencies = { readonly database: Database; readonly now: () => Date }

/** Reads everything that the store holds of a partner (SAFE-06). */
export async function readPersonalData(
  { database: { queries }, now }: PersonalDataDependencies,
  partner: Partner,
): Promise<PersonalData> {
  const orders = await readOrderDetails(queries, await findOrders(queries, { customer: partner.uid }))
  const at = now()
  const since = new Date(at.getTime() - SESSION_LIFETIME_MS)
  const sessions = await listSessions(queries, partner.uid, { at, since })
  return {
    exportedAt: now(),
    partner,
    mergedNumbers: (await findMergedNumbers(queries, partner.uid)).map(({ phone, mergedAt }) => ({
      phone,
      mergedAt,
    })),
    consents: await findConsents(queries, partner.uid),
    addresses: (await findAddressBook(queries, partner.uid, false)).addresses,
    devices: sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      signedInAt: createdAt,
      seenAt,
    })),
    knownDevices: await findKnownDevicesOf(queries, partner.uid),
    orders,
    documents: await findDocumentsOf(queries, partner.uid),
    messages: await findMessagesTo(queries, partner.uid),
    otherMessages: await findOtherMessagesTo(queries, partner.uid),
    rememberedChoices: await findRememberedChoices(queries, partner.uid),
    rememberedFirms: await findRememberedFirms(queries, partner.uid),
    firms: await findFirmsOf(queries, partner.uid),
    firmInvitations: await findInvitationsTo(queries, partner.phone, at),
    block: (await findCustomer(queries, partner.uid))?.accountStatus.block ?? null,
    staffNotes: await findCustomerNotes(queries, partner.uid, MAX_NOTES),
    quotations: await findQuotationsOf(queries, partner.uid, at),
    partnerQuotations: await findPartnerQuotationsOf(queries, partner.uid, MAX_NOTES),
    quotationRequests: await findQuotationRequestsOf(queries, partner.uid, MAX_NOTES),
    listRequests: await findListRequests(queries, { partnerUid: partner.uid }),
    stockAlerts: await findAlertsOf(queries, partner.uid),
    receipts: await findReceiptsOf(queries, partner.uid),
    creditLedger: await findEntriesOf(queries, partner.uid),
    deliveries: await findDeliveriesOf(queries, partner.uid),
    orderEdits: await findEditsOf(queries, partner.uid),
    staff: await findStaffRecord(queries, partner.uid),
    staffChanges: await findStaffChanges(queries, partner.uid),
  }
}
