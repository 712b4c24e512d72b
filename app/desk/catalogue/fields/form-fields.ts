import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'

/** A form with what is wrong with its fields, by path such as `variants.0.mrp`, and how to change it. */
export interface FormFields<F extends EntryForm> {
  readonly form: F
  readonly errors: ReadonlyMap<string, string>
  readonly isFixed: boolean
  readonly onChange: (changes: Partial<F>) => void
}

/** Tells whether a path or anything below it has an error. */
export function isWrong(errors: ReadonlyMap<string, string>, path: string): boolean {
  return [...errors.keys()].some((field) => field === path || field.startsWith(`${path}.`))
}
