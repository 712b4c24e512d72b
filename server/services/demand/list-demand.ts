import type { UnmetDemand } from '#domain/demand/demand.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { listUnmetDemand } from '../../db/demand/unmet-demand.ts'
import type { DemandCounter } from './steps/count-demand.ts'

type Dependencies = {
  readonly database: Database
  readonly demand: DemandCounter
  readonly now: () => Date
}

const MOST = 200
const DAY_MS = 86_400_000

/** What was searched for or ordered in the last days and found nothing, most often first (SEARCH-07). Throws `not-permitted`. */
export async function listDemand(
  { database, demand, now }: Dependencies,
  actor: StaffActor,
  { days }: { readonly days: number },
): Promise<UnmetDemand[]> {
  requirePermission(actor, 'demand:read')
  await demand.flush()
  const since = istDay(new Date(now().getTime() - (days - 1) * DAY_MS))
  return listUnmetDemand(database.queries, { since, limit: MOST })
}
