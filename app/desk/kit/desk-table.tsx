import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface DeskTableProps {
  columns: readonly {
    heading: string
    /** Figures stand right, one below the other, and never break. */
    figures?: boolean
    wideOnly?: boolean
  }[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  /** With a frame of its own, outside a section. */
  framed?: boolean
}

/** A table of facts; where it is wider than the screen it scrolls by itself. */
export function DeskTable({ columns, rows, framed = false }: DeskTableProps) {
  const cell = (index: number) =>
    classNames(
      framed ? 'p-3' : 'py-2 not-last:pr-3',
      columns[index]?.figures ? 'text-right whitespace-nowrap tabular-nums' : 'break-words',
      columns[index]?.wideOnly && 'max-wide:hidden',
    )
  return (
    <div
      className={classNames('overflow-x-auto', framed && 'rounded-card border border-hairline bg-surface')}
    >
      <table className="w-full text-left text-sm">
        <thead className="text-quiet">
          <tr>
            {columns.map(({ heading }, index) => (
              <th key={heading} scope="col" className={classNames(cell(index), 'font-medium')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ heading }, index) => (
                <td key={heading} className={cell(index)}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
