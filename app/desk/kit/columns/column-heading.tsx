import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ArrowDown } from '#app/ui/icons/arrow-down.tsx'
import { ArrowUp } from '#app/ui/icons/arrow-up.tsx'

interface ColumnHeadingProps<S extends string> {
  label: string
  figures?: boolean
  /** The orders of the column, upwards first; null where the list is not sorted by it. */
  sorts: readonly [up: S, down: S] | null
  sort: string | null
  /** Null for the usual order. */
  onSort: (sort: S | null) => void
}

/** The heading of a column on wide screens; pressing it sorts upwards, then downwards, then as usual. */
export function ColumnHeading<S extends string>({
  label,
  figures = false,
  sorts,
  sort,
  onSort,
}: ColumnHeadingProps<S>) {
  const t = deskColumnMessages
  const look = classNames('flex min-h-9 items-center gap-1 text-sm', figures && 'justify-end')
  // the cells name themselves
  if (sorts === null)
    return (
      <span aria-hidden className={look}>
        {label}
      </span>
    )
  const [up, down] = sorts
  const Arrow = sort === up ? ArrowUp : sort === down ? ArrowDown : null
  const name = sort === up ? t.sortedUp(label) : sort === down ? t.sortedDown(label) : t.sortBy(label)
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => onSort(sort === up ? down : sort === down ? null : up)}
      className={classNames(
        look,
        'pointer-coarse:min-h-11 hover:text-ink',
        Arrow !== null && 'font-medium text-ink',
      )}
    >
      {label}
      {Arrow !== null && <Arrow size={14} />}
    </button>
  )
}
