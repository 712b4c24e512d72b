import { productPath } from '#domain/catalogue/lists/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import type { ShippingTerms } from '#domain/delivery/shipping-terms.ts'
import { priceText } from '#domain/money/price.ts'

interface OfferTerms {
  /** Delivery terms of the store, by area. */
  shipping: readonly ShippingTerms[]
  /** True when the return terms are the store's own. */
  hasReturnTerms: boolean
  /** Makes URLs absolute. */
  origin: string
}

/** The schema.org Product for search engines. Only for loaders. */
export function productJsonLd(
  product: PublicProduct,
  variantIndex: number,
  terms: OfferTerms,
): Record<string, unknown> {
  const { origin } = terms
  const variant = product.variants[variantIndex]
  const brand = product.attributes.find(({ name }) => name.toLowerCase() === 'brand')?.values[0]
  const path = productPath(product.id, variantIndex)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.id,
    ...(product.description.short !== '' && { description: product.description.short }),
    ...(product.description.images.length > 0 && {
      image: product.description.images.map((image) => absolute(image, origin)),
    }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(variant && isForSale(variant) && { offers: offerOf(variant, path, terms) }),
  }
}

function offerOf(variant: PublicVariant, path: string, { shipping, hasReturnTerms, origin }: OfferTerms) {
  return {
    '@type': 'Offer',
    url: absolute(path, origin),
    priceCurrency: 'INR',
    price: priceText(variant.priceWithGst),
    availability: `https://schema.org/${variant.stock?.left === 0 ? 'OutOfStock' : 'InStock'}`,
    ...(shipping.length > 0 && { shippingDetails: shipping.map(shippingDetails) }),
    ...(hasReturnTerms && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        merchantReturnLink: absolute('/return-policy', origin),
      },
    }),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The delivery of one piece to an area: as the plan, from the order on and in working days. */
function shippingDetails({ pins, beginnings, days, cutOff, workingDays, fee }: ShippingTerms) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: fee, currency: 'INR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IN',
      ...(pins.length > 0 && { postalCode: pins }),
      ...(beginnings.length > 0 && { postalCodePrefix: beginnings }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: days, unitCode: 'DAY' },
      ...(cutOff !== null && { cutoffTime: `${cutOff}:00+05:30` }),
      businessDays: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: workingDays.map((day) => `https://schema.org/${weekdays[day]}`),
      },
    },
  }
}

function absolute(url: string, origin: string): string {
  return origin === '' ? url : new URL(url, origin).href
}
