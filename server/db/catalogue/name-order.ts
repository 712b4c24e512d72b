import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#domain/i18n/language.ts'

/**
 * The name of a product by which lists in a language are sorted; long ones in Hindi have an index of it. Figures are read in Latin
 * digits, as in the index in memory: ICU takes १० for less than १ before a letter.
 */
export const nameOrder: Record<Language, RawBuilder<unknown>> = {
  en: sql`lower(name)`,
  hi: sql`translate(coalesce(record #>> '{translations,hi,name}', name), '०१२३४५६७८९', '0123456789') collate names_hi`,
}
