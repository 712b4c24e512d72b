import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { searchMessages } from '#app/messages/search.ts'

/** Ways on when a search finds nothing: categories, quick order, WhatsApp. */
export function NoResults({ query, chat }: { query: string; chat: string }) {
  const t = useMessages(searchMessages)
  const hasQuery = query !== ''
  return (
    <EmptyState
      level={1}
      title={hasQuery ? t.noResults(query) : t.emptyTitle}
      text={hasQuery ? t.noResultsText : t.hint}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/category">{t.browseCategories}</LinkButton>
          <LinkButton to="/quick-order" variant="secondary">
            {t.quickOrder}
          </LinkButton>
          {hasQuery && (
            <a
              href={`${chat}?text=${encodeURIComponent(t.askText(query))}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet' })}
            >
              <MessageCircle size={20} />
              {t.ask}
            </a>
          )}
        </span>
      }
    />
  )
}
