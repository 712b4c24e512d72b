import { parseCells } from './parse-cells.ts'

/**
 * The rows of a sheet as the text of an order: cells with tabs between them. What stands above the heads of the columns, such as
 * a firm's name and address, is left out.
 */
export function sheetText(rows: readonly (readonly string[])[]): string {
  const lines = rows
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => cells.join('\t').trimEnd())
  const heads = lines.findIndex((line) => {
    const parsed = parseCells(line, null)
    return parsed !== null && 'columns' in parsed
  })
  return lines.slice(Math.max(0, heads)).join('\n')
}
