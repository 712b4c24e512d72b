import { data, redirect, type MetaDescriptor } from 'react-router'
import type { Services } from '#app/context.ts'
import { calculatorLinks } from '#app/features/calculators/label-links.ts'
import { readTrail } from '#app/features/categories/trail.ts'
import { productJsonLd } from '#app/features/product-page/product-jsonld.ts'
import { declarationRows } from '#app/features/product-page/declaration-rows.ts'
import { specificationRows, variantFacts } from '#app/features/product-page/variant-facts.ts'
import { breadcrumbList } from '#app/features/store/breadcrumb-list.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { shownSettings, slowerPromise, type PromiseMessages } from '#app/features/store/default-promise.ts'
import { productPageMessages } from '#messages/catalogue/product-page.ts'
import { productSummaryMessages } from '#messages/catalogue/product-summary.ts'
import { parseVariantIndex, productPagePath } from '#domain/catalogue/lists/product-card.ts'
import { variantAddress } from '#domain/catalogue/lists/variant-address.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { priceLabels, variantLabel } from '#domain/catalogue/variants/variant-label.ts'
import type { StoreSettings } from '#domain/store/settings.ts'

/** Loader of both product pages: the product, or null with status 404 or 410 (PROD-06). */
export async function loadProduct(services: Services, productId: string, query: URLSearchParams) {
  const { catalogue } = services
  const product = productId === '' ? null : await catalogue.findProduct(productId)
  if (product === null) return loadMissing(services, productId)
  return data(await readProductPage(services, product, query))
}

/** A product of another id leads on; one that is no longer sold is 410 with others of its subcategory, and what never was is 404. */
async function loadMissing({ catalogue, store }: Services, productId: string) {
  const former = productId === '' ? null : await catalogue.findFormerProduct(productId)
  if (former !== null && former.movedTo !== null) throw redirect(productPagePath(former.movedTo), 301)
  const subcategoryId = former?.subcategoryId ?? null
  const similar =
    subcategoryId === null ? null : await catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured' })
  return data(
    {
      product: null,
      facts: [],
      specifications: [],
      companions: [],
      related: similar?.cards.slice(0, MAX_RELATED) ?? [],
      calculators: [],
      trail: [],
      slower: null,
      meta: missingMeta(await store.getSettings()),
    },
    { status: former === null ? 404 : 410 },
  )
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
  const path = productPagePath(product.id)
  const offered = productJsonLd(product, variantIndex, terms)
  return {
    product,
    trail,
    slower,
    // `/product/{id}` is canonical for both pages
    meta: pageMeta({
      settings,
      title: product.name,
      description: summaryOf(product, variantIndex, slower ?? shownSettings(settings)),
      path,
      jsonLd: [
        breadcrumbList(settings, [...trail, { name: product.name, path }]),
        ...(offered === null ? [] : [offered]),
      ],
      ...sharedVariant(product, query.has('variantIndex') ? variantIndex : null),
    }),
    facts: product.variants.map((variant) => variantFacts(product, variant)),
    specifications: [...specificationRows(product), ...declarationRows(product, settings)],
    calculators: calculatorLinks(links),
    companions,
    related: (subcategory?.cards ?? []).filter(({ id }) => id !== product.id).slice(0, MAX_RELATED),
  }
}

/** Picture of the page and, where its URL names a size, what a link to that says and shows. */
function sharedVariant({ id, name, description, variants }: PublicProduct, index: number | null) {
  const variant = index === null ? undefined : variants[index]
  const label = variant === undefined || variants.length < 2 ? '' : variantLabel(variant, '')
  return {
    image: variant?.image ?? description.images[0] ?? variants[0]?.image,
    ...(index !== null &&
      label !== '' && { shared: { title: `${name}, ${label}`, path: variantAddress(id, index) } }),
  }
}

/** Text that search engines show below the title. */
function summaryOf(
  product: PublicProduct,
  variantIndex: number,
  { deliveryPromise }: PromiseMessages,
): string {
  const t = productSummaryMessages
  const variant = product.variants[variantIndex]
  const price = variant === undefined ? null : priceLabels(variant).selling
  const summary =
    price === null ? t.describeUnavailable(product.name) : t.describe(product.name, price, deliveryPromise)
  return `${summary} ${product.description.short}`.trim()
}

/** A row on the widest screens. */
const MAX_RELATED = 6

function missingMeta(settings: StoreSettings): MetaDescriptor[] {
  const { notFound: title, notFoundText: description } = productPageMessages
  return pageMeta({ settings, title, description, path: '/', hidden: true })
}
