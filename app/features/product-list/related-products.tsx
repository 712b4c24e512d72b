import type { ProductCard } from '#domain/catalogue/product-card.ts'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Products of the same subcategory as compact cards, on wide screens (GEN-03), or on all where there is nothing else. */
export function RelatedProducts({
  cards,
  everywhere = false,
}: {
  cards: readonly ProductCard[]
  everywhere?: boolean
}) {
  const t = useMessages(productMessages)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="related" className={everywhere ? 'pt-4' : 'pt-12 max-wide:hidden'}>
      <h2 id="related" className="pb-4 text-xl">
        {t.related}
      </h2>
      <ProductGrid cards={cards} compact />
    </section>
  )
}
