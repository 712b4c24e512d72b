import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productWords } from '#app/words/products.ts'
import { useWords } from '#app/words/locale.tsx'

/** Instead of a product that is missing or did not load (PROD-06). */
export function ProductMissing() {
  const words = useWords(productWords)
  return (
    <EmptyState
      level={1}
      title={words.notFound}
      text={words.notFoundText}
      action={<LinkButton to="/category">{words.browseOthers}</LinkButton>}
    />
  )
}
