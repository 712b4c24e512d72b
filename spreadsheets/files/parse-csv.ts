import { seenText, textCell, type SheetCell } from './cell.ts'
import { isHeadRow } from './head-row.ts'
import { SheetError, tooMany, type Budget } from './limits.ts'

/**
 * The rows of a CSV file (RFC 4180): a quoted cell may hold separators, line breaks and doubled quotes. A quote within an unquoted
 * cell is a quote: 1/2" pipe; so is one within a quoted cell that no separator follows. `sep=;` in the first line names the
 * separator; else it is the one of comma, semicolon, tab and bar that parts the heads of the columns, or that most lines have equally
 * often.
 */
export function parseCsv(text: string, budget: Budget): SheetCell[][] {
  const named = /^\ufeff?"?sep=([^\r\n"])"?(?:\r\n?|\n|$)/i.exec(text)
  const separator = named?.[1] ?? separatorOf(text)
  const rows: SheetCell[][] = []
  // the line that names the separator is a row of the file, too
  if (named !== null) rows.push([])
  for (const cells of rowsOf(text, named?.[0].length ?? 0, separator)) {
    if (rows.length >= budget.limits.rows) {
      if (cells.every((cell) => cell.trim() === '')) continue
      throw tooMany(budget.limits.rows, 'rows')
    }
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > budget.limits.columns) throw tooMany(budget.limits.columns, 'columns')
    rows.push(
      cells.map((cell) => {
        budget.addCell(cell)
        return csvCell(cell)
      }),
    )
  }
  return rows
}

/** A text behind the apostrophe that keeps a spreadsheet from taking it for a formula; without it, `=` begins one. */
function csvCell(held: string): SheetCell {
  const text = seenText(held)
  if (/^'+[=+\-@\t\r]/.test(text)) return text.slice(1)
  return /^=./.test(text) ? { odd: 'formula', text } : textCell(text)
}

function* rowsOf(text: string, start: number, separator: string): Generator<string[]> {
  let row: string[] = []
  let at = start
  while (at < text.length) {
    const quote = quoteAt(text, at, separator)
    const { cell, end } = quote === null ? plain(text, at, separator) : quoted(text, quote, separator)
    row.push(cell)
    at = end
    if (text[at] === separator) {
      at += 1
      // a separator at the very end has an empty cell behind it
      if (at < text.length) continue
      row.push('')
    } else at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    yield row
    row = []
  }
}

/** Place of the quote that begins a cell; people who write by hand set a space before it, and then it also ends in its line. */
function quoteAt(text: string, at: number, separator: string): number | null {
  if (text[at] === '"') return at
  if (text[at] !== ' ') return null
  spacedQuote.lastIndex = at
  const end = spacedQuote.test(text) ? spacedQuote.lastIndex : null
  if (end === null || !(end >= text.length || isEndOf(text[end], separator))) return null
  return text.indexOf('"', at)
}

const spacedQuote = / +"(?:[^"\r\n]|"")*" */y

function isEndOf(sign: string | undefined, separator: string): boolean {
  return sign === undefined || sign === separator || sign === '\n' || sign === '\r'
}

type Read = { readonly cell: string; readonly end: number }

function plain(text: string, start: number, separator: string): Read {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { cell: text.slice(start, end), end }
}

function quoted(text: string, start: number, separator: string): Read {
  const isEnd = (at: number): boolean => isEndOf(text[at], separator)
  const pieces: string[] = []
  let from = start + 1
  /** A quote that is not doubled: whoever wrote the file does not double them. */
  let isLoose = false
  for (;;) {
    const at = text.indexOf('"', from)
    if (at < 0) throw new SheetError({ code: 'file-quote-missing' })
    pieces.push(text.slice(from, at))
    if (text[at + 1] === '"' && !(isLoose && isEnd(at + 2))) {
      pieces.push('"')
      from = at + 2
    } else if (isEnd(afterSpaces(text, at + 1)))
      return { cell: pieces.join(''), end: afterSpaces(text, at + 1) }
    else {
      isLoose = true
      pieces.push('"')
      from = at + 1
    }
  }
}

function afterSpaces(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}

const LOOKED_AT = 30

const separators = [',', ';', '\t'] as const
/** Signs that separate cells only where they part heads that are known: they stand in cells of our own sheets. */
const rareSeparators = ['|'] as const

function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT)
  const named = [...separators, ...rareSeparators].find((each) =>
    lines.some((line) => isHeadRow(line.split(each))),
  )
  if (named !== undefined) return named
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0)
    const alike = Map.groupBy(counts, (count) => count)
    return Math.max(0, ...[...alike].map(([count, all]) => count * all.length))
  }
  return separators.toSorted((one, other) => score(other) - score(one))[0] ?? ','
}
