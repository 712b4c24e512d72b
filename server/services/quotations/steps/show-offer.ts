import type { Partner } from '#domain/identity/partner.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import { approversOf } from '#domain/orders/approvals/approval.ts'
import {
  isApprovalShown,
  isOpenOffer,
  type QuotationApproval,
} from '#domain/quotations/quotation-approval.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findApprovals } from '../../../db/approvals/approvals.ts'
import type { Queries } from '../../../db/database.ts'
import { findFirmPeople } from '../../../db/firms/firm-people.ts'
import { findFirmPlace } from '../../../db/firms/firm-spending.ts'
import { readCheckoutCredit } from '../../accounts/steps/read-checkout-credit.ts'
import { passedLimitOf } from '../../firms/steps/firm-of-order.ts'
import { readQuotation, type ReadQuotation } from './read-quotation.ts'

/** A quotation as its link shows it; `offersAccount` tells whether it may be billed to an account. */
export type ShownQuotation = ReadQuotation & {
  readonly offersAccount: boolean
  /** Approval by the firm that it is made to; null for a person. */
  readonly approval: QuotationApproval | null
}

/** A look at an offer; `viewer` is null for somebody who is not signed in. */
type Look = { readonly viewer: Partner | null; readonly at: Date }

/** The offer that a link is about, as it is shown. Throws `not-found` for a link that was never given or was replaced. */
export async function showOffer(queries: Queries, token: string, look: Look): Promise<ShownQuotation> {
  const { at } = look
  const read = await readQuotation(queries, token, { at })
  const { userId, content } = read.quotation
  const isOpen = isOpenOffer(read.quotation, read.payment) && content !== null
  const credits = isOpen ? await readCheckoutCredit(queries, userId, { today: istDay(at) }) : []
  const firmId = content?.firm?.id ?? null
  const approval = firmId === null ? null : await readApproval(queries, read, { ...look, firmId })
  return { ...read, offersAccount: credits.some((credit) => credit.firmId === firmId), approval }
}

/** Approval of an offer by its firm: whether accepting it needs one, by whom, and what became of the last request. */
async function readApproval(
  queries: Queries,
  { quotation, payment }: ReadQuotation,
  { firmId, viewer, at }: Look & { readonly firmId: string },
): Promise<QuotationApproval> {
  const { id, userId: uid, total, state } = quotation
  const isOpen = isOpenOffer(quotation, payment)
  const isWaiting = state === 'AWAITING_APPROVAL'
  const isOwn = viewer?.uid === uid
  const place = isOpen ? await findFirmPlace(queries, { firmId, uid }) : null
  const isNeeded =
    place !== null &&
    mayInFirm(place.role, 'orders:place') &&
    (await passedLimitOf(queries, place, { firmId, uid, total, at })) !== null
  const [last] =
    isOpen || isWaiting
      ? await findApprovals(queries, { quotationId: id, requesterUid: uid }, { at, limit: 1 })
      : []
  const people = isOwn && (isNeeded || isWaiting) ? await findFirmPeople(queries, firmId) : []
  const isShown = last !== undefined && isApprovalShown(last.state, { isOpen, isWaiting })
  return {
    isNeeded,
    approvers: approversOf(people, { uid, total }).flatMap(({ name }) => name ?? []),
    request: isShown
      ? {
          state: last.state,
          paymentMode: last.content.paymentMode,
          expiresAt: last.expiresAt,
          decidedBy: isOwn ? last.decidedBy : null,
        }
      : null,
    path: isOwn ? `/profile/firms/${firmId}/approvals` : null,
  }
}
