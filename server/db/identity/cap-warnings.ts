import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** A part of a cap that was reached within the window that ends at `at`. */
export type CapWarning = { readonly cap: string; readonly percent: number }

/** Records a warning; false when the same one was given since `since`, by whichever process. */
export async function recordCapWarning(
  queries: Queries,
  { cap, percent }: CapWarning,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into cap_warnings (cap, percent, warned_at)
    values (${cap}, ${percent}, ${at.toISOString()}::timestamptz)
    on conflict (cap, percent) do update set warned_at = excluded.warned_at
      -- one from the future was given while the clock was wrong
      where cap_warnings.warned_at <= ${since.toISOString()}::timestamptz or cap_warnings.warned_at > excluded.warned_at
    returning cap`.execute(queries)
  return rows.length > 0
}
