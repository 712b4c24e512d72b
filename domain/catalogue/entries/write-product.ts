import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'
import { parseProduct, type Product } from '../product.ts'
import { differs } from './differs.ts'
import type { ProductForm } from './forms.ts'
import { readProductForm } from './read-form.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'
import { writeVariant, type FormerVariant } from './write-variant.ts'

/**
 * The document of a product as its form says. The parts of a price are worked out from the price with GST and the rate, and
 * add up exactly; a price that stays keeps its parts as delivered, unless the rate changes.
 */
export function writeProduct(
  former: RawDocument,
  form: ProductForm,
  { newUid }: { readonly newUid: () => string },
): RawDocument | Refusal {
  const parsed = parseProduct(former)
  const record: Product | null = 'record' in parsed ? parsed.record : null
  const before = record === null ? null : readProductForm(record)
  const changed: Changed = (field) => before === null || differs(form[field], before[field])
  const document = { ...former, ...writeFields(former, form, changed) }
  if (changed('attributes')) {
    const isSpeltRight = 'ProductSpecification' in former && !('ProductSpectification' in former)
    const name = isSpeltRight ? 'ProductSpecification' : 'ProductSpectification'
    Object.assign(document, { [name]: writeAttributes(former[name], form, before) })
  }
  if (!changed('variants') && !changed('gstRate')) return document
  const context = { form, record, before, newUid, isRepriced: changed('gstRate') }
  const variants = writeVariants(former.variants, context)
  return isRefusal(variants)
    ? variants
    : { ...document, variants: likeFormer(former.variants, variants.list) }
}

type Changed = (field: keyof ProductForm) => boolean

/** The fields that stand for themselves, under their names in documents. */
const simple = {
  productName: 'name',
  searchWords: 'searchWords',
  hsn: 'hsn',
  countryOfOrigin: 'countryOfOrigin',
} as const satisfies Record<string, keyof ProductForm>

function writeFields(former: RawDocument, form: ProductForm, changed: Changed): RawDocument {
  const fields = Object.entries(simple).filter(([, field]) => changed(field))
  const isDescribed = (['images', 'drawings', 'short', 'long', 'features'] as const).some(changed)
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, form[field]])),
    ...(changed('subcategoryIds') && {
      subCategoryRow: likeFormer(former.subCategoryRow, form.subcategoryIds),
    }),
    ...(changed('gstRate') && { gstRate: form.gstRate === '' ? null : Number(form.gstRate) }),
    ...(isDescribed && {
      ProductDescription: writeDescription(former.ProductDescription, form, changed),
    }),
  }
}

/** JSON text stays JSON text. */
function likeFormer(former: unknown, value: unknown): unknown {
  return typeof former === 'string' && former.trim() !== '' ? JSON.stringify(value) : value
}

function writeDescription(former: unknown, form: ProductForm, changed: Changed): unknown {
  const held = parseJsonField(former, 'ProductDescription', [])
  return likeFormer(former, {
    ...(isRawDocument(held) && held),
    ...(changed('images') && { images: form.images }),
    ...(changed('drawings') && { drawings: form.drawings }),
    ...(changed('short') && { shortDescription: form.short }),
    ...(changed('long') && { longDescription: form.long }),
    ...(changed('features') && { features: form.features }),
  })
}

function writeAttributes(former: unknown, form: ProductForm, before: ProductForm | null): unknown {
  const held = parseJsonField(former, 'ProductSpectification', [])
  const known = isRawDocument(held) ? held : {}
  const entries = form.attributes.map(({ name, values }) => {
    const same = before?.attributes.find((attribute) => attribute.name === name)
    return [name, same !== undefined && !differs(same.values, values) ? known[name] : values] as const
  })
  return likeFormer(former, Object.fromEntries(entries))
}

type VariantContext = {
  readonly form: ProductForm
  readonly record: Product | null
  readonly before: ProductForm | null
  readonly newUid: () => string
  /** The rate has changed: every price is split anew. */
  readonly isRepriced: boolean
}

function writeVariants(
  former: unknown,
  { form, record, before, newUid, isRepriced }: VariantContext,
): { readonly list: readonly RawDocument[] } | Refusal {
  const content = parseJsonField(former, 'variants', [])
  const raws: unknown[] = isRawDocument(content) || Array.isArray(content) ? Object.values(content) : []
  const uids = new Set(record?.variants.map(({ uid }) => uid))
  const taken = form.variants.flatMap(({ from }) => from ?? [])
  if (new Set(taken).size < taken.length) return refuse('variants', 'name a former variant twice')
  const list: RawDocument[] = []
  for (const [index, variant] of form.variants.entries()) {
    const held = variant.from === null ? undefined : findFormer(variant.from, { raws, record, before })
    if (variant.from !== null && held === undefined) return refuse(`variants.${index}`, 'is no longer there')
    const written = writeVariant(held, variant, {
      rate: form.gstRate,
      isRepriced,
      newUid: () => freshUid(uids, newUid),
    })
    if (isRefusal(written))
      return refuse(`variants.${index}.${written.refused.field}`, written.refused.message)
    list.push(written)
  }
  return { list }
}

function freshUid(taken: Set<string | null>, newUid: () => string): string {
  let uid = newUid()
  while (taken.has(uid)) uid = newUid()
  taken.add(uid)
  return uid
}

function findFormer(
  index: number,
  { raws, record, before }: { raws: readonly unknown[]; record: Product | null; before: ProductForm | null },
): FormerVariant | undefined {
  const raw = raws[index]
  const held = record?.variants[index]
  const form = before?.variants[index]
  return isRawDocument(raw) && held !== undefined && form !== undefined
    ? { raw, record: held, form }
    : undefined
}
