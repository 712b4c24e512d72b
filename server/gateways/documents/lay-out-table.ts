import type { Column } from '#domain/invoices/layout/document-tables.ts'
import type { Flow } from './flow.ts'
import { colours, lineHeight, type TextStyle } from './drawing.ts'

/** Left and right of each cell, and above and below. */
const BESIDE = 3.5
const ABOVE = 3.2
const SIZES = [8, 7.5, 7, 6.5, 6]

type Cell = { readonly text: string; readonly x: number; readonly width: number; readonly column: Column }
type Table = {
  readonly columns: readonly Column[]
  readonly x: number
  readonly width: number
  /** The column that takes the room that is left, and the least room for it: to keep that, letters get smaller. */
  readonly flexible: string
  readonly least: number
}
type Ruled = { readonly places: readonly Omit<Cell, 'text'>[]; readonly style: TextStyle }

/** Sets a table with its head, repeated on every page that it goes on to, and its sums at the end. */
export function layOutTable(flow: Flow, table: Table): void {
  const ruled = ruleColumns(flow, table)
  const strong: TextStyle = { ...ruled.style, weight: 'strong' }
  const count = table.columns[0]?.cells.length ?? 0
  const rowOf = (text: (column: Column) => string): Cell[] =>
    ruled.places.map((place) => ({ ...place, text: text(place.column) }))
  const sums = rowOf((column) => column.sum ?? '')
  const head = (): void => {
    const cells = rowOf((column) => column.label)
    const height = rowHeight(flow, cells, strong)
    flow.put({ kind: 'field', x: table.x, y: flow.y, width: table.width, height, colour: colours.ground })
    for (const cell of cells)
      setCell(flow, cell, { style: strong, top: flow.y + height - ABOVE - cellHeight(flow, cell, strong) })
    flow.y += height
  }
  const rule = (colour: string, thickness: number): void =>
    flow.put({ kind: 'rule', x: table.x, y: flow.y, width: table.width, thickness, colour })
  flow.ensure(4 * rowHeight(flow, sums, strong))
  head()
  for (let row = 0; row < count; row++) {
    const cells = rowOf((column) => column.cells[row] ?? '')
    const last = row === count - 1
    const height = rowHeight(flow, cells, ruled.style) + (last ? rowHeight(flow, sums, strong) : 0)
    if (flow.ensure(height)) head()
    else if (row > 0) rule(colours.hairline, 0.5)
    setRow(flow, cells, ruled.style)
  }
  rule(colours.ink, 0.9)
  setRow(flow, sums, strong)
}

/** Each column is as wide as its widest figure; the flexible one takes the rest. */
function ruleColumns(flow: Flow, { columns, x, width, flexible, least }: Table): Ruled {
  const at = (size: number, headInOneLine: boolean): Ruled => {
    const style: TextStyle = { size, weight: 'regular', colour: colours.ink }
    const widths = columns.map((column) =>
      column.name === flexible ? 0 : widthOf(flow, column, { style, headInOneLine }),
    )
    const rest = width - widths.reduce((sum, own) => sum + own, 0)
    let left = x
    const places = columns.map((column, index) => {
      const own = column.name === flexible ? rest : (widths[index] ?? 0)
      left += own
      return { column, x: left - own, width: own }
    })
    return { places, style }
  }
  const roomy = (ruled: Ruled): boolean =>
    ruled.places.every((place) => place.column.name !== flexible || place.width >= least)
  const tried = SIZES.flatMap((size) => [at(size, true), at(size, false)])
  return tried.find(roomy) ?? at(SIZES.at(-1) ?? 6, false)
}

type Width = { readonly style: TextStyle; readonly headInOneLine: boolean }

function widthOf(flow: Flow, { label, cells, sum }: Column, { style, headInOneLine }: Width): number {
  const strong: TextStyle = { ...style, weight: 'strong' }
  const widest = [
    ...(headInOneLine ? [label] : label.split(' ')).map((part) => flow.measure(part, strong)),
    ...cells.map((cell) => flow.measure(cell, style)),
    flow.measure(sum ?? '', strong),
  ]
  // a hair more, so that no figure is wrapped for a rounding of its own width
  return Math.max(...widest) + 2 * BESIDE + 0.1
}

function rowHeight(flow: Flow, cells: readonly Cell[], style: TextStyle): number {
  return Math.max(lineHeight(style), ...cells.map((cell) => cellHeight(flow, cell, style))) + 2 * ABOVE
}

function cellHeight(flow: Flow, { text, width }: Cell, style: TextStyle): number {
  return flow.heightOf(text, { width: width - 2 * BESIDE, style })
}

function setRow(flow: Flow, cells: readonly Cell[], style: TextStyle): void {
  const height = rowHeight(flow, cells, style)
  for (const cell of cells) setCell(flow, cell, { style, top: flow.y + ABOVE })
  flow.y += height
}

function setCell(
  flow: Flow,
  cell: Cell,
  { style, top }: { readonly style: TextStyle; readonly top: number },
): void {
  flow.write(cell.text, top, {
    x: cell.x + BESIDE,
    width: cell.width - 2 * BESIDE,
    style,
    align: cell.column.kind === 'figures' ? 'right' : 'left',
  })
}
