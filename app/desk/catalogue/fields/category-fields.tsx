import type {
  BannerForm,
  CategoryForm,
  DepartmentForm,
  SubcategoryForm,
} from '#domain/catalogue/entries/forms/forms.ts'
import type { EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { materials } from '#domain/catalogue/measures/materials.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ChoicesField } from './choices-field.tsx'
import { ImageField, NameField, SearchWordsField } from './entry-fields.tsx'
import type { FormFields } from './form-fields.ts'
import { HindiBanner, HindiFields, HindiDetails, HindiWords } from './hindi-fields.tsx'

type TreeForm = DepartmentForm | CategoryForm | SubcategoryForm

/** The fields of a department, category or subcategory. */
export function CategoryFields({
  form,
  errors,
  isFixed,
  onChange,
  choices,
}: FormFields<TreeForm> & { choices: EntryChoicesWire }) {
  const t = deskEntryMessages
  return (
    <>
      <Section title={t.basics}>
        <NameField form={form} errors={errors} isFixed={isFixed} onChange={onChange} />
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
        <ImageField form={form} errors={errors} isFixed={isFixed} onChange={onChange} />
        {form.kind === 'subcategories' && (
          <SubcategoryFields form={form} isFixed={isFixed} onChange={onChange} choices={choices} />
        )}
        {form.kind !== 'departments' && (
          <SearchWordsField form={form} isFixed={isFixed} onChange={onChange} />
        )}
      </Section>
      <HindiFields form={form} errors={errors} isFixed={isFixed} onChange={onChange}>
        {form.kind === 'subcategories' && (
          <HindiWords form={form} errors={errors} isFixed={isFixed} onChange={onChange} />
        )}
      </HindiFields>
    </>
  )
}

/** Fields for the products bought together with a subcategory and for its calculators. */
function SubcategoryFields({
  form,
  isFixed,
  onChange,
  choices,
}: Omit<FormFields<SubcategoryForm>, 'errors'> & { choices: EntryChoicesWire }) {
  const t = deskEntryMessages
  return (
    <>
      <ChoicesField
        label={t.goesWith}
        hint={t.goesWithHint}
        choices={choices.subcategories}
        ids={form.goesWith}
        isFixed={isFixed}
        onChange={(goesWith) => onChange({ goesWith })}
      />
      <PickerField
        label={t.material}
        hint={t.materialHint}
        disabled={isFixed}
        value={form.material}
        options={[['', t.noMaterial], ...materials.map((each) => [each, t.materialName(each)] as const)]}
        onChange={(value) => onChange({ material: materials.find((each) => each === value) ?? '' })}
      />
    </>
  )
}

/** The fields of a banner. */
export function BannerFields({ form, errors, isFixed, onChange }: FormFields<BannerForm>) {
  const t = deskEntryMessages
  const texts = [
    ['headline', t.headline, t.headlineHint],
    ['text', t.text, t.textHint],
    ['action', t.action, t.actionHint],
    ['link', t.link, t.linkHint],
    ['ground', t.ground, t.groundHint],
    ['groundDark', t.groundDark, t.groundHint],
  ] as const
  return (
    <>
      <Section title={t.basics}>
        <ImageField form={form} errors={errors} isFixed={isFixed} onChange={onChange} />
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
      <HindiDetails errors={errors}>
        <HindiBanner form={form} errors={errors} isFixed={isFixed} onChange={onChange} />
      </HindiDetails>
    </>
  )
}
