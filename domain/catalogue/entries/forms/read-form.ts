import { materials } from '../../measures/materials.ts'
import { priceText, type Price } from '../../../money/price.ts'
import type { Banner } from '../../banner.ts'
import type { MainCategory } from '../../main-category.ts'
import type { Product } from '../../product.ts'
import type { Shop } from '../../shop.ts'
import type { Subcategory } from '../../subcategory.ts'
import type { Variant } from '../../variants/variant.ts'
import type { Collection } from '../collections.ts'
import { readHindi } from './hindi-texts.ts'
import type {
  BannerForm,
  DepartmentForm,
  EntryForm,
  ProductForm,
  SubcategoryForm,
  VariantForm,
} from './forms.ts'

/** Reads the form of an entry from its record. */
export function readForm(collection: Collection, record: unknown): EntryForm {
  switch (collection) {
    case 'departments':
      return readDepartmentForm(record as Shop)
    case 'categories': {
      const { name, image, searchWords } = record as MainCategory
      return {
        kind: collection,
        name,
        hindiName: readHindi(record as MainCategory).name,
        image: image ?? '',
        searchWords: [...searchWords],
      }
    }
    case 'subcategories':
      return readSubcategoryForm(record as Subcategory)
    case 'banners':
      return readBannerForm(record as Banner)
    case 'products':
      return readProductForm(record as Product)
  }
}

function readDepartmentForm(record: Shop): DepartmentForm {
  const { name, image, mainCategoryIds } = record
  return {
    kind: 'departments',
    name: name ?? '',
    hindiName: readHindi(record).name,
    image: image ?? '',
    categoryIds: [...mainCategoryIds],
  }
}

function readSubcategoryForm(record: Subcategory): SubcategoryForm {
  const { name, image, mainCategoryIds, searchWords, goesWith = [], material } = record
  const hindi = readHindi(record)
  return {
    kind: 'subcategories',
    name,
    hindiName: hindi.name,
    hindiWords: hindi.words,
    image: image ?? '',
    categoryIds: [...mainCategoryIds],
    searchWords: [...searchWords],
    goesWith: [...goesWith],
    material: materials.find((each) => each === material) ?? '',
  }
}

function readBannerForm(record: Banner): BannerForm {
  const { image, headline, text, action, link, ground, groundDark } = record
  const hindi = readHindi(record)
  return {
    kind: 'banners',
    image: image ?? '',
    headline: headline ?? '',
    text: text ?? '',
    action: action ?? '',
    hindiHeadline: hindi.headline,
    hindiText: hindi.text,
    hindiAction: hindi.action,
    link: link ?? '',
    ground: ground ?? '',
    groundDark: groundDark ?? '',
  }
}

/** Reads the form of a product. */
export function readProductForm(product: Product): ProductForm {
  const hindi = readHindi(product)
  return {
    kind: 'products',
    name: product.name,
    hindiName: hindi.name,
    subcategoryIds: [...product.subcategoryIds],
    images: [...product.description.images],
    drawings: [...(product.description.drawings ?? [])],
    short: product.description.short,
    long: product.description.long,
    features: [...product.description.features],
    hindiShort: hindi.short,
    hindiLong: hindi.long,
    hindiFeatures: hindi.features,
    attributes: product.attributes.map(({ name, values }) => ({ name, values: [...values] })),
    searchWords: [...product.searchWords],
    hsn: product.hsn ?? '',
    gstRate: product.gstRate?.replace(/\s*%$/, '') ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    variants: product.variants.map(readVariantForm),
  }
}

function readVariantForm(variant: Variant, index: number): VariantForm {
  return {
    from: index,
    options: [...variant.options],
    sku: variant.sku ?? '',
    unit: variant.unit ?? '',
    priceWithGst: variant.priceWithGst === 0 ? '' : priceText(variant.priceWithGst),
    mrp: variant.basePrice > variant.priceWithGst ? priceText(variant.basePrice) : '',
    image: variant.image ?? '',
    ...readNumbers(variant),
    packagingCost: variant.packagingCost === (0 as Price) ? '' : priceText(variant.packagingCost),
    priceBreaks: (variant.priceBreaks ?? []).map(({ minQuantity, priceWithGst }) => ({
      minQuantity,
      priceWithGst: priceText(priceWithGst),
    })),
  }
}

function readNumbers(variant: Variant) {
  return {
    minQuantity: variant.minQuantity ?? null,
    quantityStep: variant.quantityStep ?? null,
    weightKg: variant.weightKg ?? null,
    lengthMm: variant.lengthMm ?? null,
    widthMm: variant.widthMm ?? null,
    heightMm: variant.heightMm ?? null,
    diameterMm: variant.diameterMm ?? null,
  }
}
