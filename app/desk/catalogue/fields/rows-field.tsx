import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { X } from '#app/ui/icons/x.tsx'

interface RowsFieldProps<Row> {
  legend: string
  hint: string
  rows: readonly Row[]
  /** The columns of the fields and of the button that takes a row out, as a grid class. */
  columns: string
  takeLabel: (row: Row) => string
  addLabel: string
  /** Initial value of a new row. */
  empty: Row
  isFixed: boolean
  onChange: (rows: Row[]) => void
  /** The fields of a row; `change` changes some of its values. */
  children: (row: Row, index: number, change: (next: Partial<Row>) => void) => ReactNode
  className?: string
}

/** Rows of the same fields, to add and to take out. */
export function RowsField<Row>({
  legend,
  hint,
  rows,
  isFixed,
  onChange,
  children,
  ...rest
}: RowsFieldProps<Row>) {
  const { columns, takeLabel, addLabel, empty, className } = rest
  const change = (index: number, next: Partial<Row>) =>
    onChange(rows.map((each, at) => (at === index ? { ...each, ...next } : each)))
  return (
    <fieldset className={classNames('grid grid-cols-1 gap-2', className)}>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <p className="text-xs text-quiet">{hint}</p>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
        <div key={`${rows.length}-${index}`} className={classNames('grid items-start gap-2', columns)}>
          {children(row, index, (next) => change(index, next))}
          {!isFixed && (
            <IconButton label={takeLabel(row)} onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              <X size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {!isFixed && (
        <Button variant="quiet" className="justify-self-start" onClick={() => onChange([...rows, empty])}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
