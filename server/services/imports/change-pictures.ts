import type { ImportPictures, ImportPicturesChange } from '#domain/catalogue/imports/picture-progress.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import {
  countImportPictures,
  dropPictures,
  findFailedPictures,
  retryPictures,
} from '../../db/catalogue/import-pictures.ts'
import { hasImport } from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

const MOST = 100

/**
 * Counts the pictures of an import by state, and lists those that failed, at most `MOST` (GOODS-02). Throws `not-permitted`
 * and `not-found`.
 */
export async function showImportPictures(
  { database }: Pick<Dependencies, 'database'>,
  actor: StaffActor,
  id: string,
): Promise<ImportPictures> {
  requirePermission(actor, 'catalogue:read')
  return readPictures(database.queries, id)
}

/**
 * Retries failed pictures of an import, or drops waiting and failed ones, which stay at their remote addresses (GOODS-02).
 * Throws `not-permitted` and `not-found`.
 */
export async function changeImportPictures(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  { id, action, url }: ImportPicturesChange & { readonly id: string },
): Promise<ImportPictures> {
  requirePermission(actor, 'catalogue:write')
  const at = now()
  const pictures = await database.queries.transaction().execute(async (queries) => {
    const count =
      action === 'retry'
        ? await retryPictures(queries, id, { url, at })
        : await dropPictures(queries, id, url)
    if (count > 0)
      await recordChange(queries, actor, {
        action: 'import.pictures',
        subject: 'import',
        subjectId: id,
        after: { action, pictures: count },
        at,
      })
    return readPictures(queries, id)
  })
  jobs.trigger('import-pictures')
  return pictures
}

async function readPictures(queries: Queries, id: string): Promise<ImportPictures> {
  if (!(await hasImport(queries, id))) throw new AppError('not-found')
  const counts = (await countImportPictures(queries, [id])).get(id)
  const failures = await findFailedPictures(queries, id, MOST)
  return { ...(counts ?? { waiting: 0, fetched: 0, failed: 0 }), failures }
}
