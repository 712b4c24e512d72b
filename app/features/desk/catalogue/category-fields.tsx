import type {
  BannerForm,
  CategoryForm,
  DepartmentForm,
  SubcategoryForm,
} from '#domain/catalogue/entries/forms.ts'
import type { EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskEntryMessages } from '#app/messages/desk-catalogue.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Section } from '../section.tsx'
import { ChoicesField } from './choices-field.tsx'
import type { FormFields } from './form-fields.ts'
import { PicturesField } from './picture-field.tsx'
import { ListField } from './typed-field.tsx'

type TreeForm = DepartmentForm | CategoryForm | SubcategoryForm

/** The fields of a department, category or subcategory. */
export function CategoryFields({
  form,
  errors,
  isFixed,
  onChange,
  choices,
}: FormFields<TreeForm> & { choices: EntryChoicesWire }) {
  const t = useMessages(deskEntryMessages)
  return (
    <Section title={t.basics}>
      <Field
        label={t.name}
        hint={t.nameHint}
        error={errors.get('name')}
        maxLength={200}
        readOnly={isFixed}
        value={form.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {form.kind !== 'categories' && (
        <ChoicesField
          label={form.kind === 'departments' ? t.categoryIds : t.parentCategories}
          hint={form.kind === 'departments' ? t.categoryIdsHint : t.parentCategoriesHint}
          choices={choices.categories}
          ids={form.categoryIds}
          isFixed={isFixed}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
      )}
      <PicturesField
        label={t.image}
        hint={t.imageHint}
        error={errors.get('image')}
        images={form.image === '' ? [] : [form.image]}
        most={1}
        isFixed={isFixed}
        onChange={([image = '']) => onChange({ image })}
      />
      {form.kind !== 'departments' && (
        <ListField
          label={t.searchWords}
          hint={t.searchWordsHint}
          separator=","
          values={form.searchWords}
          isFixed={isFixed}
          onChange={(searchWords) => onChange({ searchWords })}
        />
      )}
    </Section>
  )
}

/** The fields of a banner. */
export function BannerFields({ form, errors, isFixed, onChange }: FormFields<BannerForm>) {
  const t = useMessages(deskEntryMessages)
  const texts = [
    ['headline', t.headline, t.headlineHint],
    ['text', t.text, t.textHint],
    ['action', t.action, t.actionHint],
    ['link', t.link, t.linkHint],
    ['ground', t.ground, t.groundHint],
    ['groundDark', t.groundDark, t.groundHint],
  ] as const
  return (
    <Section title={t.basics}>
      <PicturesField
        label={t.image}
        hint={t.imageHint}
        error={errors.get('image')}
        images={form.image === '' ? [] : [form.image]}
        most={1}
        isFixed={isFixed}
        onChange={([image = '']) => onChange({ image })}
      />
      {texts.map(([field, label, hint]) => (
        <Field
          key={field}
          label={label}
          hint={hint}
          error={errors.get(field)}
          maxLength={500}
          readOnly={isFixed}
          value={form[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
    </Section>
  )
}
