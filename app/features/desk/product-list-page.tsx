import { useCallback, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DeskProductPageWire } from '#domain/catalogue/desk-wire.ts'
import { fetchDeskProducts } from '#app/api/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages, deskProductMessages } from '#app/messages/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatRupees } from './format-rupees.ts'
import { SearchField } from './search-field.tsx'
import { useDeskError } from './use-desk-error.ts'
import { useDeskLoad } from './use-desk-load.ts'

/** The products of the store, found by a part of their name (GOODS-01). */
export function ProductListPage() {
  const t = useMessages(deskMessages)
  const words = useMessages(deskProductMessages)
  const [query, setQuery] = useSearchParams()
  const text = query.get('q') ?? ''
  return (
    <>
      <h1 className="mb-4 text-xl">{t.products}</h1>
      <div className="mb-4">
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={text}
          onSearch={(q) => setQuery(q === '' ? {} : { q }, { replace: true })}
        />
      </div>
      <Products key={text} text={text} />
    </>
  )
}

function Products({ text }: { text: string }) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskProductMessages)
  const describe = useDeskError()
  const read = useCallback(() => fetchDeskProducts(text, null), [text])
  const loading = useDeskLoad(read)
  const [failure, setFailure] = useState<unknown>(null)

  async function more(shown: DeskProductPageWire) {
    setFailure(null)
    try {
      const page = await fetchDeskProducts(text, shown.next)
      loading.show({ products: [...shown.products, ...page.products], next: page.next })
    } catch (error) {
      setFailure(error)
    }
  }

  if (loading.status === 'loading') return <Skeleton className="h-96 rounded-card" />
  if (loading.status === 'failed')
    return <ErrorState title={t.loadFailed} text={describe(loading.failure)} onRetry={loading.reload} />
  const { products, next } = loading.content
  if (products.length === 0) return <EmptyState title={words.noneTitle} text={words.noneText} />
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to={`/desk/products/${encodeURIComponent(product.id)}`}
              className="flex items-center gap-3 px-3 py-2 hover:bg-sunken"
            >
              <Picture src={product.image} alt="" width={48} className="w-12 rounded-control p-1" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{product.name}</span>
                <span className="block text-xs text-quiet">{words.variants(product.variants)}</span>
              </span>
              <span className="text-right text-sm tabular-nums">
                {product.priceFrom === null ? words.onRequest : words.from(formatRupees(product.priceFrom))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {failure !== null && <InlineError text={describe(failure)} />}
      {next !== null && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => void more(loading.content)}
        >
          {t.more}
        </Button>
      )}
    </div>
  )
}
