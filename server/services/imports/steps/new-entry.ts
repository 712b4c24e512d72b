import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { describeForm } from '#domain/catalogue/entries/describe-form.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms.ts'
import type { ImportRow } from '#domain/catalogue/imports/import-report.ts'
import { auditChanges } from '#domain/audit/audit-changes.ts'

type NewEntry = {
  readonly form: EntryForm
  readonly status: EntryStatus
  readonly doubts: readonly string[]
}

/** What a new entry will be: all that is published of it, and why it is not yet. */
export function publishedOf({ form, status, doubts }: NewEntry): ImportRow['changes'] {
  const { name: _, subcategoryIds: category, gstRate, ...told } = describeForm(form)
  const why = doubts.length === 0 ? status : `${status}: ${doubts.join('; ')}`
  return auditChanges({}, { status: why, category, 'GST rate': gstRate && `${gstRate} %`, ...told })
}
