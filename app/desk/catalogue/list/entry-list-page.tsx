import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  entrySorts,
  productColumns,
  type EntrySort,
  type ProductColumn,
} from '#domain/catalogue/entries/entry-list.ts'
import { entryStatuses, type Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryChoicesWire, EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { fetchChoices, fetchEntries } from '#app/api/desk/catalogue.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskEntryOrderMessages } from '#app/messages/desk/catalogue/entry-order.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskDemoMessages } from '#app/messages/desk/catalogue/demo.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Plus } from '#app/ui/icons/plus.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns, type ColumnChoice } from '#app/desk/kit/columns/use-columns.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DemoNotice } from '#app/desk/kit/demo-notice.tsx'
import { entryLink } from '#app/desk/kit/entry-links.ts'
import { EntryRows } from './entry-rows.tsx'
import type { Selection } from './entry-selection.ts'
import { useEntryOrder } from './use-entry-order.ts'

/** What the list of products shows until somebody chooses. */
const usualColumns: readonly ProductColumn[] = ['status', 'sizes', 'price', 'stock']
const plainSorts = ['shop', 'name', 'name-down', 'status', 'status-down'] as const

/** The entries of a collection: searched, filtered, ordered, changed in bulk (GOODS-01). The address holds search and filters. */
export function EntryListPage({ collection }: { collection: Collection }) {
  const words = useMessages(deskCatalogueMessages)
  const { can } = useDesk()
  const [query, setQuery] = useSearchParams()
  const columns = useColumns('products', productColumns, usualColumns)
  /** Raised when the list has to be read anew. */
  const [version, setVersion] = useState(0)
  /** The selected entries, also those of other pages. */
  const [selected, setSelected] = useState<Selection>(new Map())
  const change = (field: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(field)
    else next.set(field, value)
    if (field !== 'page') next.delete('page')
    if (field !== 'page' && field !== 'sort') setSelected(new Map())
    setQuery(next, { replace: true })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <p className="text-quiet">{words[`what-${collection}`]}</p>
        {can('catalogue:write') && (
          <LinkButton to={entryLink(collection, null)}>
            <Plus size={18} />
            {words[`add-${collection}`]}
          </LinkButton>
        )}
      </div>
      {collection === 'products' && <DemoNotice onRemoved={() => setVersion((before) => before + 1)} />}
      <Filters collection={collection} query={query} columns={columns} onChange={change} />
      <Entries
        key={`${version} ${query.toString()}`}
        collection={collection}
        query={query}
        selected={selected}
        onSelect={setSelected}
        columns={collection === 'products' ? columns.shown : []}
        onSort={(sort) => change('sort', sort ?? '')}
        onPage={(page) => change('page', String(page))}
      />
    </>
  )
}

/** Where nothing is yet: how to begin. */
function FirstSteps({ collection }: { collection: Collection }) {
  const words = useMessages(deskCatalogueMessages)
  const t = useMessages(deskDemoMessages)
  if (collection !== 'products')
    return <EmptyState title={words.emptyTitle} text={words[`what-${collection}`]} />
  return (
    <EmptyState
      title={words.emptyTitle}
      text={t.firstSteps}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/desk/catalogue/import">{t.bySheet}</LinkButton>
          <LinkButton to={entryLink('categories', null)} variant="secondary">
            {t.byHand}
          </LinkButton>
        </span>
      }
    />
  )
}

interface FiltersProps {
  collection: Collection
  query: URLSearchParams
  columns: ColumnChoice<ProductColumn>
  onChange: (field: string, value: string) => void
}

function Filters({ collection, query, columns, onChange }: FiltersProps) {
  const words = useMessages(deskCatalogueMessages)
  const orderWords = useMessages(deskEntryOrderMessages)
  const columnWords = useMessages(deskColumnMessages)
  const choices = useDeskLoad(fetchChoices)
  const parents = choices.status === 'loaded' ? parentsOf(collection, choices.content) : null
  return (
    <div className="mb-4 grid grid-cols-1 items-start gap-3 wide:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={query.get('q') ?? ''}
        onSearch={(q) => onChange('q', q)}
      />
      <SelectField
        label={words.status}
        value={query.get('status') ?? ''}
        options={[
          ['', words.anyStatus],
          ...entryStatuses.map((status) => [status, words[`status-${status}`]] as const),
        ]}
        onChange={(event) => onChange('status', event.currentTarget.value)}
      />
      {parents !== null && (
        <PickerField
          label={collection === 'products' ? words.parentOfProducts : words.parentOfSubcategories}
          value={query.get('parent') ?? ''}
          options={[['', words.anyParent], ...parents.map(({ id, name }) => [id, name] as const)]}
          onChange={(parent) => onChange('parent', parent)}
        />
      )}
      <SelectField
        label={orderWords.sort}
        value={query.get('sort') ?? 'shop'}
        options={(collection === 'products' ? entrySorts : plainSorts).map(
          (sort) => [sort, orderWords[`sort-${sort}`]] as const,
        )}
        onChange={({ currentTarget: { value } }) => onChange('sort', value === 'shop' ? '' : value)}
      />
      {collection === 'products' && (
        <div className="justify-self-end wide:col-span-full">
          <ColumnPicker columns={columns} label={(column) => columnWords[column]} />
        </div>
      )}
    </div>
  )
}

function parentsOf(collection: Collection, { categories, subcategories }: EntryChoicesWire) {
  if (collection === 'products') return subcategories
  return collection === 'subcategories' ? categories : null
}

interface EntriesProps {
  collection: Collection
  query: URLSearchParams
  columns: readonly ProductColumn[]
  onSort: (sort: EntrySort | null) => void
  selected: Selection
  onSelect: (selected: Selection) => void
  onPage: (page: number) => void
}

function Entries({ collection, query, ...selection }: EntriesProps) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskCatalogueMessages)
  const describe = useDeskError()
  const key = query.toString()
  const read = useCallback(() => fetchEntries(collection, new URLSearchParams(key)), [collection, key])
  const loading = useDeskLoad(read)
  if (loading.status === 'loading') return <Skeleton className="h-96 rounded-card" />
  if (loading.status === 'failed')
    return <ErrorState title={t.loadFailed} text={describe(loading.failure)} onRetry={loading.reload} />
  if (loading.content.entries.length === 0)
    return query.size === 0 ? (
      <FirstSteps collection={collection} />
    ) : (
      <EmptyState title={words.noneTitle} text={words.noneText} />
    )
  return (
    <OrderedEntries
      collection={collection}
      query={query}
      content={loading.content}
      show={loading.show}
      refresh={loading.refresh}
      {...selection}
    />
  )
}

interface OrderedEntriesProps extends EntriesProps {
  content: EntryPageWire
  show: (content: EntryPageWire) => void
  refresh: () => void
}

function OrderedEntries(props: OrderedEntriesProps) {
  const { collection, query, content, selected, columns, onSelect, onSort, show, refresh, onPage } = props
  const words = useMessages(deskCatalogueMessages)
  const orderWords = useMessages(deskEntryOrderMessages)
  const { entries, total, pageSize } = content
  const page = Number(query.get('page') ?? 1)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const offset = (page - 1) * pageSize
  const order = useEntryOrder({
    collection,
    page: content,
    offset,
    parent: query.get('parent'),
    show,
    refresh,
  })
  const isWhole = !query.has('q') && !query.has('status')
  const isInOrder = !query.has('sort')
  return (
    <div className="grid grid-cols-1 gap-3">
      <output className="contents">
        {order.undo !== null && (
          <span className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken px-3 py-1 text-sm">
            {orderWords.moved(order.undo.name)}
            <Button variant="quiet" size="small" onClick={() => void order.takeBack()}>
              {orderWords.undo}
            </Button>
          </span>
        )}
      </output>
      <EntryRows
        collection={collection}
        entries={entries}
        total={total}
        offset={isWhole ? offset : null}
        selected={selected}
        onSelect={onSelect}
        isInOrder={isInOrder}
        matching={query}
        columns={columns}
        onSort={onSort}
        onMove={(row, to) => void order.move(row, to)}
        onMoveTo={(row, position) => void order.moveTo(row, position)}
      />
      {pages > 1 && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          {page > 1 && (
            <Button variant="secondary" onClick={() => onPage(page - 1)}>
              {words.previous}
            </Button>
          )}
          <span className="text-sm text-quiet">{words.page(page, pages)}</span>
          {page < pages && (
            <Button variant="secondary" onClick={() => onPage(page + 1)}>
              {words.next}
            </Button>
          )}
        </div>
      )}
      {selected.size > 0 && (
        <BulkBar
          collection={collection}
          entries={[...selected.values()]}
          onClear={() => onSelect(new Map())}
          onDone={() => {
            onSelect(new Map())
            refresh()
          }}
        />
      )}
    </div>
  )
}
