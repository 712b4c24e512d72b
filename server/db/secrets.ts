import type { Queries } from './database.ts'

/** The secret of that name, the same for all processes on this database; `fresh` is saved when there is none yet. */
export async function findOrAddSecret(queries: Queries, name: string, fresh: string): Promise<string> {
  await queries
    .insertInto('secrets')
    .values({ name, value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await queries
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
