import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { MAX_OWN_QUOTATIONS, type QuotationRequest } from '#domain/quotations/quotation-request.ts'
import { quotationPath, type Quotation } from '#domain/quotations/quotation.ts'
import type { Database } from '../../db/database.ts'
import {
  findQuotationRequest,
  findQuotationRequestsOf,
  settleQuotationRequest,
} from '../../db/quotations/quotation-requests.ts'
import { findLatestQuotationsOf, findQuotation, updateQuotation } from '../../db/quotations/quotations.ts'
import { newToken, tokenHash } from '../identity/steps/hashing.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Requests and quotations of a customer, the newest first (QUOTE-01). */
export async function listOwnQuotations(
  { database: { queries }, now }: Dependencies,
  { uid }: Partner,
): Promise<{ readonly requests: QuotationRequest[]; readonly quotations: Quotation[] }> {
  const requests = await findQuotationRequestsOf(queries, uid, MAX_OWN_QUOTATIONS)
  const ids = requests.flatMap(({ quotationId }) => quotationId ?? [])
  const quotations = await findLatestQuotationsOf(queries, uid, { ids, at: now(), limit: MAX_OWN_QUOTATIONS })
  return { requests, quotations }
}

/** A request of the customer, with all of its lines. Throws `not-found`. */
export async function showOwnRequest(
  { database: { queries } }: Dependencies,
  { uid }: Partner,
  id: string,
): Promise<QuotationRequest> {
  const request = await findQuotationRequest(queries, id)
  if (request?.userId !== uid) throw new AppError('not-found')
  return request
}

/** The customer takes a request back. Throws `not-found`, and `edit-conflict` once the shop has settled it. */
export async function withdrawRequest(
  { database, now }: Dependencies,
  { uid }: Partner,
  id: string,
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    const request = await findQuotationRequest(queries, id, { lock: true })
    if (request?.userId !== uid) throw new AppError('not-found')
    if (request.state === 'WITHDRAWN') return
    if (request.state !== 'ASKED') throw new AppError('edit-conflict')
    await settleQuotationRequest(queries, id, { state: 'WITHDRAWN', at: now() })
  })
}

/**
 * Makes the path at which the customer opens a quotation that was made to them; the link that they were sent goes on. Throws
 * `not-found`.
 */
export async function openOwnQuotation(
  { database, now }: Dependencies,
  { uid }: Partner,
  id: string,
): Promise<string> {
  const token = newToken()
  await database.queries.transaction().execute(async (queries) => {
    const quotation = await findQuotation(queries, { id }, { at: now(), lock: true })
    if (quotation?.userId !== uid || quotation.content === null) throw new AppError('not-found')
    await updateQuotation(queries, quotation, { own_token_hash: tokenHash(token) })
  })
  return quotationPath(token)
}
