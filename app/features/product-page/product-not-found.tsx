import { useRevalidator } from 'react-router'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productWords } from '#app/messages/products.ts'
import { useWords } from '#app/i18n/locale.tsx'

/** Instead of a product that is missing (PROD-06). */
export function ProductMissing() {
  const words = useWords(productWords)
  return <EmptyState level={1} title={words.notFound} text={words.notFoundText} action={<OtherGoods />} />
}

/** Instead of a product that did not load (PROD-06): the same words, and another try. */
export function ProductFailed() {
  const words = useWords(productWords)
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      level={1}
      title={words.notFound}
      text={words.failedText}
      onRetry={() => void revalidate()}
      action={<OtherGoods />}
    />
  )
}

function OtherGoods() {
  const words = useWords(productWords)
  return <LinkButton to="/category">{words.browseOthers}</LinkButton>
}
