import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containing } from '../like-pattern.ts'

/** A search at the desk: its text, the words of it, and the most results of one kind. */
export type DeskQuery = { readonly text: string; readonly words: readonly string[]; readonly limit: number }

/** A condition that a text contains every word. */
export function containsWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<SqlBool> {
  const each = words.map((word) => sql`${text} ilike ${containing(word)}`)
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`
}
