import { productPath } from '#domain/catalogue/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { priceText } from '#domain/money/price.ts'

/** The schema.org Product for search engines; `origin` makes its URLs absolute. */
export function productJsonLd(
  product: PublicProduct,
  variantIndex: number,
  origin = '',
): Record<string, unknown> {
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
    ...(variant &&
      isForSale(variant) && {
        offers: {
          '@type': 'Offer',
          url: absolute(path, origin),
          priceCurrency: 'INR',
          price: priceText(variant.priceWithGst),
          availability: `https://schema.org/${variant.stock?.left === 0 ? 'OutOfStock' : 'InStock'}`,
        },
      }),
  }
}

function absolute(url: string, origin: string): string {
  return origin === '' ? url : new URL(url, origin).href
}
