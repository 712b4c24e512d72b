import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { RequestedLine } from '#domain/site-lists/site-list.ts'
import type { Database } from '../../db/database.ts'
import { deleteSiteList, findSiteList, updateSiteList } from '../../db/firms/site-lists.ts'
import { lockFirm } from '../firms/steps/open-firm.ts'
import { nameLines } from './steps/name-lines.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }
type WhichList = { readonly firmId: string; readonly id: string }

/** A list as it is from now on, changed from a revision of it. */
export type ChangedSiteList = WhichList & {
  readonly name: string
  readonly lines: readonly RequestedLine[]
  readonly revision: number
}

/**
 * Renames a list and changes its lines; what is no longer sold stays until it is taken out (FIRM-04). Throws `not-found`,
 * `edit-conflict` when somebody else was faster, `invalid-input`, and what locking the firm throws (`lockFirm`).
 */
export async function changeSiteList(
  { database, now }: Dependencies,
  actor: Partner,
  { firmId, id, name, lines, revision }: ChangedSiteList,
): Promise<void> {
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    await lockFirm(queries, actor, { id: firmId, right: 'lists:keep', at })
    const before = await findSiteList(queries, { firmId, id })
    if (before === null) throw new AppError('not-found')
    if (before.revision !== revision) throw new AppError('edit-conflict')
    const kept = await nameLines(queries, lines, before.lines)
    await updateSiteList(queries, { firmId, id, name, lines: kept, at })
  })
}

/** Removes a list; one that is gone already changes nothing. Throws what locking the firm throws (`lockFirm`). */
export async function removeSiteList(
  { database, now }: Dependencies,
  actor: Partner,
  which: WhichList,
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    await lockFirm(queries, actor, { id: which.firmId, right: 'lists:keep', at: now() })
    await deleteSiteList(queries, which)
  })
}
