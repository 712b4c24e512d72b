import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { searchWords } from '#app/messages/search.ts'

/** Where to go when a search finds nothing: the shelves, the pad for lists, a person. */
export function NothingFound({ query, chat }: { query: string; chat: string }) {
  const words = useWords(searchWords)
  const isAsked = query !== ''
  return (
    <EmptyState
      level={1}
      title={isAsked ? words.nothing(query) : words.emptyTitle}
      text={isAsked ? words.nothingText : words.hint}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/category">{words.toCategories}</LinkButton>
          <LinkButton to="/quick-order" variant="secondary">
            {words.quickOrder}
          </LinkButton>
          {isAsked && (
            <a
              href={`${chat}?text=${encodeURIComponent(words.askText(query))}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet' })}
            >
              <MessageCircle size={20} />
              {words.ask}
            </a>
          )}
        </span>
      }
    />
  )
}
