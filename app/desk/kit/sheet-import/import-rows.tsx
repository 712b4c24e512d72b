import type { ReactNode } from 'react'
import { DeskTable } from '../desk-table.tsx'

interface ImportRow {
  readonly number: number
}

interface Column<Row> {
  readonly heading: string
  readonly figures?: boolean
  /** Always seen; otherwise on wide screens alone. */
  readonly isNarrow?: boolean
  readonly show: (row: Row) => ReactNode
}

interface ImportRowsProps<Row> {
  texts: { readonly row: string; readonly rowOf: (number: number) => string; readonly result: string }
  rows: readonly Row[]
  /** The first says what a row is about; on phones the others stand below it. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Facts of columns that phones have no room for. */
  detail?: (row: Row) => readonly (string | false | null)[]
  result: (row: Row) => { readonly text: ReactNode; readonly look?: 'good' | 'bad' | 'quiet' }
}

/** Rows of a file by their numbers, each with what becomes of it. */
export function ImportRows<Row extends ImportRow>({
  texts: t,
  rows,
  columns: [first, ...others],
  detail = () => [],
  result,
}: ImportRowsProps<Row>) {
  const outcome = (row: Row) => {
    const { text, look } = result(row)
    return <span className={look && looks[look]}>{text}</span>
  }
  return (
    <DeskTable
      columns={[
        { heading: t.row, wideOnly: true },
        { heading: first.heading },
        ...others.map(({ heading, figures = false, isNarrow = false }) => ({
          heading,
          figures,
          wideOnly: !isNarrow,
        })),
        { heading: t.result, wideOnly: true },
      ]}
      rows={rows.map((row) => ({
        key: String(row.number),
        cells: [
          row.number,
          <span key="about" className="wrap-anywhere">
            {first.show(row)}
            <span className="block text-quiet wide:hidden">
              {[t.rowOf(row.number), ...detail(row)].filter(Boolean).join(' · ')}
            </span>
            <span className="block wide:hidden">{outcome(row)}</span>
          </span>,
          ...others.map(({ show }) => show(row)),
          outcome(row),
        ],
      }))}
    />
  )
}

const looks = { good: 'text-good', bad: 'text-bad', quiet: 'text-quiet' }
