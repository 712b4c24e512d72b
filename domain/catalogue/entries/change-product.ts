import { parseIds, parseText, parseTexts } from '../parse-result.ts'
import type { Attribute, Description, Product } from '../product.ts'
import type { Variant } from '../variants/variant.ts'
import { changeVariant } from './change-variant.ts'
import { differs } from './forms/differs.ts'
import type { ProductForm } from './forms/forms.ts'
import { withHindi } from './forms/hindi-texts.ts'
import { readProductForm } from './forms/read-form.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

/**
 * A product as its form says. The parts of a price are worked out from the price with GST and the rate, and add up exactly; a price
 * that stays keeps its parts as delivered, unless the rate changes.
 */
export function changeProduct(
  former: Product,
  form: ProductForm,
  { newUid }: { readonly newUid: () => string },
): Product | Refusal {
  const before = readProductForm(former)
  const changed = (field: keyof ProductForm): boolean => differs(form[field], before[field])
  const isRepriced = changed('gstRate')
  const variants =
    changed('variants') || isRepriced
      ? changeVariants(former, before, { form, newUid, isRepriced })
      : { list: former.variants }
  if (isRefusal(variants)) return variants
  const hindi = {
    name: form.hindiName,
    short: form.hindiShort,
    long: form.hindiLong,
    features: form.hindiFeatures,
  }
  return {
    ...withHindi(former, hindi),
    name: parseText(form.name) ?? former.id,
    subcategoryIds: parseIds(form.subcategoryIds, '', []),
    description: readDescription(form),
    attributes: changed('attributes') ? readAttributes(form) : former.attributes,
    searchWords: parseTexts(form.searchWords),
    hsn: parseText(form.hsn),
    gstRate: isRepriced ? rateText(form.gstRate) : former.gstRate,
    countryOfOrigin: parseText(form.countryOfOrigin),
    variants: variants.list,
  }
}

/** A rate as documents have it: `5.0` is `5`. */
function rateText(typed: string): string | null {
  return typed === '' ? null : String(Number(typed))
}

function readDescription(form: ProductForm): Description {
  const drawings = parseTexts(form.drawings)
  return {
    images: parseTexts(form.images),
    ...(drawings.length > 0 && { drawings }),
    short: parseText(form.short) ?? '',
    long: parseText(form.long) ?? '',
    features: parseTexts(form.features),
  }
}

/** The attributes in the order that a document keeps; of two with one name the last counts. */
function readAttributes({ attributes }: ProductForm): Attribute[] {
  const values = Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.values]))
  return Object.entries(values)
    .map(([name, list]) => ({ name, values: parseTexts(list) }))
    .filter((attribute) => attribute.values.length > 0)
}

type VariantChanges = {
  readonly form: ProductForm
  readonly newUid: () => string
  /** The rate has changed: every price is split anew. */
  readonly isRepriced: boolean
}

function changeVariants(
  { variants }: Product,
  before: ProductForm,
  { form, newUid, isRepriced }: VariantChanges,
): { readonly list: readonly Variant[] } | Refusal {
  const uids = new Set(variants.map(({ uid }) => uid))
  const taken = form.variants.flatMap(({ from }) => from ?? [])
  if (new Set(taken).size < taken.length) return refuse('variants', { code: 'variant-twice' })
  const list: Variant[] = []
  for (const [index, typed] of form.variants.entries()) {
    const at = typed.from
    const [record, shown] = at === null ? [] : [variants[at], before.variants[at]]
    const held = record === undefined || shown === undefined ? undefined : { record, form: shown }
    if (at !== null && held === undefined) return refuse(`variants.${index}`, { code: 'variant-gone' })
    const changed = changeVariant(held, typed, {
      rate: form.gstRate,
      isRepriced,
      newUid: () => freshUid(uids, newUid),
    })
    if (isRefusal(changed)) return refuse(`variants.${index}.${changed.refused.field}`, changed.refused.fault)
    list.push(changed)
  }
  return { list }
}

function freshUid(taken: Set<string | null>, newUid: () => string): string {
  let uid = newUid()
  while (taken.has(uid)) uid = newUid()
  taken.add(uid)
  return uid
}
