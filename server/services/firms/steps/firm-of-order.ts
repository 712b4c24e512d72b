import type { AddressFields } from '#domain/addresses/address.ts'
import { AppError } from '#domain/errors.ts'
import { mayInFirm } from '#domain/firms/firm-roles.ts'
import {
  findPassedLimit,
  type BuyingFor,
  type OrderFirm,
  type PassedLimit,
} from '#domain/firms/order-firm.ts'
import type { FirmPlace } from '#domain/firms/firm.ts'
import type { Billing } from '#domain/identity/billing.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import { mayApprove } from '#domain/orders/approvals/approval.ts'
import type { Paise } from '#domain/money/paise.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { findFirm } from '../../../db/firms/firms.ts'
import { findSite } from '../../../db/firms/firm-sites.ts'
import { findFirmPlace, sumOrderedFor } from '../../../db/firms/firm-spending.ts'

/** The bill-to of an order for a firm, as it is at this moment. Throws `not-found`. */
export async function billToFirm(
  queries: Queries,
  { id }: BuyingFor,
): Promise<{ readonly buyerGstin: Gstin; readonly billing: Billing }> {
  const firm = await findFirm(queries, id)
  if (firm === null) throw new AppError('not-found')
  const { gstin, legalName, address } = firm
  return { buyerGstin: gstin, billing: { legalName, address } }
}

/**
 * The firm of an order, with its site and the address of that, as they are at this moment. Throws `not-found` and
 * `firm-site-closed`.
 */
export async function siteOfOrder(
  queries: Queries,
  { siteId, ...firm }: BuyingFor,
): Promise<{ readonly firm: OrderFirm; readonly address: AddressFields | null }> {
  if (siteId === undefined) return { firm, address: null }
  const site = await findSite(queries, { firmId: firm.id, id: siteId })
  if (site === null) throw new AppError('not-found')
  if (site.isClosed) throw new AppError('firm-site-closed')
  const { id, name, address } = site
  return { firm: { ...firm, site: { id, name } }, address }
}

/** Lets somebody buy for a firm. Throws `not-found` to whoever is not in it, and `firm-right-missing`. */
export async function requireBuyer(
  queries: Queries,
  { id: firmId }: Pick<BuyingFor, 'id'>,
  uid: string,
): Promise<FirmPlace> {
  const place = await findFirmPlace(queries, { firmId, uid }, { hold: true })
  if (place === null) throw new AppError('not-found')
  if (!mayInFirm(place.role, 'orders:place')) throw new AppError('firm-right-missing')
  return place
}

/**
 * Lets somebody order for a firm within their limits. Their counts are locked by whoever places the order, so that two orders of theirs
 * never count past each other. Throws `not-found` to whoever is not in it, `firm-right-missing`, `firm-order-limit`, `firm-month-limit` and `firm-approver-limit`.
 */
export async function requireWithinFirmLimits(
  queries: Queries,
  { id: firmId }: BuyingFor,
  {
    uid,
    approver,
    total,
    at,
  }: {
    readonly uid: string
    /** Approves it in the place of the limits. */
    readonly approver: string | undefined
    readonly total: Paise
    readonly at: Date
  },
): Promise<void> {
  const place = await requireBuyer(queries, { id: firmId }, uid)
  if (approver !== undefined) return requireApprover(queries, { firmId, uid: approver, total })
  const passed = await passedLimitOf(queries, place, { firmId, uid, total, at })
  if (passed !== null) throw new AppError(passed.code, { limit: passed.left })
}

/** The limit of somebody in a firm that an order would pass; null within both. */
export async function passedLimitOf(
  queries: Queries,
  place: FirmPlace,
  {
    firmId,
    uid,
    total,
    at,
  }: { readonly firmId: string; readonly uid: string; readonly total: Paise; readonly at: Date },
): Promise<PassedLimit | null> {
  const month = startOfIstDay(`${istDay(at).slice(0, 7)}-01`)
  const spent = await sumOrderedFor(queries, { firmId, uid }, month)
  return findPassedLimit(place, { total, spent })
}

async function requireApprover(
  queries: Queries,
  { firmId, uid, total }: { readonly firmId: string; readonly uid: string; readonly total: Paise },
): Promise<void> {
  const place = await findFirmPlace(queries, { firmId, uid }, { hold: true })
  if (place === null || !mayApprove(place, total)) throw new AppError('firm-approver-limit')
}
