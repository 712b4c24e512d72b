import { AppError } from '#domain/errors.ts'
import type { Database, Queries } from './database.ts'

/** The most runs of a transaction before its caller is asked to come again. */
const TRIES = 3

/** Another transaction was faster: the decisions of this one no longer hold, and it has to be rolled back. */
export class OvertakenError extends Error {
  constructor(what: string) {
    super(`${what} was taken meanwhile`)
    this.name = 'OvertakenError'
  }
}

/** Runs a transaction, and again while it is overtaken; `tries` counts from 1. Throws `temporarily-unavailable` after the third time. */
export async function retriedTransaction<T>(
  { queries }: Pick<Database, 'queries'>,
  run: (queries: Queries, tries: number) => Promise<T>,
): Promise<T> {
  return retried((tries) => queries.transaction().execute((inside) => run(inside, tries)))
}

/** Runs a transaction whose outcome is only looked at: it is rolled back, whatever became of it. Runs again like `retriedTransaction`. */
export async function triedTransaction<T>(
  { queries }: Pick<Database, 'queries'>,
  run: (queries: Queries) => Promise<T>,
): Promise<T> {
  return retried(async () => {
    const inside = await queries.startTransaction().execute()
    try {
      return await run(inside)
    } finally {
      await inside.rollback().execute()
    }
  })
}

async function retried<T>(run: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await run(tries)
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error
    }
  }
  throw new AppError('temporarily-unavailable', { retryAfterSeconds: 1 })
}
