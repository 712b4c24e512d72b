import { Link, useSearchParams, type MetaDescriptor } from 'react-router'
import type { TableRow, VariantFacts } from '#app/features/product-page/sizes-props.ts'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { parseVariantIndex, type ProductCard } from '#domain/catalogue/lists/product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { Crumb } from '#domain/catalogue/category-tree.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { CalculatorLinks, type LabelledLink } from '#app/features/calculators/calculator-links.tsx'
import { ProductNotFound } from '#app/features/product-page/product-not-found.tsx'
import { ProductView } from '#app/features/product-page/product-view.tsx'
import { MoreProducts } from '#app/features/product-list/more-products.tsx'
import { DeliveryPromise } from '#app/features/store/delivery-promise.tsx'
import type { PromiseMessages } from '#app/features/store/default-promise.ts'
import { pinCheckMessages } from '#messages/orders/pin-check.ts'
import { productPageMessages } from '#messages/catalogue/product-page.ts'

/** Data of the product page, as `loadProduct` reads it. */
interface Loaded {
  product: PublicProduct | null
  facts: readonly VariantFacts[]
  specifications: readonly TableRow[]
  companions: readonly ProductCard[]
  related: readonly ProductCard[]
  calculators: readonly LabelledLink[]
  trail: readonly Crumb[]
  /** Promise for a product that takes longer than others; null for all others. */
  slower: PromiseMessages | null
  meta: MetaDescriptor[]
}

/** Title, description and structured data of a product, as the loader made them; without them where it failed. */
export function productMeta({ name }: StoreSettings, loaded: Pick<Loaded, 'meta'> | undefined) {
  return (
    loaded?.meta ?? [
      { title: `${productPageMessages.notFound} · ${name}` },
      { name: 'robots', content: 'noindex' },
    ]
  )
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
}: Omit<Loaded, 'meta'>) {
  const [query] = useSearchParams()
  const t = pinCheckMessages
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
            <DeliveryPromise
              product={product.id}
              wanted={{ product: variantId, quantity }}
              promise={slower}
            />
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
