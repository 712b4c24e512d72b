import { data, useSearchParams } from 'react-router'
import { calculatorLinks } from '#app/features/calculators/label-links.ts'
import type { VariantFacts } from '#app/features/product-page/sizes-props.ts'
import { variantFacts } from '#app/features/product-page/variant-facts.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { parseVariantIndex, type ProductCard } from '#domain/catalogue/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { CalculatorLinks, type LabelledLink } from '#app/features/calculators/calculator-links.tsx'
import { productJsonLd } from '#app/features/product-page/product-jsonld.ts'
import { ProductNotFound } from '#app/features/product-page/product-not-found.tsx'
import { ProductView } from '#app/features/product-page/product-view.tsx'
import { RelatedProducts } from '#app/features/product-list/related-products.tsx'
import { priceLabels } from '#domain/catalogue/variant-label.ts'
import { DeliveryPromise } from '#app/features/store/delivery-promise.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import type { Services } from '#app/context.ts'
import { productPageMessages } from '#app/messages/product-page.ts'

/** Loader of both product pages: the product, or null with status 404 (PROD-06). */
export async function loadProduct(
  { catalogue, calculators }: Services,
  productId: string,
  query: URLSearchParams,
) {
  const product = productId === '' ? null : await catalogue.findProduct(productId)
  if (product === null) {
    const related = productId === '' ? [] : await similarToArchived(catalogue, productId)
    const status = related.length > 0 ? 410 : 404
    return data({ product, variantIndex: 0, facts: [], related, calculators: [] }, { status })
  }
  const [subcategoryId] = product.subcategoryIds
  const subcategory = subcategoryId
    ? await catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured' })
    : null
  return data({
    product,
    variantIndex: parseVariantIndex(query.get('variantIndex'), product.variants.length),
    facts: product.variants.map((variant) => variantFacts(product, variant)),
    calculators: calculatorLinks(await calculators.find(product.subcategoryIds)),
    related: (subcategory?.cards ?? []).filter(({ id }) => id !== productId).slice(0, MAX_RELATED),
  })
}

const MAX_RELATED = 4

/** What the page of a product that is no longer sold leads on to. */
async function similarToArchived(catalogue: Services['catalogue'], productId: string) {
  const subcategoryId = await catalogue.findArchivedSubcategory(productId)
  if (subcategoryId === null) return []
  const { cards } = await catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured' })
  return cards.slice(0, MAX_RELATED)
}

interface Loaded {
  product: PublicProduct | null
  variantIndex: number
  facts: readonly VariantFacts[]
  related: readonly ProductCard[]
  calculators: readonly LabelledLink[]
}

/** Title, description and structured data of a product; `/product/{id}` is canonical for both pages. */
export function productMeta(settings: StoreSettings, loaded: Loaded | undefined) {
  const t = productPageMessages.en
  const product = loaded?.product ?? null
  if (loaded === undefined || product === null) {
    return pageMeta({
      settings,
      title: t.notFound,
      description: t.notFoundText,
      path: '/',
      hidden: true,
    })
  }
  const variant = product.variants[loaded.variantIndex]
  const price = variant === undefined ? null : priceLabels(variant).selling
  const summary =
    price === null
      ? t.describeUnavailable(product.name)
      : t.describe(product.name, price, settings.deliveryPromise)
  return [
    ...pageMeta({
      settings,
      title: product.name,
      description: product.description.short === '' ? summary : `${summary} ${product.description.short}`,
      path: `/product/${encodeURIComponent(product.id)}`,
      image: product.description.images[0],
    }),
    { 'script:ld+json': productJsonLd(product, loaded.variantIndex, settings.publicUrl) },
  ]
}

/** The product page; the variant comes from the URL (PROD-07, PROD-09). */
export function ProductPage({ product, facts, related, calculators }: Omit<Loaded, 'variantIndex'>) {
  const [query] = useSearchParams()
  if (product === null)
    return (
      <div className="page">
        <ProductNotFound />
        <RelatedProducts cards={related} everywhere />
      </div>
    )
  const variantIndex = parseVariantIndex(query.get('variantIndex'), product.variants.length)
  return (
    <div className="page">
      <ProductView
        product={product}
        variantIndex={variantIndex}
        facts={facts}
        promise={
          <>
            <CalculatorLinks calculators={calculators} product={compositeId(product.id, variantIndex)} />
            <DeliveryPromise />
          </>
        }
      />
      <RelatedProducts cards={related} />
    </div>
  )
}
