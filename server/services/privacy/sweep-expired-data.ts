import { expiredBefore, retention, taxRecordsExpiredBefore } from '#domain/privacy/retention.ts'
import { stripAddress, stripDocument } from '#domain/privacy/strip-person.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { deleteCustomerNotesBefore } from '../../db/customers/customer-notes.ts'
import { moveStragglers } from '../../db/customers/merged-customers.ts'
import { deleteUnmetDemandBefore } from '../../db/demand/unmet-demand.ts'
import type { Database, Queries } from '../../db/database.ts'
import { purgeKnownDevices } from '../../db/identity/known-devices.ts'
import { deleteCustomerMessagesBefore } from '../../db/messages/customer-messages.ts'
import { deleteListRequestsBefore } from '../../db/list-requests/list-requests.ts'
import { deletePartnerQuotationsBefore } from '../../db/quotations/partner-quotations.ts'
import { deleteQuotationRequestsBefore } from '../../db/quotations/quotation-requests.ts'
import { deleteApprovalsBefore } from '../../db/approvals/approvals.ts'
import { deleteInvitationsBefore } from '../../db/firms/firm-people.ts'
import { deleteFirmsBefore } from '../../db/identity/remembered-firms.ts'
import { deleteChoicesBefore } from '../../db/quick-order/remembered-choices.ts'
import { purgeLoginAttempts } from '../../db/identity/login-attempts.ts'
import {
  deleteEndedSessions,
  deleteOldMessages,
  deleteOldQuotations,
  forgetExpiredEdits,
  forgetOrderKeys,
} from '../../db/privacy/expired-data.ts'
import {
  eraseOrderPersons,
  findOrdersWithPerson,
  stripDocumentsIssuedBefore,
} from '../../db/privacy/person.ts'
import { deleteAlertsBefore } from '../../db/stock/stock-alerts.ts'
import { findKnownPictures, forgetPicturesBefore } from '../../db/trips/challan-pictures.ts'
import type { PictureVault } from '../../gateways/pictures/port.ts'
import { HOUR_MS } from '#domain/time/durations.ts'

type Dependencies = {
  readonly database: Database
  readonly challans: PictureVault
  readonly now: () => Date
}

/** Orders whose customer is taken out in one transaction. */
const BATCH = 100
/** The most rounds of one run; what is left then waits for the next. */
const MAX_ROUNDS = 200

/** Numbers of records that a sweep removed. */
export type SweepCounts = {
  readonly sessions: number
  readonly messages: number
  readonly customerMessages: number
  readonly orderRepeats: number
  readonly orderEdits: number
  readonly quotations: number
  readonly taxRecords: number
  readonly unmetDemand: number
  readonly challanPictures: number
  readonly rememberedChoices: number
  readonly rememberedFirms: number
  readonly firmInvitations: number
  readonly orderApprovals: number
  readonly listRequests: number
  readonly quotationRequests: number
  readonly partnerQuotations: number
  readonly customerNotes: number
  readonly stockAlerts: number
}

/** Removes personal data whose time in the `retention` table is over (SAFE-06). Safe in several processes at once. */
export async function sweepExpiredData({ database, challans, now }: Dependencies): Promise<SweepCounts> {
  const at = now()
  const { queries } = database
  // an order that was being placed while its customer was merged
  await moveStragglers(queries)
  await purgeLoginAttempts(queries, expiredBefore(retention.loginAttempts, at))
  await purgeKnownDevices(queries, expiredBefore(retention.knownDevices, at))
  return {
    sessions: await untilNone(() => deleteEndedSessions(queries, at)),
    messages: await untilNone(() => deleteOldMessages(queries, expiredBefore(retention.orderMessages, at))),
    customerMessages: await deleteCustomerMessagesBefore(
      queries,
      expiredBefore(retention.customerMessages, at),
    ),
    orderRepeats: await untilNone(() => forgetOrderKeys(queries, expiredBefore(retention.orderRepeats, at))),
    quotations: await untilNone(() => deleteOldQuotations(queries, expiredBefore(retention.quotations, at))),
    orderEdits: await untilNone(() => forgetExpiredEdits(queries, at)),
    taxRecords: await untilNone(() => stripTaxRecords(database, at)),
    unmetDemand: await deleteUnmetDemandBefore(queries, istDay(expiredBefore(retention.unmetDemand, at))),
    rememberedFirms: await deleteFirmsBefore(queries, expiredBefore(retention.rememberedFirms, at)),
    orderApprovals: await deleteApprovalsBefore(queries, expiredBefore(retention.orderApprovals, at)),
    firmInvitations: await deleteInvitationsBefore(queries, expiredBefore(retention.firmInvitations, at)),
    rememberedChoices: await deleteChoicesBefore(queries, expiredBefore(retention.rememberedChoices, at)),
    customerNotes: await deleteCustomerNotesBefore(queries, expiredBefore(retention.customerNotes, at)),
    listRequests: await deleteListRequestsBefore(queries, expiredBefore(retention.listRequests, at)),
    partnerQuotations: await deletePartnerQuotationsBefore(
      queries,
      expiredBefore(retention.partnerQuotations, at),
    ),
    quotationRequests: await deleteQuotationRequestsBefore(
      queries,
      expiredBefore(retention.quotationRequests, at),
    ),
    stockAlerts: await deleteAlertsBefore(queries, expiredBefore(retention.stockAlerts, at)),
    // last: where pictures cannot be reached, everything else has gone
    challanPictures: await sweepChallans(queries, challans, at),
  }
}

/** Takes the customers out of orders and documents that the law no longer asks for; also out of documents of erased accounts. */
async function stripTaxRecords({ queries }: Database, at: Date): Promise<number> {
  const before = taxRecordsExpiredBefore(at)
  return queries.transaction().execute(async (transaction) => {
    const orders = await findOrdersWithPerson(transaction, { before }, BATCH)
    await eraseOrderPersons(
      transaction,
      orders.map(({ orderId, address }) => ({ orderId, address: stripAddress(address) })),
      at,
    )
    const documents = { before, at, limit: BATCH }
    return orders.length + (await stripDocumentsIssuedBefore(transaction, documents, stripDocument))
  })
}

/** Deletes pictures of challans that are too old, were replaced, or belonged to somebody who was erased. */
async function sweepChallans(queries: Queries, challans: PictureVault, at: Date): Promise<number> {
  await forgetPicturesBefore(queries, istDay(expiredBefore(retention.challanPictures, at)))
  // a younger one may be about to be recorded
  const names = await challans.listBefore(new Date(at.getTime() - HOUR_MS))
  let removed = 0
  for (let from = 0; from < names.length; from += BATCH) {
    const some = names.slice(from, from + BATCH)
    const known = await findKnownPictures(queries, some)
    for (const name of some.filter((one) => !known.has(one))) {
      await challans.remove(name)
      removed += 1
    }
  }
  return removed
}

async function untilNone(remove: () => Promise<number>): Promise<number> {
  let total = 0
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const removed = await remove()
    total += removed
    if (removed === 0) break
  }
  return total
}
