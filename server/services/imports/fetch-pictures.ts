import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { RemotePictureError, type PictureStore, type RemotePictures } from '../../gateways/pictures/port.ts'
import {
  claimPicture,
  finishPicture,
  type ClaimedPicture,
  type PictureOutcome,
} from '../../db/catalogue/import-pictures.ts'
import type { Database } from '../../db/database.ts'
import { placePictures } from './steps/place-pictures.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

type Dependencies = {
  readonly database: Database
  readonly pictures: PictureStore
  readonly remotePictures: RemotePictures
  readonly jobs: Jobs
  readonly now: () => Date
}

/** Pictures fetched at once and in one run; a run ends well before the queue considers it dead. */
const AT_ONCE = 4
const PICTURES_PER_RUN = 60
const RUN_MS = MINUTE_MS
/** The lease of a claimed picture, after which another process may claim it, as after a crash. */
const LEASE_MS = 40_000
const TRIES = 3
const FIRST_WAIT_MS = MINUTE_MS

/**
 * Fetches the remote pictures of imports, saves them, and replaces their addresses in the entries (GOODS-02). Each is claimed
 * first and finished afterwards, so that a crash loses nothing. Triggers the job again when it stops at the limits of a run.
 */
export async function fetchImportPictures(dependencies: Dependencies): Promise<void> {
  const end = dependencies.now().getTime() + RUN_MS
  let left = PICTURES_PER_RUN
  const work = async (): Promise<void> => {
    while (left > 0 && dependencies.now().getTime() < end) {
      left -= 1
      const at = dependencies.now()
      const claimed = await claimPicture(dependencies.database.queries, {
        at,
        until: new Date(at.getTime() + LEASE_MS),
      })
      if (claimed === null) return
      await finishPicture(dependencies.database.queries, claimed, await fetchOne(dependencies, claimed))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const isMore = left <= 0 || dependencies.now().getTime() >= end
  while (await placePictures(dependencies)) continue
  if (isMore) dependencies.jobs.trigger('import-pictures')
}

async function fetchOne(
  { pictures, remotePictures, now }: Dependencies,
  { url, tries }: ClaimedPicture,
): Promise<PictureOutcome> {
  if (tries >= TRIES) return { state: 'FAILED', reason: { code: 'remote-tries', tries: TRIES } }
  try {
    const { url: savedUrl } = await pictures.save('imports', await remotePictures.fetch(url))
    return { state: 'FETCHED', savedUrl }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    const mayHelp = error instanceof RemotePictureError ? error.mayHelp : isAway(error)
    return mayHelp && tries + 1 < TRIES
      ? { state: 'WAITING', nextTryAt: new Date(now().getTime() + FIRST_WAIT_MS * 2 ** tries) }
      : { state: 'FAILED', reason }
  }
}

function reasonOf(error: unknown): Reason | null {
  if (error instanceof RemotePictureError) return error.reason
  if (isAway(error)) return { code: 'storage-away' }
  return error instanceof AppError && error.code === 'file-refused'
    ? (error.details.reasons?.[0] ?? null)
    : null
}

function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'pictures-unavailable'
}
