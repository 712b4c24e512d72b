import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { storeWords } from '#app/messages/store.ts'

/** The page for an address that leads nowhere (GEN-07). */
export function NotFound() {
  const words = useWords(storeWords)
  return (
    <EmptyState
      level={1}
      title={words.notFoundTitle}
      text={words.notFoundText}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/">{words.toHome}</LinkButton>
          <LinkButton to="/category" variant="secondary">
            {words.toCategories}
          </LinkButton>
        </span>
      }
    />
  )
}
