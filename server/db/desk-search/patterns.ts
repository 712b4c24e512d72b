import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** What somebody at the desk looks for. */
export type Wanted = { readonly text: string; readonly words: readonly string[]; readonly limit: number }

/** A pattern of `like` for texts that hold this one. */
export function holding(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

/** Whether a text holds every word. */
export function holdsWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<SqlBool> {
  const each = words.map((word) => sql`${text} ilike ${holding(word)}`)
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`
}
