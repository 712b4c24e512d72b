import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { searchMessages } from '#app/messages/search.ts'

/** Where to go when a search finds nothing: the shelves, the pad for lists, a person. */
export function NoResults({ query, chat }: { query: string; chat: string }) {
  const t = useMessages(searchMessages)
  const isAsked = query !== ''
  return (
    <EmptyState
      level={1}
      title={isAsked ? t.nothing(query) : t.emptyTitle}
      text={isAsked ? t.nothingText : t.hint}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/category">{t.toCategories}</LinkButton>
          <LinkButton to="/quick-order" variant="secondary">
            {t.quickOrder}
          </LinkButton>
          {isAsked && (
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
