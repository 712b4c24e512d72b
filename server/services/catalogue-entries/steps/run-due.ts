import type { Jobs } from '../../../gateways/jobs/port.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { nextMoment } from '../../../db/due-rows.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { changeCatalogue } from './change-catalogue.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** Longest time of one run. */
const RUN_MS = MINUTE_MS

type DueWork = {
  readonly table: Parameters<typeof nextMoment>[1]
  readonly changes: Parameters<typeof changeCatalogue>[1]
  /** Carries out some of what is due. */
  readonly carryOut: (queries: Queries) => Promise<void>
}

/**
 * Carries out what is due, in order, late ones too; the process that has the catalogue locked does some in one transaction, so that
 * nothing happens twice. Asks to run again at the moment of the next one.
 */
export async function runDue(
  { database, jobs, now }: Dependencies,
  { table, changes, carryOut }: DueWork,
): Promise<void> {
  const end = now().getTime() + RUN_MS
  let next = await nextMoment(database.queries, table)
  while (next !== null && next <= now() && now().getTime() < end) {
    await changeCatalogue(database, changes, carryOut)
    next = await nextMoment(database.queries, table)
  }
  if (next !== null) jobs.runAt('scheduled-changes', next)
}
