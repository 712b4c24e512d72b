import { setTimeout as wait } from 'node:timers/promises'
import { catalogueVersion } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'

type Dependencies = { readonly database: Database; readonly expectsCatalogue: boolean }

/** A database that needs longer to tell its version serves nobody. */
const ANSWER_WITHIN_MS = 2_000

/** True when the database answers soon, has room to write and, where the store expects a catalogue, holds one. Never rejects. */
export async function checkReadiness({ database, expectsCatalogue }: Dependencies): Promise<boolean> {
  const timeout = new AbortController()
  const tooLate = wait(ANSWER_WITHIN_MS, false, { signal: timeout.signal, ref: false })
  const isReady = catalogueVersion(database.queries).then(
    (version) => database.hasRoom() && (version > 0 || !expectsCatalogue),
    () => false,
  )
  try {
    return await Promise.race([isReady, tooLate])
  } finally {
    timeout.abort()
  }
}
