import type { ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { findingsText } from '#app/desk/kit/errors/finding-text.ts'

/** A row of an import's report as its page words it: its name, or why it is refused or held. */
export function rowText(row: ImportRow | undefined): string {
  if (row === undefined) return ''
  const found = findingsText(row.findings)
  return row.outcome === 'added' || found === '' ? row.name : [row.name, found].filter(Boolean).join('; ')
}
