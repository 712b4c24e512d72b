import { sql, type RawBuilder } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../database.ts'

/** As SQL: what a buyer's orders of a day (`2026-11-20`) in cash must stay below, by the law that holds on it; null without one. */
export function cashLimitSql(day: string): RawBuilder<number | null> {
  return sql`(
    select (value #>> '{}')::bigint from dated_settings
    where name = 'cash-limit' and valid_from <= nullif(${day}, '')::date order by valid_from desc limit 1
  )`
}

/** The limit of a day and what a person's orders of it come to so far. */
export async function readCashTotal(
  queries: Queries,
  userId: string,
  day: string,
): Promise<{ readonly limit: Paise; readonly today: Paise }> {
  const { rows } = await sql<{ limit: number | null; today: number | null }>`
    select ${cashLimitSql(day)} as limit,
      (select amount from cash_days where user_id = ${userId} and day = ${day}::date) as today`.execute(
    queries,
  )
  return { limit: (rows[0]?.limit ?? 0) as Paise, today: (rows[0]?.today ?? 0) as Paise }
}

/** What was to be paid in cash for an order no longer counts for its day. */
export async function releaseCash(queries: Queries, order: Order): Promise<void> {
  await sql`
    update cash_days set amount = amount - ${order.grandTotal}
    where user_id = ${order.userId} and day = ${istDay(new Date(order.createdAt))}::date`.execute(queries)
}
