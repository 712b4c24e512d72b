import { ChevronLeft } from '#app/ui/icons/chevron-left.tsx'
import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { withQuery } from '#app/navigation/links.ts'

interface PaginationProps {
  page: number
  pageSize: number
  total: number
  state?: unknown
}

/** Links to the previous and next page; nothing for a single page. */
export function Pagination({ page, pageSize, total, state }: PaginationProps) {
  const t = productListMessages
  const [query] = useSearchParams()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  const to = (target: number) => withQuery(query, { page: target === 1 ? null : String(target) })
  return (
    <nav aria-label={t.pages} className="flex items-center justify-center gap-4 pt-8">
      {page > 1 && (
        <LinkButton variant="secondary" rel="prev" state={state} to={to(Math.min(page - 1, pages))}>
          <ChevronLeft size={18} />
          {t.previous}
        </LinkButton>
      )}
      <span className="text-sm text-quiet tabular-nums">{t.pageNumber(page, pages)}</span>
      {page < pages && (
        <LinkButton variant="secondary" rel="next" state={state} to={to(page + 1)}>
          {t.next}
          <ChevronRight size={18} />
        </LinkButton>
      )}
    </nav>
  )
}
