import { reachedPercents } from '#domain/identity/code-budget.ts'
import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { Alarm } from '../../../gateways/alarms/port.ts'
import type { Queries } from '../../../db/database.ts'
import { recordCapWarning } from '../../../db/identity/cap-warnings.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** A cap of 24 hours by its name, and how much of it is used at a time. */
export type CapUse = {
  readonly cap: string
  readonly used: number
  readonly max: number
  readonly at: Date
}

/** The warnings that are due for a cap: one for each share of it that was reached, once a day across all processes. */
export async function noteCap(queries: Queries, { cap, used, max, at }: CapUse): Promise<Alarm[]> {
  const { since } = windowEndingAt(at, DAY_MS)
  const alarms: Alarm[] = []
  for (const percent of reachedPercents(used, max)) {
    if (await recordCapWarning(queries, { cap, percent }, { at, since }))
      alarms.push({ kind: 'cap-nearly-used', subject: `${cap}, ${percent} %`, details: { used, max } })
  }
  return alarms
}
