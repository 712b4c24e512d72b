import type { ProductPage, ProductSort } from '#domain/catalogue/product-card.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productWords } from '#app/words/products.ts'
import { useWords } from '#app/words/locale.tsx'
import { PageLinks } from './page-links.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortLinks } from './sort-links.tsx'

interface ProductListProps {
  list: ProductPage
  sort: ProductSort
  /** Navigation state that the links of the list carry on. */
  state?: unknown
}

/** The goods of a subcategory: how many, in which order, page by page (LIST-01 to LIST-08). */
export function ProductList({ list, sort, state }: ProductListProps) {
  const words = useWords(productWords)
  if (list.total === 0) {
    return (
      <EmptyState
        level={3}
        title={words.noProducts}
        text={words.noProductsText}
        action={<LinkButton to="/category">{words.browseOthers}</LinkButton>}
      />
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <p className="text-sm text-quiet tabular-nums">{words.count(list.total)}</p>
        <SortLinks current={sort} state={state} />
      </div>
      <ProductGrid cards={list.cards} rows eagerly={4} />
      <PageLinks page={list.page} pageSize={list.pageSize} total={list.total} state={state} />
    </>
  )
}
