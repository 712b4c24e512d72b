import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#domain/i18n/language.ts'

/** The name of a product by which lists in a language are sorted; long ones in Hindi have an index of it. */
export const nameOrder: Record<Language, RawBuilder<unknown>> = {
  en: sql`lower(name)`,
  hi: sql`coalesce(record #>> '{translations,hi,name}', name) collate names_hi`,
}
