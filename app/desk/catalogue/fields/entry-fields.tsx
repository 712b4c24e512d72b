import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PicturesField } from '../pictures/picture-field.tsx'
import { ListField } from './typed-field.tsx'

interface EntryFieldProps<F> {
  form: F
  errors: ReadonlyMap<string, string>
  isFixed: boolean
  onChange: (changes: F) => void
}

export function NameField({ form, errors, isFixed, onChange }: EntryFieldProps<{ name: string }>) {
  const t = deskEntryMessages
  return (
    <Field
      label={t.name}
      hint={t.nameHint}
      error={errors.get('name')}
      maxLength={200}
      readOnly={isFixed}
      value={form.name}
      onChange={(event) => onChange({ name: event.currentTarget.value })}
    />
  )
}

/** The one picture of a department, category or banner. */
export function ImageField({ form, errors, isFixed, onChange }: EntryFieldProps<{ image: string }>) {
  const t = deskEntryMessages
  return (
    <PicturesField
      label={t.image}
      hint={t.imageHint}
      error={errors.get('image')}
      images={form.image === '' ? [] : [form.image]}
      most={1}
      isFixed={isFixed}
      onChange={([image = '']) => onChange({ image })}
    />
  )
}

/** Other words by which an entry is found. */
export function SearchWordsField({
  form,
  isFixed,
  onChange,
}: Omit<EntryFieldProps<{ searchWords: string[] }>, 'errors'>) {
  const t = deskEntryMessages
  return (
    <ListField
      label={t.searchWords}
      hint={t.searchWordsHint}
      separator=","
      values={form.searchWords}
      isFixed={isFixed}
      onChange={(searchWords) => onChange({ searchWords })}
    />
  )
}
