import { AppError } from '#domain/errors.ts'
import type { Database, Queries } from '../../../db/database.ts'
import { violatedConstraint } from '../../../db/violated-constraint.ts'

/** How often others may fill a day between planning and taking it. */
const TRIES = 20

/** Runs a transaction that takes delivery days, again when somebody filled one of them at the same moment. */
export async function retryOnFullDay(
  database: Database,
  run: (queries: Queries) => Promise<void>,
): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      await database.queries.transaction().execute(run)
      return
    } catch (error) {
      const constraint = violatedConstraint(error)
      if (constraint !== 'delivery_day_kilograms' && constraint !== 'delivery_day_trips') throw error
    }
  }
  throw new AppError('temporarily-unavailable', undefined, { retryAfterSeconds: 1 })
}
