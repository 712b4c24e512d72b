import { MAX_QUANTITY } from '#domain/catalogue/prices/quantity-rule.ts'
import { dimensionFields, MAX_SIDE_MM } from '#domain/catalogue/measures/dimensions.ts'
import { emptyVariant } from '#domain/catalogue/entries/empty-variant.ts'
import type { ProductForm, VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import { splitPrice } from '#domain/catalogue/entries/forms/split-price.ts'
import { parsePrice } from '#domain/money/parse-price.ts'
import { deskEntryMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { X } from '#app/ui/icons/x.tsx'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { moved } from './choices-field.tsx'
import { isWrong, type FormFields } from './form-fields.ts'
import { RowsField } from './rows-field.tsx'
import { ListField, OptionalNumberField } from './typed-field.tsx'

/** The sizes of a product with their prices. */
export function VariantFields({ form, errors, isFixed, onChange }: FormFields<ProductForm>) {
  const t = deskEntryMessages
  const { variants } = form
  return (
    <Section title={t.variants}>
      <p className="text-sm text-quiet">{t.variantsHint}</p>
      {errors.has('variants') && (
        <p role="alert" className="text-sm text-bad">
          {errors.get('variants')}
        </p>
      )}
      <ol className="grid grid-cols-1 gap-3">
        {variants.map((variant, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a new size has no identity but its place
            key={`${variants.length}-${variant.from ?? 'new'}-${index}`}
            className="grid grid-cols-1 gap-3 rounded-control border border-hairline p-3"
          >
            <VariantCard
              variant={variant}
              index={index}
              rate={form.gstRate}
              errors={errors}
              isFixed={isFixed}
              onChange={(changes) =>
                onChange({
                  variants: variants.map((each, at) => (at === index ? { ...each, ...changes } : each)),
                })
              }
              onUp={index === 0 ? null : () => onChange({ variants: moved(variants, index) })}
              onRemove={() => onChange({ variants: variants.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ol>
      {!isFixed && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            const { unit = '', image = '' } = variants.at(-1) ?? {}
            onChange({ variants: [...variants, { ...emptyVariant, unit, image }] })
          }}
        >
          {t.addVariant}
        </Button>
      )}
    </Section>
  )
}

interface VariantCardProps {
  variant: VariantForm
  index: number
  rate: string
  errors: ReadonlyMap<string, string>
  isFixed: boolean
  onChange: (changes: Partial<VariantForm>) => void
  onUp: (() => void) | null
  onRemove: () => void
}

function VariantCard(props: VariantCardProps) {
  const t = deskEntryMessages
  const { variant, index, errors, isFixed, onChange } = props
  const name = variant.options.join(' · ') || t.variant(index + 1)
  const error = (field: string) => errors.get(`variants.${index}.${field}`)
  const numbers = ['minQuantity', 'quantityStep', 'weightKg', ...dimensionFields] as const
  const extras = [...numbers, 'sku', 'packagingCost', 'priceBreaks']
  const { sku, packagingCost, priceBreaks } = variant
  const hasMore =
    numbers.some((field) => variant[field] !== null) ||
    sku !== '' ||
    packagingCost !== '' ||
    priceBreaks.length > 0 ||
    extras.some((field) => isWrong(errors, `variants.${index}.${field}`))
  return (
    <>
      <div className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 truncate text-sm">{name}</h3>
        {!isFixed && props.onUp !== null && (
          <IconButton label={t.upVariant(name)} onClick={props.onUp}>
            <ArrowUp size={18} />
          </IconButton>
        )}
        {!isFixed && (
          <IconButton label={t.takeVariant(name)} onClick={props.onRemove}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 wide:grid-cols-4">
        <ListField
          className="max-wide:col-span-2"
          label={t.options}
          hint={t.optionsHint}
          error={error('options')}
          separator="|"
          values={variant.options}
          isFixed={isFixed}
          onChange={(options) => onChange({ options })}
        />
        <Field
          className="max-wide:col-span-2"
          label={t.priceWithGst}
          hint={netAndTaxText(props, t.parts) ?? t.priceHint}
          error={error('priceWithGst')}
          prefix="₹"
          inputMode="decimal"
          readOnly={isFixed}
          value={variant.priceWithGst}
          onChange={(event) => onChange({ priceWithGst: event.currentTarget.value })}
        />
        <Field
          label={t.mrp}
          hint={t.mrpHint}
          error={error('mrp')}
          prefix="₹"
          inputMode="decimal"
          readOnly={isFixed}
          value={variant.mrp}
          onChange={(event) => onChange({ mrp: event.currentTarget.value })}
        />
        <Field
          label={t.unit}
          hint={t.unitHint}
          error={error('unit')}
          maxLength={40}
          readOnly={isFixed}
          value={variant.unit}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
      </div>
      <details open={hasMore}>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium text-accent">
          {t.moreFields}
        </summary>
        <MoreFields {...props} error={error} />
      </details>
    </>
  )
}

/** `₹100 + ₹18 GST`; null while it cannot be told. */
function netAndTaxText(
  { variant, rate }: VariantCardProps,
  format: (without: string, gst: string) => string,
) {
  const parsed = parsePrice(variant.priceWithGst)
  if ('issue' in parsed || rate === '' || Number.isNaN(Number(rate))) return null
  const { priceWithoutGst, gst } = splitPrice(parsed.price, Math.round(Number(rate) * 100))
  return format(formatUnitPrice(priceWithoutGst), formatUnitPrice(gst))
}

type MoreFieldsProps = VariantCardProps & { error: (field: string) => string | undefined }

function MoreFields({ variant, error, isFixed, onChange }: MoreFieldsProps) {
  const t = deskEntryMessages
  return (
    <div className="grid grid-cols-2 gap-3 pt-2 wide:grid-cols-4">
      <OptionalNumberField
        label={t.minQuantity}
        hint={t.minQuantityHint}
        error={error('minQuantity')}
        limits={quantityLimits}
        value={variant.minQuantity}
        isFixed={isFixed}
        onChange={(minQuantity) => onChange({ minQuantity })}
      />
      <OptionalNumberField
        label={t.quantityStep}
        hint={t.quantityStepHint}
        error={error('quantityStep')}
        limits={quantityLimits}
        value={variant.quantityStep}
        isFixed={isFixed}
        onChange={(quantityStep) => onChange({ quantityStep })}
      />
      <OptionalNumberField
        label={t.weightKg}
        hint={t.weightHint}
        error={error('weightKg')}
        limits={weightLimits}
        value={variant.weightKg}
        isFixed={isFixed}
        onChange={(weightKg) => onChange({ weightKg })}
      />
      <Field
        label={t.packagingCost}
        hint={t.packagingHint}
        error={error('packagingCost')}
        prefix="₹"
        inputMode="decimal"
        readOnly={isFixed}
        value={variant.packagingCost}
        onChange={(event) => onChange({ packagingCost: event.currentTarget.value })}
      />
      <Field
        className="max-wide:col-span-2"
        label={t.sku}
        hint={t.skuHint}
        error={error('sku')}
        maxLength={80}
        readOnly={isFixed}
        value={variant.sku}
        onChange={(event) => onChange({ sku: event.currentTarget.value })}
      />
      {dimensionFields.map((field) => (
        <OptionalNumberField
          key={field}
          label={t[field]}
          {...(field === 'lengthMm' && { hint: t.lengthHint })}
          {...(field === 'diameterMm' && { hint: t.diameterHint })}
          error={error(field)}
          limits={sideLimits}
          value={variant[field]}
          isFixed={isFixed}
          onChange={(mm) => onChange({ [field]: mm })}
        />
      ))}
      <PriceBreaks {...{ variant, error, isFixed, onChange }} />
    </div>
  )
}

const quantityLimits = { least: 1, most: MAX_QUANTITY }
const weightLimits = { most: 1_000_000, decimals: 6 }
const sideLimits = { most: MAX_SIDE_MM, decimals: 6 }

type PriceBreaksProps = Pick<MoreFieldsProps, 'variant' | 'error' | 'isFixed' | 'onChange'>

/** Quantity price breaks of a variant. */
function PriceBreaks({ variant: { priceBreaks }, error, isFixed, onChange }: PriceBreaksProps) {
  const t = deskEntryMessages
  return (
    <RowsField
      className="col-span-full"
      legend={t.breaks}
      hint={t.breaksHint}
      rows={priceBreaks}
      columns="grid-cols-[1fr_2fr_auto]"
      takeLabel={() => t.takeBreak}
      addLabel={t.addBreak}
      empty={{ minQuantity: 10, priceWithGst: '' }}
      isFixed={isFixed}
      onChange={(breaks) => onChange({ priceBreaks: breaks })}
    >
      {({ minQuantity, priceWithGst }, index, change) => (
        <>
          <OptionalNumberField
            className="[&_label]:sr-only"
            label={t.breakQuantity}
            error={error(`priceBreaks.${index}.minQuantity`)}
            limits={quantityLimits}
            value={minQuantity}
            isFixed={isFixed}
            onChange={(quantity) => change({ minQuantity: quantity ?? Number.NaN })}
          />
          <Field
            className="[&_label]:sr-only"
            label={t.breakPrice}
            error={error(`priceBreaks.${index}`) ?? error(`priceBreaks.${index}.priceWithGst`)}
            prefix="₹"
            inputMode="decimal"
            readOnly={isFixed}
            value={priceWithGst}
            onChange={(event) => change({ priceWithGst: event.currentTarget.value })}
          />
        </>
      )}
    </RowsField>
  )
}
