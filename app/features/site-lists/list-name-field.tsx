import { SITE_LIST_NAME_LENGTH } from '#domain/site-lists/site-list.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { Field } from '#app/ui/forms/field.tsx'

interface ListNameFieldProps {
  name: string
  hint?: string
  /** True once the form was submitted: a missing name is then said. */
  isTried: boolean
  onChange: (name: string) => void
}

/** The name of a list, which it needs. */
export function ListNameField({ name, isTried, onChange, ...field }: ListNameFieldProps) {
  const t = siteListMessages
  return (
    <Field
      {...field}
      label={t.name}
      required
      autoComplete="off"
      maxLength={SITE_LIST_NAME_LENGTH}
      value={name}
      error={isTried && name.trim() === '' ? t.nameMissing : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
