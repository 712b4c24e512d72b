import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test.each([
  ['order_messages', `state = 'FAILED'`, 'order_messages_failed'],
  ['refunds', `state <> 'DONE'`, 'refunds_waiting'],
  ['part_refunds', `state in ('DUE', 'REFUSED')`, 'part_refunds_waiting'],
])('[DESK-01] what waits among %s is counted by an index', async (table, condition, index) => {
  const plan = await api.database.queries.transaction().execute(async (queries) => {
    await sql`set local enable_seqscan = off`.execute(queries)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select count(distinct order_id)
      from ${sql.table(table)} where ${sql.raw(condition)}`.execute(queries)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(index)
})
