/**
 * The rows of a CSV file (RFC 4180): a quoted cell may hold separators, line breaks and doubled quotes. The separator is the one of
 * comma, semicolon and tab that the first row has most of. A quote within an unquoted cell is a quote: 1/2" pipe.
 */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text)
  // a quoted cell, or one without quotes at its beginning, and what ends it
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"[^${separator}\\r\\n]*|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'g',
  )
  const rows: string[][] = [[]]
  for (const [all, quoted, plain = '', end] of text.matchAll(cell)) {
    if (all === '') break
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== separator) rows.push([])
  }
  return rows.filter((cells) => cells.some((each) => each.trim() !== ''))
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  const count = (separator: string): number => first.split(separator).length
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
