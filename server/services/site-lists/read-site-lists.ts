import { AppError } from '#domain/errors.ts'
import type { ListedSiteList, SiteList } from '#domain/site-lists/site-list.ts'
import type { Database } from '../../db/database.ts'
import { findSiteList, findSiteLists } from '../../db/firms/site-lists.ts'
import { isStaffActor, type FirmActor } from '../firms/steps/open-firm.ts'
import { seeFirm } from '../firms/steps/see-firm.ts'

type Dependencies = { readonly database: Database }

/** The lists of a firm's sites, for everybody in it and for staff (FIRM-04). Throws what seeing it throws (`seeFirm`). */
export async function listSiteLists(
  { database: { queries } }: Dependencies,
  actor: FirmActor,
  firmId: string,
): Promise<{ readonly lists: ListedSiteList[]; readonly mayKeep: boolean }> {
  const { may } = await seeFirm(queries, actor, firmId)
  const mayKeep = !isStaffActor(actor) && may('lists:keep')
  return { lists: await findSiteLists(queries, firmId), mayKeep }
}

/** One list of a firm's site with its lines. Throws `not-found` and what seeing the firm throws (`seeFirm`). */
export async function showSiteList(
  { database: { queries } }: Dependencies,
  actor: FirmActor,
  { firmId, id }: { readonly firmId: string; readonly id: string },
): Promise<{ readonly list: SiteList; readonly mayKeep: boolean }> {
  const { may } = await seeFirm(queries, actor, firmId)
  const list = await findSiteList(queries, { firmId, id })
  if (list === null) throw new AppError('not-found')
  return { list, mayKeep: !isStaffActor(actor) && may('lists:keep') }
}
