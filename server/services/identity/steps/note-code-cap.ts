import { codesPerDayOf, type CodeBudget } from '#domain/identity/code-budget.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { Alarm } from '../../../gateways/alarms/port.ts'
import type { Queries } from '../../../db/database.ts'
import { noteCap } from '../../alarms/steps/note-cap.ts'
import { countCodesOf } from '../../../db/identity/login-codes.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** The warnings that are due after a code was recorded: one for each part of the day's cap that it reached, once a day. */
export async function noteCodeCap(
  queries: Queries,
  { codesPerDay }: LoginLimits,
  { budget, at }: { readonly budget: CodeBudget; readonly at: Date },
): Promise<Alarm[]> {
  const max = codesPerDayOf(budget, codesPerDay)
  const window = windowEndingAt(at, DAY_MS)
  const used = await countCodesOf(queries, budget, window)
  return noteCap(queries, { cap: `sign-in codes, ${budget}`, used, max, at })
}
