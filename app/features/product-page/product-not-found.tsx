import { useRevalidator } from 'react-router'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'
import { productMessages } from '#messages/catalogue/products.ts'

/** Shown for a missing product (PROD-06). */
export function ProductNotFound() {
  const t = productPageMessages
  return <EmptyState level={1} title={t.notFound} text={t.notFoundText} action={<BrowseOthersLink />} />
}

/** Shown for a product that failed to load (PROD-06): the same title, with a retry. */
export function ProductLoadError() {
  const t = productPageMessages
  const { revalidate } = useRevalidator()
  return (
    <ErrorState
      level={1}
      title={t.notFound}
      text={t.failedText}
      onRetry={() => void revalidate()}
      action={<BrowseOthersLink />}
    />
  )
}

function BrowseOthersLink() {
  const t = productMessages
  return <LinkButton to="/category">{t.browseOthers}</LinkButton>
}
