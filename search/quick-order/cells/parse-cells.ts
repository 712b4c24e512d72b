import { normalizeText } from '#domain/text/normalize-text.ts'
import { isUnitCell } from './unit-cells.ts'

/** The column indexes of a spreadsheet, from its header row. */
export type Columns = {
  readonly name: number
  readonly quantity: number | null
  readonly unit: number | null
  /** Columns that describe the product kind further: size, grade, make. */
  readonly details: readonly number[]
}

/** The cells of a spreadsheet row: what is ordered, and how many of what unit as written. */
export type Cells = {
  readonly name: string
  readonly count: string
  /** The names of all cells, the longest first, where those behind the count may be what is meant. */
  readonly otherwise?: string
  /** The same with the first cell as the name, where a later one may only describe it. */
  readonly titled?: {
    readonly name: string
    readonly description: string
    /** True when the description says a word of the name again, and so is of nothing else. */
    readonly isAgain: boolean
  }
}

const NAME =
  /^(?:(?:name of )?(?:the )?(?:item|product|material|article)s?(?: (?:name|description|details))?|description(?: of .*)?|particulars?|goods|name|details|सामान|विवरण)$/u
// `\b` knows Latin letters alone
const QUANTITY = /^(?:qty|qnty|quantity|nos?|required|req|count|मात्रा)(?![\p{L}\p{M}])/u
const UNIT = /^(?:units?|uom|per|यूनिट|इकाई)(?![\p{L}\p{M}])/u
const DETAIL = /^(?:size|specs?|specification|grade|brand|make|colour|color|dia|thickness)\b/u
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/u
const COUNT = /^\d[\d,]*(?:\.\d+)?\s*\p{L}{0,8}\.?$/u

/** A row of at least three cells with bars between them. */
const BARS = /\|[^|]*\|/u
/** A name and nothing but figures, without spaces: stock, rates and sums. */
const FIGURES_AFTER = /^[^,]*\p{L}[^,]*(?:,\d+(?:\.\d+)?){2,}$/u
/** Units that are no things. */
const COUNTING = /^(?:nos?|pcs?|pieces?|each|kgs?|sets?|bags?)\.?$/u
/** A rate by its unit: `104/SFT`, `Rs 85 per kg`. */
const RATE = /^(?:rs\.?|inr|₹)?\s*\d[\d,]*(?:\.\d+)?\s*(?:\/|per\b)\s*\p{L}[\p{L}. ]*$/u
/** The name of a row for programs: `river-sand`. */
const SLUG = /^[a-z\d]{2,}(?:-[a-z\d]+)+$/u
/** The code of a row in a schedule or of goods in a store, before their name: `MR019`, `CEM-001`; grades are no codes. */
const ROW_CODE = /^(?!(?:fe|sdr|crs|ss|is|m|c|b|t|r|cat|rg|opc|ppc|psc|sch|type)-?\d)[a-z]{1,5}-?\d{1,5}$/u
/** A code of the tariff of goods, of four, six or eight figures, from the chapters of building materials. */
const HSN = /^(?:2[57]|3[2-9]|40|44|48|6[89]|7[0-6]|8[2-5]|94|99)(?:\d{2}|\d{4}|\d{6})$/u

/**
 * Parses a spreadsheet row: cells separated by tabs, or those of a CSV file whose header row came before. A header row
 * returns the columns of the rows after it. Null for a line that is not a spreadsheet row.
 */
export function parseCells(
  row: string,
  columns: Columns | null,
): Cells | { readonly columns: Columns } | null {
  const separator = row.includes('\t') ? '\t' : BARS.test(row) ? '|' : null
  const raw = separator === null ? splitCsv(row) : row.split(separator).map(unquote)
  const cells = raw.map((cell) => normalizeText(cell).trim())
  const headers = parseHeaders(cells)
  if (headers !== null) return { columns: headers }
  if (columns !== null && cells.length > columns.name && cells.length > 1)
    return parseByColumns(cells, columns)
  return separator !== null || FIGURES_AFTER.test(row)
    ? parseByContent(cells.filter((cell, at) => !isRowCode(cells, at) && !RATE.test(cell)))
    : null
}

/** Tells whether the first cell is a code, with a name of several words behind it. */
function isRowCode(cells: readonly string[], at: number): boolean {
  const named = cells.slice(1).some((cell) => /\p{L}{3,}\P{L}+\p{L}/u.test(cell) && !COUNT.test(cell))
  return at === 0 && named && ROW_CODE.test(cells[0] ?? '')
}

function splitCsv(row: string): string[] {
  const separator = row.includes(';') && !row.includes(',') ? ';' : ','
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of row) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === separator && !isQuoted) {
      cells.push(unquote(cell))
      cell = ''
    } else {
      cell += letter
    }
  }
  return [...cells, unquote(cell)]
}

function unquote(cell: string): string {
  return cell.replace(/^\s*"([\s\S]*)"\s*$/u, '$1').replaceAll('""', '"')
}

function parseHeaders(cells: readonly string[]): Columns | null {
  const columnOf = (header: RegExp): number | null => {
    const index = cells.findIndex((cell) => header.test(cell.replaceAll('.', '')))
    return index < 0 ? null : index
  }
  const name = columnOf(NAME)
  if (name === null || cells.length < 2 || cells.some((cell) => NUMBER.test(cell))) return null
  const details = cells.flatMap((cell, index) => (DETAIL.test(cell) && index !== name ? [index] : []))
  return { name, quantity: columnOf(QUANTITY), unit: columnOf(UNIT), details }
}

function parseByColumns(cells: readonly string[], columns: Columns): Cells {
  const cell = (index: number | null): string => (index === null ? '' : (cells[index] ?? ''))
  const name = [cell(columns.name), ...columns.details.map(cell)].filter(Boolean).join(' ')
  const count = cell(columns.quantity)
  return { name, count: count === '' ? '' : `${count} ${cell(columns.unit)}`.trim() }
}

/**
 * Without headers: the longest cell with letters is the name, and one of the numbers after it the quantity. Where a later cell seems to
 * describe the first one, both readings are told.
 */
function parseByContent(cells: readonly string[]): Cells {
  const names = cells.filter((each) => isNameCell(each, cells))
  const counted = cells.findIndex((_, at) => isCountedAt(cells, at))
  const before = cells.slice(0, Math.max(0, counted)).filter((each) => isNameCell(each, cells))
  // behind the count a row says what for: `cement, 200 bags, slab of block C`
  if (before.length > 0 && before.length < names.length) return withRemarks(cells, counted)
  const [name = lettersIn(cells)] = names.toSorted((a, b) => b.length - a.length)
  const described = names.slice(1)
  const isAgain = saysAgain(names)
  const isTitled = isAgain || isDescribed(cells, names)
  const at = cells.indexOf(isTitled ? (names[0] ?? '') : name)
  const behind = countOf(cells, at)
  const { count, unit } =
    behind.count === '' && counted >= 0 && counted < at ? countOf(cells, counted - 1) : behind
  const others = names.filter((cell) => cell !== name && cell !== unit)
  const sizes = sizesIn(cells, count)
  const cell = { name: [name, ...others, ...sizes].join(' '), count: `${count} ${unit}`.trim() }
  const description = [...described.filter((each) => each !== unit), ...sizes].join(' ')
  if (isTitled) return { ...cell, titled: { name: names[0] ?? '', description, isAgain } }
  return counted > 0 ? { ...cell, ...withoutPlace(names.slice(1), unit, sizes) } : cell
}

/** The first cell with letters, one that only counts last. */
function lettersIn(cells: readonly string[]): string {
  const said = cells.filter((cell) => /\p{L}/u.test(cell))
  return said.find((cell) => !COUNTING.test(cell)) ?? said[0] ?? ''
}

/** The names behind the first cell, which may say where: `living room`, `laminate`, `1 mm`. */
function withoutPlace(
  names: readonly string[],
  unit: string,
  sizes: readonly string[],
): Pick<Cells, 'otherwise'> {
  const rest = names.filter((each) => each !== unit)
  return rest.length > 0 ? { otherwise: [...rest, ...sizes].join(' ') } : {}
}

/** A number with a unit in which nothing is counted: `4 inch`, `2.5 sqmm`, `3/4"`. */
const SIZE =
  /^\d+(?:[./ -]\d+){0,3}\s*(?:mm|cm|inch(?:es)?|in|["″”']|sq\.?\s?mm|watts?|w|amps?|a|volts?|v|hp|kw|kva|ways?|modules?|cores?|poles?|ply|gauge|swg|microns?|gsm)\.?$/u
/** A number with a unit of packs as well as of amounts. */
const AMOUNT =
  /^\d+(?:\.\d+)?\s*(?:kgs?|gm?s?|gram|lt?rs?|litres?|liters?|l|ml|m|mtrs?|met(?:re|er)s?|ft|feet|foot)\.?$/u

/** The cells that say a size: those in units of sizes, and amounts before the cell that counts. */
function sizesIn(cells: readonly string[], count: string): string[] {
  const counted = cells.lastIndexOf(count)
  return cells.filter(
    (cell, at) => at > 0 && cell !== count && (SIZE.test(cell) || (at < counted && AMOUNT.test(cell))),
  )
}

/** Places of a site: `C1-C14`, `Ward-5`, `block 3`. */
const PLACE =
  /\b[a-z]{1,2}-?\d+\s?[-–]\s?[a-z]{1,2}-?\d+\b|\b(?:ward|flat|blk|block|floor|tower|room|col|column|grid|wing|bay)\.?[\s-]*(?:no\.?\s*)?[a-z]?-?\d+\b/giu

/** A row whose cells behind the count only describe what is named before it; read as a row of other order, all of its cells name. */
function withRemarks(cells: readonly string[], counted: number): Cells {
  const { name, count } = parseByContent(
    cells.filter((cell, at) => at <= counted || !isNameCell(cell, cells)),
  )
  const remarks = cells.filter((cell, at) => at > counted && isNameCell(cell, cells))
  const all = cells.filter((each) => isNameCell(each, cells)).toSorted((x, y) => y.length - x.length)
  return {
    name: [name, ...remarks.map((each) => `(${each.replaceAll(/[()]/gu, ' ').replaceAll(PLACE, ' ')})`)].join(
      ' ',
    ),
    count,
    otherwise: all.join(' '),
  }
}

function isNameCell(cell: string, cells: readonly string[]): boolean {
  return /\p{L}/u.test(cell) && !COUNT.test(cell) && !isUnit(cells, cell) && !SLUG.test(cell)
}

const BRASS = /^(?:bra+s*|baras|brs|ब्रास)\.?$/u
/** Goods that are poured, of which a brass is a volume; of a hinge it is what that is of. */
const POURED =
  /sand|ret[ai]?\b|aggregate|metal|mur+[ua]?m|soil|earth|grit|gitti|bajri|jelly|kha?di|kapchi|stone|dust|rubble|boulder|brick|रेत|बालू|गिट्टी|खडी|वाळू/iu

function isUnit(cells: readonly string[], cell: string): boolean {
  return isUnitCell(cell) && (!BRASS.test(cell) || cells.some((each) => POURED.test(each)))
}

/** Tells whether a cell counts with a unit of its own or beside it. */
function isCountedAt(cells: readonly string[], at: number): boolean {
  const cell = cells[at] ?? ''
  if (!COUNT.test(cell)) return false
  if (!NUMBER.test(cell)) return isUnit(cells, cell.replace(/^[\d.,\s]+/u, ''))
  return isUnit(cells, cells[at + 1] ?? '') || isUnit(cells, cells[at - 1] ?? '')
}

/** The quantity after a name and its unit, as written. */
function countOf(cells: readonly string[], name: number): { readonly count: string; readonly unit: string } {
  const after = countAfter(cells, name)
  if (after < 0) return { count: '', unit: '' }
  const [before = '', count = '', next = ''] = [cells[after - 1], cells[after], cells[after + 1]]
  if (!NUMBER.test(count)) return { count, unit: '' }
  // columns of a tender stand the other way round: `MT`, then 12
  const unitBefore = after - 1 > name && isUnit(cells, before) ? before : ''
  return { count, unit: /^\p{L}{1,8}\.?$/u.test(next) ? next : unitBefore }
}

/** Signs between the parts of a description. */
const DESCRIBED = /[,;.·|]\s/u

/** Tells whether the first name is a title of several words, one of which the next cell says again. */
function saysAgain([title = '', next = '']: readonly string[]): boolean {
  const said = new Set(wordsOf(title))
  return said.size > 1 && wordsOf(next).some((word) => said.has(word))
}

/** Tells whether the first name is a title of several words before phrases with signs between them, or nothing in the row is counted. */
function isDescribed(cells: readonly string[], [title = '', next = '']: readonly string[]): boolean {
  if (wordsOf(title).length < 2) return false
  if (next.includes(' · ')) return true
  if ((next.match(/\p{L}{3,}/gu) ?? []).length < LEAST_SAID) return false
  return DESCRIBED.test(next) || cells.every((cell) => !COUNT.test(cell) && !isUnit(cells, cell))
}

/** The fewest words of a description; what has fewer is a size. */
const LEAST_SAID = 3

/** Words of two letters or more, in the singular as far as an s tells. */
function wordsOf(cell: string): string[] {
  return (cell.match(/\p{L}[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
}

/**
 * The position of the quantity among the cells after a name, -1 without any: the number before a unit, the one that makes a sum with
 * its rate, otherwise the first that is no code of the tariff.
 */
function countAfter(cells: readonly string[], name: number): number {
  const counts = cells.flatMap((cell, index) =>
    index > name && COUNT.test(cell) && !SIZE.test(cell) ? [index] : [],
  )
  const valueOf = (index: number): number => Number((cells[index] ?? '').replaceAll(',', ''))
  const united = counts.find(
    (index) => NUMBER.test(cells[index] ?? '') && isUnit(cells, cells[index + 1] ?? ''),
  )
  const summed = counts.find(
    (index, at) => Math.abs(valueOf(index) * valueOf(counts[at + 1] ?? 0) - valueOf(counts[at + 2] ?? 0)) < 1,
  )
  const plain = counts.find((index) => counts.length === 1 || !HSN.test(cells[index] ?? ''))
  return united ?? summed ?? plain ?? counts[0] ?? -1
}
