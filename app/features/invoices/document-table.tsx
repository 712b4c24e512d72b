import type { Column } from '#domain/document-layout/document-tables.ts'
import { classNames } from '#app/ui/class-names.ts'

interface DocumentTableProps {
  columns: readonly Column[]
  caption: string
}

/** A table defined by its columns, with a row of sums; scrolls sideways when it is too wide, by keyboard too. */
export function DocumentTable({ columns, caption }: DocumentTableProps) {
  const rows = columns[0]?.cells ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm tabular-nums print:text-[9.5px]">
        <thead>
          <tr className="bg-sunken text-xs print:border-b print:text-[9.5px]">
            {columns.map((column) => (
              <th key={column.name} scope="col" className={cellClass(column, 'align-bottom font-price')}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((_, row) => (
            // the rows of an issued document never change order
            <tr key={row} className="border-t border-hairline print:break-inside-avoid">
              {columns.map((column) => (
                <td key={column.name} className={cellClass(column, classNames('align-top', figures(column)))}>
                  {column.cells[row]}
                </td>
              ))}
            </tr>
          ))}
          {/* not a <tfoot>, which browsers repeat on every printed page */}
          <tr className="border-t border-ink print:break-inside-avoid">
            {columns.map((column) => (
              <td key={column.name} className={cellClass(column, classNames('font-price', figures(column)))}>
                {column.sum}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** Figures never wrap; only their column headings may. */
function figures({ kind }: Column): string | false {
  return kind === 'figures' && 'whitespace-nowrap'
}

function cellClass({ kind, name }: Column, more: string): string {
  return classNames(
    'px-2 py-2 print:px-[3px] print:py-1',
    kind === 'figures' ? 'text-right' : 'text-left',
    name === 'goods' && 'min-w-44 print:min-w-24',
    more,
  )
}
