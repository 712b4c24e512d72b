import type { Queries } from '../database.ts'

/** Finds the fields that the columns of a sheet with these heads were matched with; null when nobody has matched them. */
export async function findImportColumns(queries: Queries, heads: string): Promise<unknown> {
  const row = await queries
    .selectFrom('import_columns')
    .select('fields')
    .where('heads', '=', heads)
    .executeTakeFirst()
  return row?.fields ?? null
}

/** Remembers the fields of the columns of a sheet with these heads. */
export async function saveImportColumns(
  queries: Queries,
  { heads, fields, at }: { readonly heads: string; readonly fields: readonly string[]; readonly at: Date },
): Promise<void> {
  const row = { heads, fields: JSON.stringify(fields), matched_at: at }
  await queries
    .insertInto('import_columns')
    .values(row)
    .onConflict((conflict) => conflict.column('heads').doUpdateSet(row))
    .execute()
}
