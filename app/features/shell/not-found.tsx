import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { pageErrorMessages } from '#messages/page-errors.ts'

/** The page for unknown routes (GEN-07). */
export function NotFound() {
  const t = pageErrorMessages
  return (
    <EmptyState
      level={1}
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/">{t.goHome}</LinkButton>
          <LinkButton to="/category" variant="secondary">
            {t.browseCategories}
          </LinkButton>
        </span>
      }
    />
  )
}
