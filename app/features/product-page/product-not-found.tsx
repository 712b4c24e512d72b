import { useRevalidator } from 'react-router'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'

/** Instead of a product that is missing (PROD-06). */
export function ProductNotFound() {
  const t = useMessages(productMessages)
  return <EmptyState level={1} title={t.notFound} text={t.notFoundText} action={<OtherGoods />} />
}

/** Instead of a product that did not load (PROD-06): the same words, and another try. */
export function ProductLoadError() {
  const t = useMessages(productMessages)
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      level={1}
      title={t.notFound}
      text={t.failedText}
      onRetry={() => void revalidate()}
      action={<OtherGoods />}
    />
  )
}

function OtherGoods() {
  const t = useMessages(productMessages)
  return <LinkButton to="/category">{t.browseOthers}</LinkButton>
}
