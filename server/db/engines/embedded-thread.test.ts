import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import type { Database } from '../database.ts'
import { embeddedDatabase } from './embedded.ts'
import { startEmbeddedThread } from './embedded-thread.ts'

let database: Database | undefined
afterEach(async () => {
  await database?.close()
  database = undefined
})

const open = async (limits: { readonly answerWithinMs?: number } = {}): Promise<Database> => {
  database = embeddedDatabase(await startEmbeddedThread({}, limits), () => {})
  return database
}

test('[SAFE-01] a long statement leaves the request thread free', { timeout: 90_000 }, async () => {
  const { queries } = await open()
  let longestPauseMs = 0
  let last = performance.now()
  const watch = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last)
    last = performance.now()
  }, 5)
  const begun = performance.now()
  await sql`select count(*) from generate_series(1, 3000000) as a(x) where x % 7 = 3`.execute(queries)
  const tookMs = performance.now() - begun
  clearInterval(watch)
  expect(tookMs).toBeGreaterThan(200)
  expect(longestPauseMs).toBeLessThan(tookMs / 2)
})

test(
  '[SAFE-03] an engine that does not answer in time is replaced, and its statement fails as unavailable',
  { timeout: 90_000 },
  async () => {
    const { queries } = await open({ answerWithinMs: 1_000 })
    const hung = sql`select count(*) from generate_series(1, 1000000000)`.execute(queries)
    await expect(hung).rejects.toThrow(AppError)
    await expect(hung).rejects.toMatchObject({ code: 'temporarily-unavailable' })
    // an engine in memory starts from nothing, which takes seconds
    const answer = async () => (await sql<{ one: number }>`select 1 as one`.execute(queries)).rows
    await expect.poll(() => answer().catch(() => null), { timeout: 60_000 }).toEqual([{ one: 1 }])
  },
)

test(
  'a failed transaction leaves nothing behind for the next one, and notifications arrive',
  { timeout: 90_000 },
  async () => {
    const { queries, listen } = await open()
    const failing = queries.transaction().execute((transaction) => sql`select 1 / 0`.execute(transaction))
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    const payloads: (string | null)[] = []
    await listen('news', (payload) => payloads.push(payload))
    await sql`notify news, 'hello'`.execute(queries)
    expect(payloads).toEqual(['hello'])
  },
)
