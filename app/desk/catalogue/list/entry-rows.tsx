import { useState } from 'react'
import { Link } from 'react-router'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import {
  MAX_SELECTED,
  sortsOf,
  type EntrySort,
  type ProductColumn,
} from '#domain/catalogue/entries/entry-list.ts'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskEntryOrderMessages } from '#app/messages/desk/catalogue/entry-order.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowDown } from '#app/ui/icons/arrow-down.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ColumnHeading } from '#app/desk/kit/columns/column-heading.tsx'
import { gridRow, ListGrid } from '#app/desk/kit/columns/list-grid.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { catalogueEntryLink } from '#app/desk/kit/catalogue-links.ts'
import { withRows, type Selection } from './entry-selection.ts'
import { SelectMatching } from './select-matching.tsx'
import { PositionDialog } from './position-dialog.tsx'
import { SortableRow, SortableRows } from './sortable-rows.tsx'
import { figureColumns, ProductCells } from './product-cells.tsx'
import { StatusBadge } from '../status-badge.tsx'

type Row = EntryPageWire['entries'][number]

interface EntryRowsProps {
  collection: Collection
  entries: readonly Row[]
  total: number
  /** The position in the whole list of the first row, from 0; null where the list is a selection without order. */
  offset: number | null
  selected: Selection
  onSelect: (selected: Selection) => void
  /** True if rows are in shop order and can be moved. */
  isInOrder: boolean
  /** Filters of the list, without a page. */
  matching: URLSearchParams
  onMove: (row: Row, to: number) => void
  onMoveTo: (row: Row, position: number) => void
  /** Of products; other collections have a name and a picture. */
  columns: readonly ProductColumn[]
  /** Null for the order of the shop. */
  onSort: (sort: EntrySort | null) => void
}

/** The rows of a list of entries, in the order of the shop; each can be selected, dragged, and moved with its buttons. */
export function EntryRows(props: EntryRowsProps) {
  const { collection, entries, total, selected, onSelect, isInOrder, matching, columns } = props
  const catalogueMessages = deskCatalogueMessages
  const mayWrite = useDesk().can('catalogue:write')
  const areAll = entries.every(({ id }) => selected.has(id))
  const isMovable = mayWrite && isInOrder
  const tracks = [
    ...(isMovable ? ['auto'] : []),
    ...(mayWrite ? ['auto'] : []),
    'minmax(16rem, 1fr)',
    ...columns.map(() => 'auto'),
    ...(isMovable ? ['auto'] : []),
  ]
  return (
    <div className="rounded-card border border-hairline bg-surface">
      <div className="flex items-center justify-between gap-3 border-b border-hairline px-3 text-sm text-quiet">
        {mayWrite ? (
          <CheckboxField
            label={catalogueMessages.selectAll}
            checked={areAll}
            onChange={() => onSelect(withRows(selected, entries, !areAll))}
          />
        ) : (
          <span className="min-h-11" />
        )}
        <span className="flex flex-wrap items-center justify-end gap-x-3">
          {mayWrite && areAll && selected.size < Math.min(total, MAX_SELECTED) && (
            <SelectMatching collection={collection} query={matching} total={total} onSelect={onSelect} />
          )}
          {catalogueMessages.total(total)}
        </span>
      </div>
      <ListGrid tracks={tracks.join(' ')}>
        {columns.length > 0 && (
          <ProductHeadings {...props} before={Number(isMovable) + Number(mayWrite)} hasLast={isMovable} />
        )}
        <Rows {...props} isMovable={isMovable} mayWrite={mayWrite} />
      </ListGrid>
    </div>
  )
}

interface RowsProps extends EntryRowsProps {
  isMovable: boolean
  mayWrite: boolean
}

function Rows({ isMovable, mayWrite, ...props }: RowsProps) {
  const { collection, entries, selected, columns, onSelect, onMove } = props
  const look = `flex items-center gap-2 px-3 hover:bg-sunken ${gridRow}`

  function dragged(id: string, to: number) {
    const row = entries.find((each) => each.id === id)
    if (row !== undefined) onMove(row, to)
  }

  return (
    <SortableRows rows={entries} onMove={dragged}>
      <ul className={`divide-y divide-hairline ${gridRow}`}>
        {entries.map((row, index) =>
          isMovable ? (
            <SortableRow key={row.id} id={row.id} name={row.name} className={look}>
              <SelectRow row={row} selected={selected} onSelect={onSelect} />
              <EntryLink collection={collection} row={row} columns={columns} />
              <MoveButtons {...props} row={row} index={index} />
            </SortableRow>
          ) : (
            <li key={row.id} className={look}>
              {mayWrite && <SelectRow row={row} selected={selected} onSelect={onSelect} />}
              <EntryLink collection={collection} row={row} columns={columns} />
            </li>
          ),
        )}
      </ul>
    </SortableRows>
  )
}

interface ProductHeadingsProps extends EntryRowsProps {
  /** Number of tracks before the names, and whether one follows the columns. */
  before: number
  hasLast: boolean
}

function ProductHeadings({ columns, matching, before, hasLast, onSort }: ProductHeadingsProps) {
  const t = deskColumnMessages
  const sort = matching.get('sort')
  return (
    <div className={`border-b border-hairline px-3 text-quiet max-wide:hidden ${gridRow}`}>
      {before > 0 && <span style={{ gridColumn: `span ${before}` }} />}
      <ColumnHeading label={t.name} sorts={sortsOf('name')} sort={sort} onSort={onSort} />
      {columns.map((column) => (
        <ColumnHeading
          key={column}
          label={t[column]}
          figures={figureColumns.includes(column)}
          sorts={sortsOf(column)}
          sort={sort}
          onSort={onSort}
        />
      ))}
      {hasLast && <span />}
    </div>
  )
}

function SelectRow({
  row,
  selected,
  onSelect,
}: Pick<EntryRowsProps, 'selected' | 'onSelect'> & { row: Row }) {
  const catalogueMessages = deskCatalogueMessages
  return (
    <CheckboxField
      hideLabel
      label={catalogueMessages.select(row.name)}
      checked={selected.has(row.id)}
      onChange={() => onSelect(withRows(selected, [row], !selected.has(row.id)))}
    />
  )
}

function MoveButtons({
  row,
  index,
  entries,
  total,
  offset,
  onMove,
  onMoveTo,
}: EntryRowsProps & { row: Row; index: number }) {
  const catalogueMessages = deskCatalogueMessages
  const order = deskEntryOrderMessages
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <span className="flex max-wide:flex-col">
      <IconButton
        label={catalogueMessages.up(row.name)}
        className="max-wide:size-8"
        disabled={index === 0}
        onClick={() => onMove(row, index - 1)}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        label={catalogueMessages.down(row.name)}
        className="max-wide:size-8"
        disabled={index === entries.length - 1}
        onClick={() => onMove(row, index + 1)}
      >
        <ArrowDown size={18} />
      </IconButton>
      {offset !== null && total > 1 && (
        <IconButton
          label={order.toPosition(row.name)}
          className="text-xs tabular-nums max-wide:size-8"
          onClick={() => setDialogOpen(true)}
        >
          {offset + index + 1}
        </IconButton>
      )}
      {isDialogOpen && offset !== null && (
        <PositionDialog
          name={row.name}
          position={offset + index + 1}
          total={total}
          onClose={() => setDialogOpen(false)}
          onMove={(position) => {
            setDialogOpen(false)
            onMoveTo(row, position)
          }}
        />
      )}
    </span>
  )
}

interface EntryLinkProps {
  collection: Collection
  row: Row
  columns: readonly ProductColumn[]
}

function EntryLink({ collection, row, columns }: EntryLinkProps) {
  return (
    <Link
      to={catalogueEntryLink(collection, row.id)}
      style={{ gridColumn: `span ${columns.length + 1}` }}
      className="flex min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2 wide:grid wide:grid-cols-subgrid"
    >
      <span className="flex min-w-0 items-center gap-3 max-wide:w-full">
        <Picture src={row.image} alt="" width={48} className="w-12 shrink-0 rounded-control p-1" />
        <span className="line-clamp-2 min-w-0 flex-1 wide:line-clamp-3">{row.name}</span>
        {collection !== 'products' && row.status !== 'published' && <StatusBadge status={row.status} />}
      </span>
      {columns.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 max-wide:pl-15 wide:contents">
          <ProductCells row={row} columns={columns} />
        </span>
      )}
    </Link>
  )
}
