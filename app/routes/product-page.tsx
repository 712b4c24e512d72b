import { data, Link, useSearchParams } from 'react-router'
import { calculatorLinks } from '#app/features/calculators/label-links.ts'
import type { TableRow, VariantFacts } from '#app/features/product-page/sizes-props.ts'
import { specificationRows, variantFacts } from '#app/features/product-page/variant-facts.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { parseVariantIndex, productPagePath, type ProductCard } from '#domain/catalogue/lists/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { Crumb } from '#domain/catalogue/category-tree.ts'
import { readTrail } from '#app/features/categories/trail.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { CalculatorLinks, type LabelledLink } from '#app/features/calculators/calculator-links.tsx'
import { productJsonLd } from '#app/features/product-page/product-jsonld.ts'
import { ProductNotFound } from '#app/features/product-page/product-not-found.tsx'
import { ProductView } from '#app/features/product-page/product-view.tsx'
import { MoreProducts } from '#app/features/product-list/more-products.tsx'
import { priceLabels } from '#domain/catalogue/variants/variant-label.ts'
import { DeliveryPromise } from '#app/features/store/delivery-promise.tsx'
import { breadcrumbList, type JsonLd } from '#app/features/store/breadcrumb-list.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { shownSettings, slowerPromise, type PromiseWords } from '#app/features/store/standing-promise.ts'
import type { Services } from '#app/context.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { pinCheckMessages } from '#app/messages/orders/pin-check.ts'
import { productSummaryMessages } from '#app/messages/catalogue/product-summary.ts'
import { productPageMessages } from '#app/messages/catalogue/product-page.ts'

/** Loader of both product pages: the product, or null with status 404 (PROD-06). */
export async function loadProduct(services: Services, productId: string, query: URLSearchParams) {
  const { catalogue } = services
  const product = productId === '' ? null : await catalogue.findProduct(productId)
  if (product === null) {
    const related = productId === '' ? [] : await similarToArchived(catalogue, productId)
    const status = related.length > 0 ? 410 : 404
    return data(
      {
        product,
        variantIndex: 0,
        facts: [],
        specifications: [],
        companions: [],
        related,
        calculators: [],
        trail: [],
        summary: '',
        slower: null,
        jsonLd: [],
      },
      { status },
    )
  }
  return data(await readProductPage(services, product, query))
}

/** Reads the page of a product: what it shows besides the product itself. */
export async function readProductPage(services: Services, product: PublicProduct, query: URLSearchParams) {
  const { catalogue, calculators, delivery, store } = services
  const { subcategoryIds } = product
  const [subcategoryId] = subcategoryIds
  const variantIndex = parseVariantIndex(query.get('variantIndex'), product.variants.length)
  const shown = product.variants[variantIndex]
  const [subcategory, trail, settings, links, companions, shipping, hasReturnTerms] = await Promise.all([
    subcategoryId ? catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured' }) : null,
    readTrail(services, { subcategoryId }),
    store.getSettings(),
    calculators.find(subcategoryIds),
    catalogue.findCompanions(subcategoryIds),
    shown ? delivery.findShippingTerms({ productId: product.id, priceWithGst: shown.priceWithGst }) : [],
    store.hasReturnTerms(),
  ])
  const slower = slowerPromise(settings, product.id)
  const terms = { shipping, hasReturnTerms, origin: settings.publicUrl }
  return {
    product,
    trail,
    summary: summaryOf(product, variantIndex, slower ?? shownSettings(settings)),
    slower,
    jsonLd: [
      breadcrumbList(settings, [...trail, { name: product.name, path: productPagePath(product.id) }]),
      productJsonLd(product, variantIndex, terms),
    ],
    variantIndex,
    facts: product.variants.map((variant) => variantFacts(product, variant)),
    specifications: specificationRows(product),
    calculators: calculatorLinks(links),
    companions,
    related: (subcategory?.cards ?? []).filter(({ id }) => id !== product.id).slice(0, MAX_RELATED),
  }
}

/** Text that search engines show below the title. */
function summaryOf(product: PublicProduct, variantIndex: number, { deliveryPromise }: PromiseWords): string {
  const t = productSummaryMessages.en
  const variant = product.variants[variantIndex]
  const price = variant === undefined ? null : priceLabels(variant).selling
  const summary =
    price === null ? t.describeUnavailable(product.name) : t.describe(product.name, price, deliveryPromise)
  return `${summary} ${product.description.short}`.trim()
}

const MAX_RELATED = 4

/** Finds products to lead on to from the page of one that is no longer sold. */
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
  specifications: readonly TableRow[]
  companions: readonly ProductCard[]
  related: readonly ProductCard[]
  calculators: readonly LabelledLink[]
  trail: readonly Crumb[]
  summary: string
  /** Promise for a product that takes longer than others; null for all others. */
  slower: PromiseWords | null
  jsonLd: readonly JsonLd[]
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
  return pageMeta({
    settings,
    title: product.name,
    description: loaded.summary,
    path: productPagePath(product.id),
    jsonLd: loaded.jsonLd,
    image: product.description.images[0],
  })
}

/** The product page; the variant comes from the URL (PROD-07, PROD-09). */
export function ProductPage({
  product,
  facts,
  specifications,
  companions,
  related,
  calculators,
  trail,
  slower,
}: Omit<Loaded, 'variantIndex' | 'summary' | 'jsonLd'>) {
  const [query] = useSearchParams()
  const t = useMessages(pinCheckMessages)
  if (product === null)
    return (
      <div className="page">
        <ProductNotFound />
        <MoreProducts kind="related" cards={related} everywhere />
      </div>
    )
  const variantIndex = parseVariantIndex(query.get('variantIndex'), product.variants.length)
  const variantId = compositeId(product.id, variantIndex)
  return (
    <div className="page">
      <ProductView
        product={product}
        variantIndex={variantIndex}
        facts={facts}
        specifications={specifications}
        trail={trail}
        renderPromise={(quantity) => (
          <>
            <CalculatorLinks calculators={calculators} product={variantId} />
            <DeliveryPromise product={product.id} wanted={{ product: variantId, quantity }} words={slower} />
            <Link
              to="/return-policy"
              className="touch inline-flex min-h-6 items-center justify-self-start text-sm text-accent"
            >
              {t.returns}
            </Link>
          </>
        )}
      />
      <MoreProducts kind="goesWith" cards={companions} everywhere />
      <MoreProducts kind="related" cards={related} />
    </div>
  )
}
