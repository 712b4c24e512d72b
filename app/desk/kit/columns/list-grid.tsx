import type { CSSProperties, ReactNode } from 'react'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { classNames } from '#app/ui/class-names.ts'

interface ListGridProps {
  /** The tracks of wide screens, such as `auto minmax(14rem, 1fr) auto`; rows lay their cells on them (`gridRow`). */
  tracks: string
  children: ReactNode
}

/** A list whose rows share their columns where there is room, and are cards on a phone. Wider than the screen, it scrolls by itself. */
export function ListGrid({ tracks, children }: ListGridProps) {
  const style: CSSProperties & Record<'--tracks', string> = { '--tracks': tracks }
  return (
    // relative: what is hidden from the eye is placed by the list and scrolls with it
    <div className="relative overflow-x-auto">
      <div style={style} className="wide:grid wide:min-w-fit wide:grid-cols-(--tracks) wide:gap-x-4">
        {children}
      </div>
    </div>
  )
}

/** Class of a row that spans all tracks of a list and passes them on as a subgrid. */
export const gridRow = 'wide:col-span-full wide:grid wide:grid-cols-subgrid'

interface HeadingsProps {
  columns: readonly { readonly label: string; readonly isFigure?: boolean }[]
  /** Number of tracks before the columns. */
  before?: number
  className: string
}

/** The headings of a list that is not sorted by its columns, on wide screens; to screen readers each cell names itself. */
export function Headings({ columns, before = 0, className }: HeadingsProps) {
  return (
    <div
      aria-hidden
      className={classNames(
        'border-b border-hairline py-2 text-sm text-quiet max-wide:hidden',
        className,
        gridRow,
      )}
    >
      {before > 0 && <span style={{ gridColumn: `span ${before}` }} />}
      {columns.map(({ label, isFigure = false }) => (
        <span key={label} className={isFigure ? 'text-right' : undefined}>
          {label}
        </span>
      ))}
    </div>
  )
}

interface CellProps {
  label: string
  figures?: boolean
  className?: string
  children: ReactNode
}

/** A value of a row: below its heading on wide screens, behind its name on a phone. */
export function Cell({ label, figures = false, className, children }: CellProps) {
  const t = deskColumnMessages
  return (
    <span className={classNames('min-w-0 break-words', figures && 'tabular-nums wide:text-right', className)}>
      <span className="text-quiet wide:sr-only">{t.named(label)}</span>
      {children}
    </span>
  )
}
