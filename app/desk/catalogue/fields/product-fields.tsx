import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { proposeGstRate } from '#domain/catalogue/entries/hsn-rates.ts'
import type { EntryChoicesWire } from '#domain/catalogue/entries/wire.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ChoicesField } from './choices-field.tsx'
import { NameField, SearchWordsField } from './entry-fields.tsx'
import type { FormFields } from './form-fields.ts'
import { HindiFields, HindiTexts } from './hindi-fields.tsx'
import { PicturesField } from '../pictures/picture-field.tsx'
import { RowsField } from './rows-field.tsx'
import { ListField } from './typed-field.tsx'
import { VariantFields } from './variant-fields.tsx'

type ProductFieldsProps = FormFields<ProductForm> & { choices: EntryChoicesWire }

/** The fields of a product. */
export function ProductFields(props: ProductFieldsProps) {
  const t = deskEntryMessages
  const { form, errors, isFixed, onChange, choices } = props
  return (
    <>
      <Section title={t.basics}>
        <NameField form={form} errors={errors} isFixed={isFixed} onChange={onChange} />
        <ChoicesField
          label={t.subcategoryIds}
          hint={t.subcategoryIdsHint}
          choices={choices.subcategories}
          ids={form.subcategoryIds}
          isFixed={isFixed}
          onChange={(subcategoryIds) => onChange({ subcategoryIds })}
        />
        <PicturesField
          label={t.pictures}
          error={errors.get('images')}
          images={form.images}
          most={12}
          isFixed={isFixed}
          onChange={(images) => onChange({ images })}
        />
        <PicturesField
          label={t.drawings}
          hint={t.drawingsHint}
          error={errors.get('drawings')}
          images={form.drawings}
          most={6}
          isFixed={isFixed}
          onChange={(drawings) => onChange({ drawings })}
        />
      </Section>
      <Tax {...props} />
      <VariantFields {...props} />
      <Section title={t.texts}>
        <Field
          label={t.short}
          hint={t.shortHint}
          error={errors.get('short')}
          maxLength={1_000}
          readOnly={isFixed}
          value={form.short}
          onChange={(event) => onChange({ short: event.currentTarget.value })}
        />
        <TextArea
          label={t.long}
          hint={t.longHint}
          error={errors.get('long')}
          rows={6}
          maxLength={20_000}
          readOnly={isFixed}
          value={form.long}
          onChange={(event) => onChange({ long: event.currentTarget.value })}
        />
        <ListField
          label={t.features}
          hint={t.featuresHint}
          separator={'\n'}
          values={form.features}
          isFixed={isFixed}
          onChange={(features) => onChange({ features })}
        />
        <Attributes {...props} />
        <SearchWordsField form={form} isFixed={isFixed} onChange={onChange} />
      </Section>
      <HindiFields form={form} errors={errors} isFixed={isFixed} onChange={onChange}>
        <HindiTexts {...props} />
      </HindiFields>
    </>
  )
}

const rates = ['0', '5', '12', '18', '28', '40']

/** HSN code, rate and origin; the rate follows the code until one is chosen. */
function Tax({ form, errors, isFixed, onChange }: FormFields<ProductForm>) {
  const t = deskEntryMessages
  const proposed = proposeGstRate(form.hsn)
  const known = rates.includes(form.gstRate) || form.gstRate === '' ? rates : [...rates, form.gstRate]
  return (
    <Section title={t.tax}>
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-3">
        <Field
          label={t.hsn}
          hint={t.hsnHint}
          error={errors.get('hsn')}
          inputMode="numeric"
          maxLength={12}
          readOnly={isFixed}
          value={form.hsn}
          onChange={(event) => {
            const hsn = event.currentTarget.value
            const rate = proposeGstRate(hsn)
            onChange(form.gstRate === '' && rate !== null ? { hsn, gstRate: rate } : { hsn })
          }}
        />
        <SelectField
          label={t.gstRate}
          hint={proposed === null ? t.gstRateHint : t.gstRateProposed(proposed)}
          value={form.gstRate}
          disabled={isFixed}
          options={[['', t.noRate], ...known.map((rate) => [rate, t.percent(rate)] as const)]}
          onChange={(event) => onChange({ gstRate: event.currentTarget.value })}
        />
        <Field
          label={t.countryOfOrigin}
          hint={t.countryHint}
          error={errors.get('countryOfOrigin')}
          maxLength={80}
          readOnly={isFixed}
          value={form.countryOfOrigin}
          onChange={(event) => onChange({ countryOfOrigin: event.currentTarget.value })}
        />
      </div>
    </Section>
  )
}

/** The table of specifications. */
function Attributes({ form, errors, isFixed, onChange }: FormFields<ProductForm>) {
  const t = deskEntryMessages
  return (
    <RowsField
      legend={t.attributes}
      hint={t.attributesHint}
      rows={form.attributes}
      columns="grid-cols-[2fr_3fr_auto]"
      takeLabel={({ name }) => t.takeAttribute(name)}
      addLabel={t.addAttribute}
      empty={{ name: '', values: [] }}
      isFixed={isFixed}
      onChange={(attributes) => onChange({ attributes })}
    >
      {({ name, values }, index, change) => (
        <>
          <Field
            className="[&_label]:sr-only"
            label={t.attributeName}
            placeholder={t.attributeName}
            error={errors.get(`attributes.${index}.name`)}
            maxLength={80}
            readOnly={isFixed}
            value={name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <ListField
            className="[&_label]:sr-only"
            label={t.attributeValues}
            error={errors.get(`attributes.${index}.values`)}
            separator="|"
            values={values}
            isFixed={isFixed}
            onChange={(next) => change({ values: next })}
          />
        </>
      )}
    </RowsField>
  )
}
