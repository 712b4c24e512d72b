import { useState, type ReactNode } from 'react'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { productPath } from '#domain/catalogue/lists/product-card.ts'
import type { Crumb } from '#domain/catalogue/category-tree.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { leastQuantity } from '#domain/catalogue/prices/quantity-rule.ts'
import { canBeAdded } from '#domain/catalogue/is-for-sale.ts'
import { ownMeasure, useOwnProduct, type OwnVariant } from '#app/features/cart/own-prices/use-own-prices.ts'
import { NotifyMe } from '#app/features/cart/stock-alerts/notify-me.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Gallery } from './gallery.tsx'
import { PriceBlock } from './price-block.tsx'
import { QuantityPrices } from './quantity-prices.tsx'
import { ProductDetails } from './product-details.tsx'
import { ShareButton } from './share-button.tsx'
import { Sizes } from './sizes.tsx'
import type { TableRow, VariantFacts } from './sizes-props.ts'
import { isAnySize, useOtherSizes } from '#app/features/cart/prices/use-other-sizes.ts'
import { VariantLinks } from './variant-links.tsx'
import { variantLabel } from '#domain/catalogue/variants/variant-label.ts'

interface ProductViewProps {
  product: PublicProduct
  variantIndex: number
  /** By the position of the variant. */
  facts: readonly VariantFacts[]
  /** The table below, without the sides of the variant. */
  specifications: readonly TableRow[]
  /** The pages above this one. */
  trail: readonly Crumb[]
  /** The delivery promise for a quantity, shown under the buttons. */
  renderPromise: (quantity: number) => ReactNode
}

/**
 * A product in full: pictures on the left; price, buttons and variants sticky on the right (PROD-01). The buttons stand with the price of
 * what they buy, so that no number of sizes pushes them out of sight.
 */
export function ProductView({
  product: listed,
  variantIndex,
  facts: listedFacts,
  specifications,
  trail,
  renderPromise,
}: ProductViewProps) {
  const t = productMessages
  const product = useOwnProduct(listed)
  const facts = ownFacts(listedFacts, product)
  const variant = product.variants[variantIndex]
  const shown = facts[variantIndex]
  const id = compositeId(product.id, variantIndex)
  const others = useOtherSizes(product, variantIndex)
  const [chosen, choose] = useState({ id, quantity: 0 })
  const quantity = (chosen.id === id && chosen.quantity) || leastQuantity(variant ?? {})
  return (
    <article className="grid grid-cols-1 wrap-anywhere gap-x-12 gap-y-6 pt-3 wide:grid-cols-[minmax(0,480px)_minmax(0,1fr)] hall:grid-cols-[600px_minmax(0,1fr)] wide:gap-y-12 wide:pt-8">
      <div className="wide:col-span-2 wide:-mb-8">
        <Breadcrumbs trail={trail} />
      </div>
      <Gallery key={variantIndex} images={picturesOf(product, variantIndex, shown)} name={product.name} />
      {/* sticks within its cell: a sticky cell itself would slide over what is below */}
      <div>
        <div className="grid grid-cols-1 content-start gap-5 wide:sticky wide:top-24">
          <header className="grid gap-2">
            <h1 className="text-xl wide:text-2xl">{product.name}</h1>
            {variant && <p className="font-medium text-quiet">{variantLabel(variant, t.defaultVariant)}</p>}
            {product.description.short !== '' && <p className="text-quiet">{product.description.short}</p>}
          </header>
          {variant ? (
            <>
              <PriceBlock variant={variant} facts={shown} />
              <div className="flex flex-wrap items-center gap-3 max-wide:-ml-4">
                {canBeAdded(variant) ? (
                  <BuyBar
                    compositeId={id}
                    name={product.name}
                    variant={variant}
                    others={others}
                    quantity={quantity}
                    onQuantity={(next) => choose({ id, quantity: next })}
                  />
                ) : (
                  variant.stock && (
                    <span className="max-wide:ml-4">
                      <NotifyMe compositeId={id} name={product.name} variant={variant} />
                    </span>
                  )
                )}
                <ShareButton path={productPath(product.id, variantIndex)} />
              </div>
              <VariantLinks product={product} selected={variantIndex} facts={facts} />
              {product.variants.length > 1 && <Sizes product={product} facts={facts} />}
              <QuantityPrices
                compositeId={id}
                variant={variant}
                others={others}
                isShared={isAnySize(product)}
              />
              {renderPromise(quantity)}
            </>
          ) : (
            <p className="text-lg text-quiet">{t.notAvailable}</p>
          )}
        </div>
      </div>
      <div className="wide:col-span-2">
        <ProductDetails product={product} rows={[...(shown?.sides ?? []), ...specifications]} />
      </div>
    </article>
  )
}

/** Facts with the prices per measure of whoever reads. */
function ownFacts(
  facts: readonly VariantFacts[],
  { variants }: { readonly variants: readonly OwnVariant<PublicProduct['variants'][number]>[] },
): readonly VariantFacts[] {
  return facts.map((each, index) => {
    const variant = variants[index]
    return variant && each.measure ? { ...each, measure: ownMeasure(each.measure, variant) } : each
  })
}

function picturesOf(product: PublicProduct, variantIndex: number, facts: VariantFacts | undefined): string[] {
  const own = product.variants[variantIndex]?.image
  const rest = [...product.description.images, ...(facts?.drawings ?? [])]
  return [...new Set(own ? [own, ...rest] : rest)]
}
