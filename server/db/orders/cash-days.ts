import { sql, type RawBuilder } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/**
 * The amount that a customer's cash orders of a day (`2026-11-20`) must stay below, by the newest limit in force on it;
 * an SQL expression, null without a limit.
 */
export function cashLimitSql(day: string): RawBuilder<number | null> {
  return sql`(
    select (value #>> '{}')::bigint from dated_settings
    where name = 'cash-limit' and valid_from <= nullif(${day}, '')::date order by valid_from desc limit 1
  )`
}

/** The cash limit of a day and the total of a customer's cash orders of it. */
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

/** Subtracts an amount from the total of a customer's cash orders of a day. */
export async function subtractFromCashDay(
  queries: Queries,
  { userId, day, amount }: { readonly userId: string; readonly day: string; readonly amount: Paise },
): Promise<void> {
  await sql`
    update cash_days set amount = amount - ${amount}
    where user_id = ${userId} and day = ${day}::date`.execute(queries)
}
