import { codesPerDayOf, reachedPercents, type CodeBudget } from '#domain/identity/code-budget.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { Alarm } from '../../../gateways/alarms/port.ts'
import type { Queries } from '../../../db/database.ts'
import { recordCapWarning } from '../../../db/identity/cap-warnings.ts'
import { countCodesOf } from '../../../db/identity/login-codes.ts'

const DAY_MS = 24 * 3_600_000

/** The warnings that are due after a code was recorded: one for each part of the day's cap that it reached, once a day. */
export async function noteCodeCap(
  queries: Queries,
  { codesPerDay }: LoginLimits,
  { budget, at }: { readonly budget: CodeBudget; readonly at: Date },
): Promise<Alarm[]> {
  const max = codesPerDayOf(budget, codesPerDay)
  const window = windowEndingAt(at, DAY_MS)
  const used = await countCodesOf(queries, budget, window)
  const alarms: Alarm[] = []
  for (const percent of reachedPercents(used, max)) {
    const cap = `sign-in codes, ${budget}`
    if (await recordCapWarning(queries, { cap, percent }, { at, since: window.since }))
      alarms.push({ kind: 'cap-nearly-used', subject: `${cap}, ${percent} %`, details: { used, max } })
  }
  return alarms
}
