import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { storeMessages } from '#app/messages/store.ts'

/** The page for an address that leads nowhere (GEN-07). */
export function NotFound() {
  const t = useMessages(storeMessages)
  return (
    <EmptyState
      level={1}
      title={t.notFoundTitle}
      text={t.notFoundText}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/">{t.toHome}</LinkButton>
          <LinkButton to="/category" variant="secondary">
            {t.toCategories}
          </LinkButton>
        </span>
      }
    />
  )
}
