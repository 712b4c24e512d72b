import { z } from 'zod'
import { materials } from '../../measures/materials.ts'
import { MAX_QUANTITY } from '../../prices/quantity-rule.ts'
import { MAX_SIDE_MM } from '../../measures/dimensions.ts'
import { MAX_GOES_WITH } from '../../subcategory.ts'
import { MAX_WORD, MAX_WORDS } from '../../translations/translation.ts'

/** The most sizes of one product. */
export const MAX_SIZES = 200

const name = z.string().trim().min(1, 'empty').max(200)
const line = z.string().trim().max(300)
const searchWordList = z.array(z.string().trim().min(1).max(80)).max(60)
const ids = z.array(z.string().min(1).max(200)).max(60)
const rupees = z.string().trim().max(20)
/** An outer side of one piece. */
const sideMm = z.number().positive().max(MAX_SIDE_MM).nullable()
const quantity = z.int().min(1).max(MAX_QUANTITY)
/** In Hindi; what is not sent stays as it is. */
const hindiName = name.or(z.literal('')).optional().meta({ description: 'Empty for none.' })
/** A picture of this store, or anybody's over https; empty for none. */
const picture = z
  .string()
  .trim()
  .max(500)
  .regex(/^(\/(?!\/)\S*|https:\/\/\S+)?$/, 'not-a-picture')
const colour = z
  .string()
  .trim()
  .regex(/^(#[0-9a-f]{6})?$/i, 'not-a-colour')

export const departmentForm = z.object({
  kind: z.literal('departments'),
  name,
  hindiName,
  image: picture,
  categoryIds: ids.meta({ description: 'Its main categories, in their order.' }),
})

export const categoryForm = z.object({
  kind: z.literal('categories'),
  name,
  hindiName,
  image: picture,
  searchWords: searchWordList,
})

export const subcategoryForm = z.object({
  kind: z.literal('subcategories'),
  name,
  hindiName,
  hindiWords: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(2 * MAX_WORD),
    )
    .max(MAX_WORDS)
    .optional()
    .meta({ description: 'Of its products, each as `Grey = ग्रे`.' }),
  image: picture,
  categoryIds: ids.meta({ description: 'The main categories that list it.' }),
  searchWords: searchWordList,
  goesWith: ids
    .max(MAX_GOES_WITH)
    .meta({ description: 'The subcategories whose products are needed with these.' }),
  material: z
    .enum(['', ...materials])
    .meta({ description: 'What calculators know its products as; empty for none.' }),
})

export const bannerForm = z.object({
  kind: z.literal('banners'),
  image: picture,
  headline: line,
  text: line,
  action: line,
  hindiHeadline: line.optional(),
  hindiText: line.optional(),
  hindiAction: line.optional(),
  link: z
    .string()
    .trim()
    .max(500)
    .regex(/^(\/(?!\/)\S*)?$/, 'not-a-path'),
  ground: colour,
  groundDark: colour,
})

const short = z.string().trim().max(1_000)
const long = z.string().trim().max(20_000)
const features = z.array(z.string().trim().min(1).max(500)).max(40)

const priceBreakForm = z.object({ minQuantity: quantity, priceWithGst: rupees })

export const variantForm = z.object({
  from: z
    .int()
    .min(0)
    .max(999)
    .nullable()
    .meta({ description: 'The place of the variant before the change; null for a new one.' }),
  options: z.array(z.string().trim().min(1).max(100)).max(8),
  sku: z.string().trim().max(80).default('').meta({ description: 'What its supplier calls it.' }),
  unit: z.string().trim().max(40),
  priceWithGst: rupees.meta({ description: 'Rupees as exact text; empty or 0 for a price on request.' }),
  mrp: rupees.meta({ description: 'The price that is struck through; empty for none.' }),
  image: picture,
  minQuantity: quantity.nullable(),
  quantityStep: quantity.nullable(),
  weightKg: z.number().positive().max(1_000_000).nullable(),
  lengthMm: sideMm,
  widthMm: sideMm,
  heightMm: sideMm,
  diameterMm: sideMm,
  packagingCost: rupees,
  priceBreaks: z.array(priceBreakForm).max(20),
})

export const productForm = z.object({
  kind: z.literal('products'),
  name,
  hindiName,
  subcategoryIds: ids,
  images: z.array(picture.min(1)).max(12),
  drawings: z.array(picture.min(1)).max(6),
  short,
  long,
  features,
  hindiShort: short.optional(),
  hindiLong: long.optional(),
  hindiFeatures: features.optional(),
  attributes: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(80),
        values: z.array(z.string().trim().min(1).max(300)).min(1).max(60),
      }),
    )
    .max(60),
  searchWords: searchWordList,
  hsn: z
    .string()
    .trim()
    .regex(/^(\d{4}(\s?\d{2}){0,2})?$/, 'not-an-hsn-code'),
  gstRate: z
    .string()
    .trim()
    .regex(/^(\d{1,2}(\.\d{1,2})?)?$/, 'not-a-percentage'),
  countryOfOrigin: z.string().trim().max(80),
  variants: z.array(variantForm).max(MAX_SIZES),
})

/** Form of an entry, by collection. Empty text means that there is none. */
export const entryForm = z.discriminatedUnion('kind', [
  departmentForm,
  categoryForm,
  subcategoryForm,
  productForm,
  bannerForm,
])

export type DepartmentForm = z.output<typeof departmentForm>
export type CategoryForm = z.output<typeof categoryForm>
export type SubcategoryForm = z.output<typeof subcategoryForm>
export type BannerForm = z.output<typeof bannerForm>
export type VariantForm = z.output<typeof variantForm>
export type ProductForm = z.output<typeof productForm>
export type EntryForm = z.output<typeof entryForm>
