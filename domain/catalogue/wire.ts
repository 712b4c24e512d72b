import { z } from 'zod'
import { unitPrice } from '../wire/atoms.ts'
import { dimensionsOf } from './measures/dimensions.ts'
import { priceNumber } from '../money/price.ts'
import type { MainCategory } from './main-category.ts'
import type { UnitPrices } from './prices/price-breaks.ts'
import type { PublicProduct } from './product.ts'
import type { Shop } from './shop.ts'
import type { Subcategory } from './subcategory.ts'
import type { PublicVariant } from './variants/variant.ts'

const texts = z.array(z.string()).readonly()

export const mainCategory = z
  .object({
    id: z.string(),
    mainCategory_Name: z.string(),
    mainCategory_Image: z.string().nullable(),
    searchWords: texts,
  })
  .meta({ id: 'MainCategory' })

export const subcategory = z
  .object({
    id: z.string(),
    subCategory_Name: z.string(),
    subCategory_Image: z.string().nullable(),
    mainCategoryRow: texts.meta({ description: 'The ids of its main categories.' }),
    searchWords: texts,
  })
  .meta({ id: 'Subcategory' })

export const shop = z
  .object({
    id: z.string(),
    rowId: z.string().nullable(),
    name: z.string().nullable(),
    specification: z.object({ imageUrl: z.string().nullable() }),
    mainCategoryRow: texts.meta({ description: 'The ids of its main categories.' }),
  })
  .meta({ id: 'Shop' })

const unitPrices = {
  sellingPriceWOGST: unitPrice,
  sellingGSTAmount: unitPrice,
  sellingPriceWithGST: unitPrice,
}

const priceBreak = z.object({ minQuantity: z.number().int(), ...unitPrices }).meta({
  id: 'PriceBreak',
  description: 'The prices of one unit from a quantity on; they hold for the whole line.',
})

const variant = z
  .object({
    uid: z.string().nullable(),
    options: texts,
    unit: z.string().nullable(),
    taxStatus: z.string().nullable(),
    image: z.string().nullable(),
    basePrice: unitPrice,
    discountAmount: unitPrice,
    packagingCost: unitPrice,
    ...unitPrices,
    priceBreaks: z.array(priceBreak).readonly().optional().meta({
      description: 'Quantities ascend and prices fall; the deepest reached one prices the line.',
    }),
    minQuantity: z.number().int().optional().meta({ description: 'The least quantity that is sold.' }),
    quantityStep: z.number().int().optional().meta({ description: 'By which the quantity goes up from it.' }),
    weightKg: z.number().optional().meta({ description: 'Of one unit.' }),
    lengthMm: z.number().optional().meta({ description: 'The outer sides of one piece.' }),
    widthMm: z.number().optional(),
    heightMm: z.number().optional(),
    diameterMm: z.number().optional(),
    stock: z
      .object({
        left: z.number().int().nullable().meta({ description: 'Null for some; 0 is out of stock.' }),
        expectedOn: z.string().nullable().meta({ description: 'The day on which more comes.' }),
      })
      .optional()
      .meta({ description: 'Where the stock is kept and little or nothing is left.' }),
  })
  .meta({ id: 'Variant' })

export const product = z
  .object({
    id: z.string(),
    rowId: z.string().nullable(),
    productName: z.string(),
    subCategoryRow: texts.meta({ description: 'The ids of its subcategories.' }),
    ProductDescription: z.object({
      images: texts,
      drawings: texts.optional().meta({ description: 'Pictures with measures.' }),
      shortDescription: z.string(),
      longDescription: z.string(),
      features: texts,
    }),
    ProductSpectification: z.record(z.string(), texts).meta({
      description: 'Attributes such as Brand, each with its values.',
      example: { Brand: ['Adrika'] },
    }),
    searchWords: texts,
    hsn: z.string().nullable(),
    gstRate: z.string().nullable().meta({ description: 'Percent.', example: '18' }),
    countryOfOrigin: z.string().nullable(),
    variants: z
      .array(variant)
      .readonly()
      .meta({ description: 'Addressed by position. A product without variants is not available.' }),
  })
  .meta({ id: 'Product' })

type MainCategoryWire = z.infer<typeof mainCategory>
type SubcategoryWire = z.infer<typeof subcategory>
type ShopWire = z.infer<typeof shop>
type VariantWire = z.infer<typeof variant>
type ProductWire = z.infer<typeof product>

/** A main category under its historical field names. */
export function serializeMainCategory(record: MainCategory): MainCategoryWire {
  return {
    id: record.id,
    mainCategory_Name: record.name,
    mainCategory_Image: record.image,
    searchWords: record.searchWords,
  }
}

/** A subcategory under its historical field names. */
export function serializeSubcategory(record: Subcategory): SubcategoryWire {
  return {
    id: record.id,
    subCategory_Name: record.name,
    subCategory_Image: record.image,
    mainCategoryRow: record.mainCategoryIds,
    searchWords: record.searchWords,
  }
}

/** A shop under its historical field names. */
export function serializeShop(record: Shop): ShopWire {
  return {
    id: record.id,
    rowId: record.rowId,
    name: record.name,
    specification: { imageUrl: record.image },
    mainCategoryRow: record.mainCategoryIds,
  }
}

/** A product under its historical field names, structured throughout and without commissions. */
export function serializeProduct(record: PublicProduct): ProductWire {
  return {
    id: record.id,
    rowId: record.rowId,
    productName: record.name,
    subCategoryRow: record.subcategoryIds,
    ProductDescription: {
      images: record.description.images,
      ...(record.description.drawings && { drawings: record.description.drawings }),
      shortDescription: record.description.short,
      longDescription: record.description.long,
      features: record.description.features,
    },
    ProductSpectification: Object.fromEntries(record.attributes.map(({ name, values }) => [name, values])),
    searchWords: record.searchWords,
    hsn: record.hsn,
    gstRate: record.gstRate,
    countryOfOrigin: record.countryOfOrigin,
    variants: record.variants.map(serializeVariant),
  }
}

function serializeVariant(record: PublicVariant): VariantWire {
  return {
    uid: record.uid,
    options: record.options,
    unit: record.unit,
    taxStatus: record.taxStatus,
    image: record.image,
    basePrice: priceNumber(record.basePrice),
    discountAmount: priceNumber(record.discount),
    packagingCost: priceNumber(record.packagingCost),
    ...serializeUnitPrices(record),
    ...(record.priceBreaks && {
      priceBreaks: record.priceBreaks.map(({ minQuantity, ...prices }) => ({
        minQuantity,
        ...serializeUnitPrices(prices),
      })),
    }),
    ...(record.minQuantity !== undefined && { minQuantity: record.minQuantity }),
    ...(record.quantityStep !== undefined && { quantityStep: record.quantityStep }),
    ...(record.weightKg !== undefined && { weightKg: record.weightKg }),
    ...dimensionsOf(record),
    ...(record.stock !== undefined && { stock: record.stock }),
  }
}

function serializeUnitPrices({ priceWithoutGst, gst, priceWithGst }: UnitPrices) {
  return {
    sellingPriceWOGST: priceNumber(priceWithoutGst),
    sellingGSTAmount: priceNumber(gst),
    sellingPriceWithGST: priceNumber(priceWithGst),
  }
}
