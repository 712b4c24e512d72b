import { useState } from 'react'
import { Link } from 'react-router'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { MAX_SELECTED } from '#domain/catalogue/entries/entry-list.ts'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCatalogueMessages } from '#app/messages/desk-catalogue.ts'
import { deskEntryOrderMessages } from '#app/messages/desk-entry-order.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ArrowDown } from '#app/ui/icons/arrow-down.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useDesk } from '../desk-context.ts'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { entryLink } from './entry-links.ts'
import { withRows, type Selection } from './entry-selection.ts'
import { SelectMatching } from './select-matching.tsx'
import { PositionDialog } from './position-dialog.tsx'
import { SortableRow, SortableRows } from './sortable-rows.tsx'
import { StatusBadge } from './status-badge.tsx'

type Row = EntryPageWire['entries'][number]

interface EntryRowsProps {
  collection: Collection
  entries: readonly Row[]
  total: number
  /** The position in the whole list of the first row, from 0; null where the list is a selection without order. */
  offset: number | null
  selected: Selection
  onSelect: (selected: Selection) => void
  /** Whether the rows are in the order of the shop, and can be moved. */
  isInOrder: boolean
  /** What the list was asked for, all pages of it. */
  matching: URLSearchParams
  onMove: (row: Row, to: number) => void
  onMoveTo: (row: Row, position: number) => void
}

/** The rows of a list of entries, in the order of the shop; each can be selected, dragged, and moved with its buttons. */
export function EntryRows(props: EntryRowsProps) {
  const { collection, entries, total, selected, onSelect, isInOrder, matching, onMove } = props
  const words = useMessages(deskCatalogueMessages)
  const mayWrite = useDesk().can('catalogue:write')
  const areAll = entries.every(({ id }) => selected.has(id))
  const rowLook = 'flex items-center gap-2 px-3 hover:bg-sunken'

  function dragged(id: string, to: number) {
    const row = entries.find((each) => each.id === id)
    if (row !== undefined) onMove(row, to)
  }

  return (
    <div className="rounded-card border border-hairline bg-surface">
      <div className="flex items-center justify-between gap-3 border-b border-hairline px-3 text-sm text-quiet">
        {mayWrite ? (
          <CheckboxField
            label={words.selectAll}
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
          {words.total(total)}
        </span>
      </div>
      <SortableRows rows={entries} onMove={dragged}>
        <ul className="divide-y divide-hairline">
          {entries.map((row, index) =>
            mayWrite && isInOrder ? (
              <SortableRow key={row.id} id={row.id} name={row.name} className={rowLook}>
                <SelectRow row={row} selected={selected} onSelect={onSelect} />
                <EntryLink collection={collection} row={row} />
                <MoveButtons {...props} row={row} index={index} />
              </SortableRow>
            ) : (
              <li key={row.id} className={rowLook}>
                {mayWrite && <SelectRow row={row} selected={selected} onSelect={onSelect} />}
                <EntryLink collection={collection} row={row} />
              </li>
            ),
          )}
        </ul>
      </SortableRows>
    </div>
  )
}

function SelectRow({
  row,
  selected,
  onSelect,
}: Pick<EntryRowsProps, 'selected' | 'onSelect'> & { row: Row }) {
  const words = useMessages(deskCatalogueMessages)
  return (
    <CheckboxField
      hideLabel
      label={words.select(row.name)}
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
  const words = useMessages(deskCatalogueMessages)
  const order = useMessages(deskEntryOrderMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <span className="flex max-wide:flex-col">
      <IconButton
        label={words.up(row.name)}
        className="max-wide:size-8"
        disabled={index === 0}
        onClick={() => onMove(row, index - 1)}
      >
        <ArrowUp size={18} />
      </IconButton>
      <IconButton
        label={words.down(row.name)}
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
          onClick={() => setAsking(true)}
        >
          {offset + index + 1}
        </IconButton>
      )}
      {isAsking && offset !== null && (
        <PositionDialog
          name={row.name}
          position={offset + index + 1}
          total={total}
          onClose={() => setAsking(false)}
          onMove={(position) => {
            setAsking(false)
            onMoveTo(row, position)
          }}
        />
      )}
    </span>
  )
}

function EntryLink({ collection, row }: { collection: Collection; row: Row }) {
  const words = useMessages(deskCatalogueMessages)
  const price = row.priceFrom === null ? words.onRequest : words.from(formatRupees(row.priceFrom))
  return (
    <Link to={entryLink(collection, row.id)} className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2">
      <Picture src={row.image} alt="" width={48} className="w-12 shrink-0 rounded-control p-1" />
      <span className="min-w-0 flex-1 wide:flex wide:items-center wide:gap-4">
        <span className="line-clamp-2 wide:flex-1">{row.name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-xs text-quiet wide:flex-nowrap wide:gap-x-4 wide:text-sm">
          {row.status !== 'published' && <StatusBadge status={row.status} />}
          {collection === 'products' && (
            <>
              <span className="whitespace-nowrap wide:w-16 wide:text-right">
                {words.variants(row.variants)}
              </span>
              <span className="whitespace-nowrap tabular-nums wide:w-36 wide:text-right">{price}</span>
            </>
          )}
        </span>
      </span>
    </Link>
  )
}
