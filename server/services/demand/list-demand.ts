import { demandWords } from '#domain/demand/demand-words.ts'
import type { ChosenWords, PinDemand, UnmetDemand } from '#domain/demand/demand.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay, startOfIstDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { listPinDemand, listUnmetDemand } from '../../db/demand/unmet-demand.ts'
import { countChosenWords } from '../../db/quick-order/remembered-choices.ts'
import type { DemandCounter } from './steps/count-demand.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Dependencies = {
  readonly database: Database
  readonly demand: DemandCounter
  readonly now: () => Date
}

const MOST = 200

/**
 * Lists the searches and list lines of the last days that found nothing (SEARCH-07), the PIN codes that no area has
 * (AREA-01), and the products chosen for words of lists (QO-09), without those that may tell who wrote them; most often
 * first. Throws `not-permitted`.
 */
export async function listDemand(
  { database, demand, now }: Dependencies,
  actor: StaffActor,
  { days }: { readonly days: number },
): Promise<{
  readonly demand: readonly UnmetDemand[]
  readonly chosen: readonly ChosenWords[]
  readonly pins: readonly PinDemand[]
}> {
  requirePermission(actor, 'demand:read')
  await demand.flush()
  const since = istDay(new Date(now().getTime() - (days - 1) * DAY_MS))
  const page = { since, limit: MOST }
  const [words, chosen, pins] = await Promise.all([
    listUnmetDemand(database.queries, page),
    countChosenWords(database.queries, { since: startOfIstDay(since), limit: MOST }),
    listPinDemand(database.queries, page),
  ])
  return { demand: words, chosen: chosen.filter((one) => demandWords(one.words) !== null), pins }
}
