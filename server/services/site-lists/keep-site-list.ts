import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import {
  linesOfOrder,
  MAX_SITE_LIST_LINES,
  MAX_SITE_LISTS,
  type SiteListLine,
  type RequestedLine,
} from '#domain/site-lists/site-list.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findSite } from '../../db/firms/firm-sites.ts'
import { findSiteLists, insertSiteList } from '../../db/firms/site-lists.ts'
import { lockFirm } from '../firms/steps/open-firm.ts'
import { findSeenOrder } from '../orders/steps/find-own-order.ts'
import { nameLines } from './steps/name-lines.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A list to keep for a site, of these lines or of the items of an order. */
export type ListToKeep = {
  readonly id: string
  readonly firmId: string
  readonly siteId: string
  readonly name: string
  readonly lines?: readonly RequestedLine[] | undefined
  readonly orderId?: string | undefined
}

/**
 * Keeps a list for a site of a firm; its id makes the same request keep one (FIRM-04). Throws `firm-site-closed`,
 * `too-many-site-lists`, `site-list-too-long`, `invalid-input` when nothing of it is known, `not-found` for a foreign site, order or id,
 * and what locking the firm throws (`lockFirm`).
 */
export async function keepSiteList(
  { database, now }: Dependencies,
  actor: Partner,
  wanted: ListToKeep,
): Promise<void> {
  const { id, firmId, siteId, name } = wanted
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockFirm(queries, actor, { id: firmId, right: 'lists:keep', at })
    const lists = await findSiteLists(queries, firmId)
    if (lists.some((one) => one.id === id)) return
    const site = await findSite(queries, { firmId, id: siteId })
    if (site === null) throw new AppError('not-found')
    if (site.isClosed) throw new AppError('firm-site-closed')
    if (lists.length >= MAX_SITE_LISTS) throw new AppError('too-many-site-lists', { limit: MAX_SITE_LISTS })
    const lines = await linesOf(queries, actor, wanted)
    if (lines.length > MAX_SITE_LIST_LINES)
      throw new AppError('site-list-too-long', { limit: MAX_SITE_LIST_LINES })
    if (!(await insertSiteList(queries, { id, firmId, siteId, name, lines, at })))
      throw new AppError('not-found')
  })
}

async function linesOf(
  queries: Queries,
  actor: Partner,
  { lines = [], orderId }: ListToKeep,
): Promise<readonly SiteListLine[]> {
  if (orderId === undefined) return nameLines(queries, lines)
  return linesOfOrder((await findSeenOrder(queries, actor.uid, orderId)).orderItems)
}
