import { AppError } from '#domain/errors.ts'
import { SESSION_LIFETIME_MS } from '#domain/identity/login-limits.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { PersonalData } from '#domain/privacy/personal-data.ts'
import type { Database } from '../../db/database.ts'
import { findAddressBook, findPartnerByPhone } from '../../db/identity/partners.ts'
import { listSessions } from '../../db/identity/sessions.ts'
import { findListRequests } from '../../db/list-requests/list-requests.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findQuotationsOf } from '../../db/quotations/quotations.ts'
import { findConsents } from '../../db/privacy/consents.ts'
import { findDocumentsOf, findKnownDevicesOf, findMessagesTo } from '../../db/privacy/person.ts'
import { findReceiptsOf, findStaffChanges, findStaffRecord } from '../../db/privacy/staff-person.ts'
import { findRememberedChoices } from '../../db/quick-order/remembered-choices.ts'
import { readOrderDetail } from '../orders/steps/read-order-detail.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Everything that the store holds of a partner (SAFE-06). */
export async function exportPersonalData(
  { database: { queries }, now }: Dependencies,
  actor: Partner,
): Promise<PersonalData> {
  const orders: PersonalData['orders'][number][] = []
  for (const order of await findOrders(queries, { customer: actor.uid }))
    orders.push(await readOrderDetail(queries, order))
  const at = now()
  const since = new Date(at.getTime() - SESSION_LIFETIME_MS)
  const sessions = await listSessions(queries, actor.uid, { at, since })
  return {
    exportedAt: now(),
    partner: actor,
    consents: await findConsents(queries, actor.uid),
    addresses: (await findAddressBook(queries, actor.uid, false)).addresses,
    devices: sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      signedInAt: createdAt,
      seenAt,
    })),
    knownDevices: await findKnownDevicesOf(queries, actor.uid),
    orders,
    documents: await findDocumentsOf(queries, actor.uid),
    messages: await findMessagesTo(queries, actor.uid),
    rememberedChoices: await findRememberedChoices(queries, actor.uid),
    quotations: await findQuotationsOf(queries, actor.uid, at),
    listRequests: await findListRequests(queries, { partnerUid: actor.uid }),
    receipts: await findReceiptsOf(queries, actor.uid),
    staff: await findStaffRecord(queries, actor.uid),
    staffChanges: await findStaffChanges(queries, actor.uid),
  }
}

/** The same for whoever has an account with a phone number, at the request of its owner. Throws `not-found`. */
export async function exportDataOfPhone(dependencies: Dependencies, phone: Phone): Promise<PersonalData> {
  const partner = await findPartnerByPhone(dependencies.database.queries, phone)
  if (partner === null) throw new AppError('not-found', `Nobody has an account with ${phone}.`)
  return exportPersonalData(dependencies, partner)
}
