import type { Column } from '#domain/document-layout/document-tables.ts'
import type { Flow } from './flow.ts'
import { colours, lineHeight, type TextStyle } from './drawing.ts'

/** The cell padding and the font sizes to try, largest first, in points. */
const PADDING_X = 3.5
const PADDING_Y = 3.2
const FONT_SIZES = [8, 7.5, 7, 6.5, 6]

type Cell = { readonly text: string; readonly x: number; readonly width: number; readonly column: Column }
type Table = {
  readonly columns: readonly Column[]
  readonly x: number
  readonly width: number
  /** The column that takes the remaining width, and its minimum width, for which the font shrinks. */
  readonly flexible: string
  readonly minWidth: number
}
type TableLayout = { readonly cells: readonly Omit<Cell, 'text'>[]; readonly style: TextStyle }

/** Draws a table with its header, repeated on every page, and its sums, if it has any, at the end. */
export function layOutTable(flow: Flow, table: Table): void {
  const layout = layOutColumns(flow, table)
  const strong: TextStyle = { ...layout.style, weight: 'strong' }
  const count = table.columns[0]?.cells.length ?? 0
  const rowOf = (text: (column: Column) => string): Cell[] =>
    layout.cells.map((cell) => ({ ...cell, text: text(cell.column) }))
  const sums = rowOf((column) => column.sum ?? '')
  const hasSums = table.columns.some(({ sum }) => sum !== null)
  const sumsHeight = hasSums ? rowHeight(flow, sums, strong) : 0
  const drawHeader = (): void => {
    const cells = rowOf((column) => column.label)
    const height = rowHeight(flow, cells, strong)
    flow.draw({ kind: 'rect', x: table.x, y: flow.y, width: table.width, height, colour: colours.background })
    for (const cell of cells)
      drawCell(flow, cell, {
        style: strong,
        top: flow.y + height - PADDING_Y - cellHeight(flow, cell, strong),
      })
    flow.y += height
  }
  const drawRule = (colour: string, thickness: number): void =>
    flow.draw({ kind: 'rule', x: table.x, y: flow.y, width: table.width, thickness, colour })
  flow.ensureSpace(4 * rowHeight(flow, sums, strong))
  drawHeader()
  for (let row = 0; row < count; row++) {
    const cells = rowOf((column) => column.cells[row] ?? '')
    const last = row === count - 1
    const height = rowHeight(flow, cells, layout.style) + (last ? sumsHeight : 0)
    if (flow.ensureSpace(height)) drawHeader()
    else if (row > 0) drawRule(colours.hairline, 0.5)
    for (const cell of cells) if (cell.column.kind === 'check') drawBox(flow, cell, flow.y + PADDING_Y)
    drawRow(flow, cells, layout.style)
  }
  drawRule(colours.ink, 0.9)
  if (hasSums) drawRow(flow, sums, strong)
}

/** Each column is as wide as its widest figure; the flexible one takes the rest. */
function layOutColumns(flow: Flow, { columns, x, width, flexible, minWidth }: Table): TableLayout {
  const at = (size: number, headerOnOneLine: boolean): TableLayout => {
    const style: TextStyle = { size, weight: 'regular', colour: colours.ink }
    const widths = columns.map((column) =>
      column.name === flexible ? 0 : widthOf(flow, column, { style, headerOnOneLine }),
    )
    const rest = width - widths.reduce((sum, columnWidth) => sum + columnWidth, 0)
    let left = x
    const cells = columns.map((column, index) => {
      const columnWidth = column.name === flexible ? rest : (widths[index] ?? 0)
      left += columnWidth
      return { column, x: left - columnWidth, width: columnWidth }
    })
    return { cells, style }
  }
  const isWideEnough = (layout: TableLayout): boolean =>
    layout.cells.every((cell) => cell.column.name !== flexible || cell.width >= minWidth)
  const layouts = FONT_SIZES.flatMap((size) => [at(size, true), at(size, false)])
  return layouts.find(isWideEnough) ?? at(FONT_SIZES.at(-1) ?? 6, false)
}

type WidthOptions = { readonly style: TextStyle; readonly headerOnOneLine: boolean }

function widthOf(
  flow: Flow,
  { label, cells, sum, width }: Column,
  { style, headerOnOneLine }: WidthOptions,
): number {
  if (width !== undefined) return width
  const strong: TextStyle = { ...style, weight: 'strong' }
  const widest = [
    ...(headerOnOneLine ? [label] : label.split(' ')).map((text) => flow.measure(text, strong)),
    ...cells.map((cell) => flow.measure(cell, style)),
    flow.measure(sum ?? '', strong),
  ]
  // slightly more, so that rounding never wraps a figure
  return Math.max(...widest) + 2 * PADDING_X + 0.1
}

function rowHeight(flow: Flow, cells: readonly Cell[], style: TextStyle): number {
  return Math.max(lineHeight(style), ...cells.map((cell) => cellHeight(flow, cell, style))) + 2 * PADDING_Y
}

function cellHeight(flow: Flow, { text, width }: Cell, style: TextStyle): number {
  return flow.heightOf(text, { width: width - 2 * PADDING_X, style })
}

function drawRow(flow: Flow, cells: readonly Cell[], style: TextStyle): void {
  const height = rowHeight(flow, cells, style)
  for (const cell of cells) drawCell(flow, cell, { style, top: flow.y + PADDING_Y })
  flow.y += height
}

/** An empty box to tick; stroked, for viewers drop the edges of thin areas. */
function drawBox(flow: Flow, { x }: Cell, top: number): void {
  flow.draw({ kind: 'box', x: x + PADDING_X, y: top + 1, side: 9, thickness: 0.8, colour: colours.muted })
}

function drawCell(
  flow: Flow,
  cell: Cell,
  { style, top }: { readonly style: TextStyle; readonly top: number },
): void {
  flow.write(cell.text, top, {
    x: cell.x + PADDING_X,
    width: cell.width - 2 * PADDING_X,
    style,
    align: cell.column.kind === 'figures' ? 'right' : 'left',
  })
}
