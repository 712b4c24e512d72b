import type { ReactNode } from 'react'
import type { BannerForm, ProductForm, SubcategoryForm } from '#domain/catalogue/entries/forms/forms.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { FormFields } from './form-fields.ts'
import { ListField } from './typed-field.tsx'

interface HindiFieldsProps {
  form: { hindiName?: string | undefined }
  errors: ReadonlyMap<string, string>
  isFixed: boolean
  onChange: (changes: { hindiName: string }) => void
  children?: ReactNode
}

/** The Hindi name of an entry, and its other Hindi texts. */
export function HindiFields({ form, errors, isFixed, onChange, children }: HindiFieldsProps) {
  const t = deskEntryMessages
  return (
    <HindiDetails errors={errors}>
      <Field
        label={t.hindiName}
        hint={t.hindiHint}
        error={errors.get('hindiName')}
        maxLength={200}
        readOnly={isFixed}
        value={form.hindiName ?? ''}
        onChange={(event) => onChange({ hindiName: event.currentTarget.value })}
      />
      {children}
    </HindiDetails>
  )
}

/** A part of a form that is closed until somebody opens it or one of its texts is wrong. */
export function HindiDetails({ errors, children }: Pick<HindiFieldsProps, 'errors' | 'children'>) {
  const isWrong = [...errors.keys()].some((field) => field.startsWith('hindi'))
  return (
    <details className="rounded-card border border-hairline bg-surface p-4" open={isWrong}>
      <summary className="min-h-11 cursor-pointer content-center">{deskEntryMessages.hindi}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">{children}</div>
    </details>
  )
}

/** The Hindi texts of a banner. */
export function HindiBanner({ form, errors, isFixed, onChange }: FormFields<BannerForm>) {
  const t = deskEntryMessages
  const texts = [
    ['hindiHeadline', t.hindiHeadline],
    ['hindiText', t.hindiText],
    ['hindiAction', t.hindiAction],
  ] as const
  return texts.map(([field, label]) => (
    <Field
      key={field}
      label={label}
      hint={t.hindiHint}
      error={errors.get(field)}
      maxLength={300}
      readOnly={isFixed}
      value={form[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
    />
  ))
}

/** The Hindi words of a subcategory's products. */
export function HindiWords({ form, errors, isFixed, onChange }: FormFields<SubcategoryForm>) {
  const t = deskEntryMessages
  return (
    <ListField
      label={t.hindiWords}
      hint={t.hindiWordsHint}
      error={errors.get('hindiWords')}
      separator={'\n'}
      values={form.hindiWords ?? []}
      isFixed={isFixed}
      onChange={(hindiWords) => onChange({ hindiWords })}
    />
  )
}

/** The Hindi description of a product. */
export function HindiTexts({ form, errors, isFixed, onChange }: FormFields<ProductForm>) {
  const t = deskEntryMessages
  return (
    <>
      <Field
        label={t.hindiShort}
        error={errors.get('hindiShort')}
        maxLength={1_000}
        readOnly={isFixed}
        value={form.hindiShort ?? ''}
        onChange={(event) => onChange({ hindiShort: event.currentTarget.value })}
      />
      <TextArea
        label={t.hindiLong}
        error={errors.get('hindiLong')}
        rows={6}
        maxLength={20_000}
        readOnly={isFixed}
        value={form.hindiLong ?? ''}
        onChange={(event) => onChange({ hindiLong: event.currentTarget.value })}
      />
      <ListField
        label={t.hindiFeatures}
        hint={t.featuresHint}
        error={errors.get('hindiFeatures')}
        separator={'\n'}
        values={form.hindiFeatures ?? []}
        isFixed={isFixed}
        onChange={(hindiFeatures) => onChange({ hindiFeatures })}
      />
    </>
  )
}
