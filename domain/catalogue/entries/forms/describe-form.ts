import { describeState, fieldWords } from '#domain/audit/audit-changes.ts'
import type { EntryForm } from './forms.ts'

/** A form as the audit log tells it: one text for each field, and one for each variant with its price. */
export function describeForm(form: EntryForm): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {}
  for (const [field, value] of Object.entries(form) as [string, unknown][]) {
    if (field === 'kind' || field === 'variants') continue
    const text = typeof value === 'string' ? value : Array.isArray(value) ? value.map(textOf).join(', ') : ''
    if (text !== '') fields[field] = text
  }
  if (form.kind !== 'products') return fields
  for (const [index, variant] of form.variants.entries()) {
    const { options, from: _, ...rest } = variant
    const facts = Object.entries(rest).map(([field, value]) => `${fieldWords(field)} ${textOf(value)}`)
    fields[options.join(', ') || `variant ${index + 1}`] = facts
      .filter((fact) => !fact.endsWith(' '))
      .join(', ')
  }
  return fields
}

function textOf(value: unknown): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (typeof value === 'object') return describeState(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
