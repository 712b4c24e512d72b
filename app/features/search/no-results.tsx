import { useEffect } from 'react'
import type { CategorySuggestion } from '#domain/catalogue/lists/suggestions.ts'
import { subpagePath } from '#domain/catalogue/category-address.ts'
import { MessageCircle } from '#app/ui/icons/message-circle.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { searchMessages } from '#messages/catalogue/search.ts'

interface NoResultsProps {
  query: string
  chat: string
  /** True when the search is understood, and the shop does not sell it. */
  isNotSold: boolean
  /** The categories that are nearest to it. */
  nearest: readonly CategorySuggestion[]
}

/** Ways on when a search finds nothing: categories, quick order, WhatsApp. */
export function NoResults({ query, chat, isNotSold, nearest }: NoResultsProps) {
  const t = searchMessages
  const hasQuery = query !== ''
  useEffect(() => {
    if (hasQuery) return undefined
    // after the navigation has moved the focus to the page: a person without words wants to type them
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLInputElement>('input[name=q]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [hasQuery])
  const [found, hint] = isNotSold
    ? [t.notSold(query), nearest.length > 0 ? t.nearestText : t.notSoldText]
    : [t.noResults(query), t.noResultsText]
  const [title, text] = hasQuery ? [found, hint] : [t.emptyTitle, t.hint]
  return (
    <EmptyState
      level={1}
      title={title}
      text={text}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {nearest.map(({ kind, id, name, mainCategoryId }) => (
            <LinkButton
              key={`${kind} ${id}`}
              to={subpagePath(mainCategoryId, kind === 'sub' ? id : undefined)}
              variant="secondary"
            >
              {name}
            </LinkButton>
          ))}
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
