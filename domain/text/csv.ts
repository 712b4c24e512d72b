/** A byte order mark, by which Excel knows UTF-8. */
const MARK = '\u{feff}'

/** Rows as CSV (RFC 4180) with a header, which Excel opens as it is. A text that a spreadsheet would take for a formula is written as text. */
export function csv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return MARK + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
