import type { ProductCard } from '#domain/catalogue/lists/product-card.ts'
import { productMessages } from '#messages/catalogue/products.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ProductGrid } from './product-grid.tsx'

interface MoreProductsProps {
  /** Kind of the products: they go with the product of the page (PRICE-04), or are of its subcategory (GEN-03). */
  kind: 'goesWith' | 'related'
  cards: readonly ProductCard[]
  /** On phones too, not on wide screens only. */
  everywhere?: boolean
}

/** Hides cards beyond one row, where cards are 15rem wide. */
const oneRow = 'desk:max-hall:[&_li:nth-child(n+5)]:hidden hall:max-full:[&_li:nth-child(n+6)]:hidden'

/** Further products for the page of a product, as compact cards. */
export function MoreProducts({ kind, cards, everywhere = false }: MoreProductsProps) {
  const t = productMessages
  if (cards.length === 0) return null
  return (
    <section
      aria-labelledby={kind}
      className={classNames(
        'pt-6 wide:pt-12',
        !everywhere && 'max-wide:hidden',
        kind === 'related' && oneRow,
      )}
    >
      <h2 id={kind} className="pb-4 text-xl">
        {t[kind]}
      </h2>
      <ProductGrid cards={cards} compact rows />
    </section>
  )
}
