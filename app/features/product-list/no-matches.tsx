import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { withoutFilters } from './list-query.ts'
import { useListQuery } from './use-list-query.ts'

/** Shown where the filters of a list leave nothing. */
export function NoMatches({ state }: { state?: unknown }) {
  const t = productListMessages
  const { query } = useListQuery()
  return (
    <EmptyState
      level={3}
      title={t.noMatches}
      text={t.noMatchesText}
      action={
        <LinkButton to={withoutFilters(query)} state={state} replace preventScrollReset>
          {t.clearFilters}
        </LinkButton>
      }
    />
  )
}
