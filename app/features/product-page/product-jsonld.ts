import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { productPagePath } from '#domain/catalogue/lists/product-card.ts'
import { variantAddress } from '#domain/catalogue/lists/variant-address.ts'
import { merchantId } from '#domain/catalogue/search-engines/merchant-items.ts'
import { originsOf } from '#domain/catalogue/origin.ts'
import { contentOf, type ComparableUnit } from '#domain/catalogue/prices/comparable-price.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { variantLabel } from '#domain/catalogue/variants/variant-label.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { pathIn } from '#domain/i18n/language.ts'
import { publicPicture } from '#domain/catalogue/search-engines/public-picture.ts'
import { language } from '#messages/language.ts'
import { decimalPrice } from '#domain/money/format.ts'
import { offerTerms, type OfferTerms } from './offer-terms-jsonld.ts'

type Node = Record<string, unknown>

/** The most variants that one page describes, the selected one always among them. */
const MAX_VARIANTS = 60

/**
 * The schema.org Product of what is sold in one variant, and the ProductGroup of what is sold in several; null where nothing is for
 * sale, for Google takes no Product without an offer. Only for loaders.
 */
export function productJsonLd(product: PublicProduct, selected: number, terms: OfferTerms): Node | null {
  const { origin } = terms
  const sold = product.variants
    .map((variant, index) => ({ variant, index }))
    .filter(({ variant }) => isForSale(variant))
    .toSorted((one, other) => Number(other.index === selected) - Number(one.index === selected))
    .slice(0, MAX_VARIANTS)
    .toSorted((one, other) => one.index - other.index)
  const nodes = sold.map(({ variant, index }) => ({
    ...variantNode(product, variant, { index, origin }),
    offers: {
      ...offerOf(variant, origin + pathIn(language, variantAddress(product.id, index))),
      ...(index === selected && offerTerms(terms)),
    },
  }))
  const [first] = nodes
  if (first === undefined) return null
  const context = { '@context': 'https://schema.org' }
  if (product.variants.length === 1) return { ...context, ...first, ...commonOf(product, origin) }
  return {
    ...context,
    '@type': 'ProductGroup',
    productGroupID: product.id,
    url: origin + pathIn(language, productPagePath(product.id)),
    ...commonOf(product, origin),
    variesBy: ['https://schema.org/size'],
    hasVariant: nodes,
  }
}

/** Properties that all variants share. */
function commonOf(product: PublicProduct, origin: string): Node {
  const { name, attributes, description } = product
  const [country] = originsOf(product)
  const brand = attributes.find((each) => each.name.toLowerCase() === 'brand')?.values[0]
  const images = picturesOf(description.images, origin)
  return {
    name,
    ...(description.short !== '' && { description: description.short }),
    ...(images.length > 0 && { image: images }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(country !== undefined && { countryOfOrigin: { '@type': 'Country', name: country } }),
  }
}

function variantNode(
  product: PublicProduct,
  variant: PublicVariant,
  { index, origin }: { readonly index: number; readonly origin: string },
): Node {
  const { name, description } = product
  const { image, options, weightKg } = variant
  const [picture] = picturesOf([image ?? '', ...description.images], origin)
  const size = variantLabel(variant, '')
  return {
    '@type': 'Product',
    name: size === '' ? name : `${name}, ${size}`,
    sku: merchantId(product, variant, index),
    ...(options.length > 0 && { size }),
    ...(picture && { image: picture }),
    ...(weightKg !== undefined && { weight: quantity(weightKg, 'KGM') }),
  }
}

function offerOf(variant: PublicVariant, url: string): Node {
  const { basePrice, priceWithGst, stock, minQuantity = 1 } = variant
  const price = { price: decimalPrice(priceWithGst), priceCurrency: 'INR' }
  const content = contentOf(variant)
  const prices = [
    ...(basePrice > priceWithGst
      ? [
          {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: decimalPrice(basePrice),
            priceCurrency: 'INR',
            valueAddedTaxIncluded: true,
          },
        ]
      : []),
    {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: true,
      ...(content !== null && {
        referenceQuantity: {
          ...quantity(content[1], unitCodes[content[0]]),
          valueReference: quantity(1, unitCodes[content[0]]),
        },
      }),
    },
  ]
  return {
    '@type': 'Offer',
    url,
    ...price,
    itemCondition: 'https://schema.org/NewCondition',
    ...(minQuantity > 1 && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minQuantity },
    }),
    availability: `https://schema.org/${stock?.left === 0 ? 'OutOfStock' : 'InStock'}`,
    priceSpecification: prices,
  }
}

/** Codes of UN/CEFACT Recommendation 20. */
const unitCodes: Readonly<Record<ComparableUnit, string>> = {
  kg: 'KGM',
  litre: 'LTR',
  metre: 'MTR',
  'sq ft': 'FTK',
}

function quantity(value: number, unitCode: string): Node {
  return { '@type': 'QuantitativeValue', value: String(Math.round(value * 1_000) / 1_000), unitCode }
}

function picturesOf(images: readonly string[], origin: string): string[] {
  return images.map((image) => publicPicture(image, origin)).filter((picture) => picture !== null)
}
