import { AppError } from '#domain/errors.ts'
import type { AuditEntry } from '#domain/audit/audit-entry.ts'
import { pathIn } from '#domain/i18n/language.ts'
import {
  holdsPrices,
  quotationPath,
  type Quotation,
  type QuotationState,
} from '#domain/quotations/quotation.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database, Queries } from '../../db/database.ts'
import { withdrawApprovalOf } from '../../db/approvals/approvals.ts'
import { findPartner } from '../../db/identity/partners.ts'
import {
  findQuotation,
  listQuotations,
  updateQuotation,
  type ListedQuotation,
} from '../../db/quotations/quotations.ts'
import { newToken, tokenHash } from '../identity/steps/hashing.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

const MOST = 100

/** Quotations, newest first. Throws `not-permitted`. */
export async function readQuotations(
  { database, now }: Dependencies,
  actor: StaffActor,
  { state }: { readonly state?: QuotationState | undefined },
): Promise<ListedQuotation[]> {
  requirePermission(actor, 'quotations:read')
  return listQuotations(database.queries, { state, at: now(), limit: MOST })
}

/** Staff cancel an offer that is open, waits for approval, which ends, or has expired. Throws `not-permitted`, `not-found`, and `edit-conflict` once it was answered. */
export async function cancelQuotation(
  { database, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<void> {
  requirePermission(actor, 'quotations:write')
  await database.queries.transaction().execute(async (queries) => {
    const at = now()
    const found = await findQuotation(queries, { id }, { at, lock: true })
    if (found === null) throw new AppError('not-found')
    if (found.state === 'CANCELLED') return
    if (!holdsPrices(found) && found.state !== 'EXPIRED') throw await settledConflict(queries, found)
    await updateQuotation(queries, found, { state: 'CANCELLED', settled_at: at })
    await withdrawApprovalOf(queries, found, null)
    const before = { number: found.number, state: found.state }
    await recordChange(queries, actor, {
      action: 'quotation.cancel',
      subject: 'quotation',
      subjectId: id,
      before,
      at,
    })
  })
}

/** Makes another link of an open offer, in the language of its customer; the one before ends. Throws `not-permitted`, `not-found`, `edit-conflict`. */
export async function renewQuotationLink(
  { database, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<string> {
  requirePermission(actor, 'quotations:write')
  return database.queries.transaction().execute(async (queries) => {
    const at = now()
    const found = await findQuotation(queries, { id }, { at, lock: true })
    if (found === null) throw new AppError('not-found')
    if (!holdsPrices(found)) throw await settledConflict(queries, found)
    const token = newToken()
    await updateQuotation(queries, found, { token_hash: tokenHash(token) })
    const after = { number: found.number }
    await recordChange(queries, actor, {
      action: 'quotation.link',
      subject: 'quotation',
      subjectId: id,
      after,
      at,
    })
    const { language } = await findPartner(queries, found.userId)
    return pathIn(language, quotationPath(token))
  })
}

/** Actions that settle a quotation; none lets it expire. */
const settling: Readonly<Partial<Record<QuotationState, string>>> = {
  ACCEPTED: 'quotation.accept',
  DECLINED: 'quotation.decline',
  CANCELLED: 'quotation.cancel',
}

/** Refusal of a change to a settled quotation, with the person who settled it. */
async function settledConflict(queries: Queries, { id, state }: Quotation): Promise<AppError> {
  const by = ({ action }: AuditEntry) => action === settling[state]
  return editConflict(queries, { subject: 'quotation', subjectId: id, by })
}
