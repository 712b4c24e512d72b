import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import {
  entrySorts,
  productColumns,
  type EntrySort,
  type ProductColumn,
} from '#domain/catalogue/entries/entry-list.ts'
import { declarations } from '#domain/catalogue/declarations.ts'
import { entryStatuses, type Collection } from '#domain/catalogue/entries/collections.ts'
import type { EntryChoicesWire, EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { fetchChoices, fetchEntries } from '#app/api/desk/catalogue.ts'
import { deskEntryOrderMessages } from '#app/messages/desk/catalogue/entry-order.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskDemoMessages } from '#app/messages/desk/catalogue/demo.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Plus } from '#app/ui/icons/plus.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns, type ColumnChoice } from '#app/desk/kit/columns/use-columns.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { notFound, queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DemoNotice } from '#app/desk/kit/demo-notice.tsx'
import { catalogueEntryLink } from '#app/desk/kit/catalogue-links.ts'
import { EntryRows } from './entry-rows.tsx'
import type { Selection } from './entry-selection.ts'
import { useEntryOrder } from './use-entry-order.ts'
import { collectionOf } from '../collection-of.ts'

export const permission = 'catalogue:read'

export async function clientLoader(args: LoaderFunctionArgs) {
  const collection = collectionOf(args.params.collection) ?? notFound()
  const [choices, page] = await Promise.all([
    settle(fetchChoices()),
    settle(fetchEntries(collection, queryOf(args))),
  ])
  return { collection, choices: choices.content, page }
}

/** Default columns of the product list. */
const usualColumns: readonly ProductColumn[] = ['status', 'sizes', 'price', 'stock']
const plainSorts = ['shop', 'name', 'name-down', 'status', 'status-down'] as const

/** The entries of a collection: searched, filtered, ordered, changed in bulk (GOODS-01). The address holds search and filters. */
export default function EntryListPage() {
  const catalogueMessages = deskCatalogueMessages
  const { can } = useDesk()
  const { query, isPending, change: changeQuery } = useQuery()
  const { content, show, refresh } = usePageData<typeof clientLoader>()
  const { collection, choices, page } = content
  const columns = useColumns('products', productColumns, usualColumns)
  /** The selected entries, also those of other pages. */
  const [selected, setSelected] = useState<Selection>(new Map())
  const change = (field: string, value: string) => {
    if (field !== 'page' && field !== 'sort') setSelected(new Map())
    changeQuery({ page: '', [field]: value })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <p className="text-quiet">{catalogueMessages[`what-${collection}`]}</p>
        {can('catalogue:write') && (
          <LinkButton to={catalogueEntryLink(collection, null)}>
            <Plus size={18} />
            {catalogueMessages[`add-${collection}`]}
          </LinkButton>
        )}
      </div>
      {collection === 'products' && <DemoNotice onRemoved={refresh} />}
      <Filters collection={collection} choices={choices} query={query} columns={columns} onChange={change} />
      <Outcome of={page} onRetry={refresh}>
        {(entries) => (
          <div aria-busy={isPending} className="aria-busy:opacity-60">
            <Entries
              key={query.toString()}
              collection={collection}
              query={query}
              content={entries}
              show={(changed) => show({ ...content, page: { content: changed, failure: null } })}
              refresh={refresh}
              selected={selected}
              onSelect={setSelected}
              columns={collection === 'products' ? columns.shown : []}
              onSort={(sort) => change('sort', sort ?? '')}
              onPage={(number) => change('page', String(number))}
            />
          </div>
        )}
      </Outcome>
    </>
  )
}

/** Empty state that explains how to begin. */
function FirstSteps({ collection }: { collection: Collection }) {
  const catalogueMessages = deskCatalogueMessages
  const t = deskDemoMessages
  if (collection !== 'products')
    return <EmptyState title={catalogueMessages.emptyTitle} text={catalogueMessages[`what-${collection}`]} />
  return (
    <EmptyState
      title={catalogueMessages.emptyTitle}
      text={t.firstSteps}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton to="/desk/catalogue/import">{t.bySheet}</LinkButton>
          <LinkButton to={catalogueEntryLink('categories', null)} variant="secondary">
            {t.byHand}
          </LinkButton>
        </span>
      }
    />
  )
}

interface FiltersProps {
  collection: Collection
  choices: EntryChoicesWire | null
  query: URLSearchParams
  columns: ColumnChoice<ProductColumn>
  onChange: (field: string, value: string) => void
}

function Filters({ collection, choices, query, columns, onChange }: FiltersProps) {
  const catalogueMessages = deskCatalogueMessages
  const entryOrderMessages = deskEntryOrderMessages
  const columnMessages = deskColumnMessages
  const parents = choices === null ? null : parentsOf(collection, choices)
  return (
    <div className="mb-4 grid grid-cols-1 items-start gap-3 wide:grid-cols-[2fr_1fr_1fr_1fr]">
      <SearchField
        label={catalogueMessages.search}
        hint={catalogueMessages.searchHint}
        value={query.get('q') ?? ''}
        onSearch={(q) => onChange('q', q)}
      />
      <SelectField
        label={catalogueMessages.status}
        value={query.get('status') ?? ''}
        options={[
          ['', catalogueMessages.anyStatus],
          ...entryStatuses.map((status) => [status, catalogueMessages[`status-${status}`]] as const),
        ]}
        onChange={(event) => onChange('status', event.currentTarget.value)}
      />
      {parents !== null && (
        <PickerField
          label={
            collection === 'products'
              ? catalogueMessages.parentOfProducts
              : catalogueMessages.parentOfSubcategories
          }
          value={query.get('parent') ?? ''}
          options={[['', catalogueMessages.anyParent], ...parents.map(({ id, name }) => [id, name] as const)]}
          onChange={(parent) => onChange('parent', parent)}
        />
      )}
      <SelectField
        label={entryOrderMessages.sort}
        value={query.get('sort') ?? 'shop'}
        options={(collection === 'products' ? entrySorts : plainSorts).map(
          (sort) => [sort, entryOrderMessages[`sort-${sort}`]] as const,
        )}
        onChange={({ currentTarget: { value } }) => onChange('sort', value === 'shop' ? '' : value)}
      />
      {collection === 'products' && (
        <SelectField
          label={catalogueMessages.lacks}
          value={query.get('lacks') ?? ''}
          options={[
            ['', catalogueMessages.lacksAnything],
            ...declarations.map((each) => [each, catalogueMessages[`lacks-${each}`]] as const),
          ]}
          onChange={(event) => onChange('lacks', event.currentTarget.value)}
        />
      )}
      {collection === 'products' && (
        <div className="justify-self-end wide:col-span-full">
          <ColumnPicker columns={columns} label={(column) => columnMessages[column]} />
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
  content: EntryPageWire
  show: (content: EntryPageWire) => void
  refresh: () => void
}

function Entries(props: EntriesProps) {
  const catalogueMessages = deskCatalogueMessages
  if (props.content.entries.length > 0) return <OrderedEntries {...props} />
  return props.query.size === 0 ? (
    <FirstSteps collection={props.collection} />
  ) : (
    <EmptyState title={catalogueMessages.noneTitle} text={catalogueMessages.noneText} />
  )
}

function OrderedEntries(props: EntriesProps) {
  const { collection, query, content, selected, columns, onSelect, onSort, show, refresh, onPage } = props
  const catalogueMessages = deskCatalogueMessages
  const entryOrderMessages = deskEntryOrderMessages
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
            {entryOrderMessages.moved(order.undo.name)}
            <Button variant="quiet" size="small" onClick={() => void order.takeBack()}>
              {entryOrderMessages.undo}
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
              {catalogueMessages.previous}
            </Button>
          )}
          <span className="text-sm text-quiet">{catalogueMessages.page(page, pages)}</span>
          {page < pages && (
            <Button variant="secondary" onClick={() => onPage(page + 1)}>
              {catalogueMessages.next}
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
