import { isFilter, withoutFilters } from '../list-query.ts'

/** The query with its filters replaced by those of a form; empty fields are ignored. */
export function withFilterForm(query: URLSearchParams, form: FormData): string {
  const next = new URLSearchParams(withoutFilters(query))
  for (const [name, value] of form) {
    if (isFilter(name) && typeof value === 'string' && value.trim() !== '') next.append(name, value.trim())
  }
  return `?${next}`
}
