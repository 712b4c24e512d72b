import type { Cell } from './port.ts'

/**
 * A CSV file in UTF-8 with a byte order mark, by which Excel knows its encoding. A text that a spreadsheet would take for a formula
 * is written behind an apostrophe, which `readCsv` takes off again.
 */
export function writeCsv(rows: Iterable<readonly Cell[]>): Uint8Array<ArrayBuffer> {
  const lines = Array.from(rows, (row) => row.map(cellText).join(','))
  return new Uint8Array(Buffer.from(`\u{feff}${lines.join('\r\n')}\r\n`))
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
