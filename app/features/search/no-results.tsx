import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { searchMessages } from '#app/messages/search.ts'

interface NoResultsProps {
  query: string
  chat: string
  /** What was searched for is known, and not sold. */
  isNotSold: boolean
}

/** Ways on when a search finds nothing: categories, quick order, WhatsApp. */
export function NoResults({ query, chat, isNotSold }: NoResultsProps) {
  const t = useMessages(searchMessages)
  const hasQuery = query !== ''
  const [found, hint] = isNotSold ? [t.notSold(query), t.notSoldText] : [t.noResults(query), t.noResultsText]
  const [title, text] = hasQuery ? [found, hint] : [t.emptyTitle, t.hint]
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
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
