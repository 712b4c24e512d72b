import { isUnitCell } from '../cells/unit-cells.ts'

/** The code of a row in two groups of figures, the second the longer: `12-0345 Cement`. */
const GROUPED_CODE = /^\s*\d{1,3}-\d{3,4}\s+(?=\p{L}{3})(?!bricks?|nos|pcs|pieces|bags?|tiles?)/iu
/** A letter for a unit and a rate in paise at the end of a row: `GI pipe 25 mm m 310.50`. */
const LETTERED_RATE =
  /(?<=\d\s?(?:mm|cm|inch|in|"|sq\.?\s?mm)\s+(?:[^\d\n]{0,40}\s)?)[mltek]\.?\s+\d[\d,]*\.\d{2}\s*$/iu
/** The code of a row that is joined to what it names: `0021-12mm bar`, `1204-GI pipe`; nothing is sized from so much down to so little. */
const ROW_CODE =
  /^\s*(?:0\d{1,5}|(?!\d+[05]0\s?-)\d{4,6}(?=\s?-\s?\D{0,60}\d))\s?-\s?(?!(?:kgs?|pcs|pieces?|nos|bags?|ton|mt|box|ltrs?|mtrs?|ft|feet|sets?)\b)(?=\p{L}{2}|\d+(?:\.\d+)?\s?(?:mm|cm|mtrs?|m|inch|in|ft|kgs?|ltrs?|sq\.?\s?mm|watt|w|amp|a|["'])(?!\p{L}))/iu

/** A code with letters before a name: letters, figures, what ends it, and the first word of the name. */
const LETTERED = /^\s*([a-z]{2,4})-(\d{1,4})(\.\d{1,2})?\s*(:?)(\s*)(?=(\p{L}{3,}))/iu
/** Letters before a number that tell a sort or a size of what follows. */
const OF_SORTS = new Set(
  (
    'fe sdr crs ss is cat rg opc ppc psc pcc cpc rmc rcc sch cm ms gi mr bwp bwr led pn dn sn ip hp gp ips isi lw cr pu pvc ' +
    'cpvc upvc swr ppr hdpe hd mdf fr tmt ups ac dc sp dp tp fp db mcb mccb rccb frp aac acp wc type eps xps isa ismc ismb cfl ' +
    'qty no nos sq'
  ).split(' '),
)

/** Letters and a number, as the code of a row has them: `MCB-204`. */
const NOUN_CODE = /^\s*(\p{L}{3,})-\d{3,5}\s+/iu
const SIZE = /\d\s?(?:\p{L}|["'x*])/iu

/** A row without the code before its name (`BM-2.14 Sand`, `PT-05Red oxide`, `1204-GI pipe 25 mm`), and without a lettered rate behind it. */
export function withoutRowCode(line: string): string {
  const plain = withoutNounCode(line)
    .replace(ROW_CODE, '')
    .replace(GROUPED_CODE, '')
    .replace(LETTERED_RATE, '')
  const found = LETTERED.exec(plain)
  return found !== null && isCode(found) ? plain.slice(found[0].length) : plain
}

/** A row without a code that repeats its noun, where that has a size and a count of its own: `MCB-204 mcb 32 A 4`. */
function withoutNounCode(line: string): string {
  const found = NOUN_CODE.exec(line)
  if (found === null) return line
  const [code, noun = ''] = found
  const words = line
    .slice(code.length)
    .toLowerCase()
    .split(/[\s(]+/u)
  const at = words.findIndex((word) => word === noun.toLowerCase() || word === `${noun.toLowerCase()}s`)
  const rest = words.slice(at + 1)
  const size = rest.findIndex((word, index) => SIZE.test(`${word} ${rest[index + 1] ?? ''}`))
  const isCounted = rest.slice(size + 1).some((word) => /^\d/u.test(word))
  return at >= 0 && size >= 0 && isCounted ? line.slice(code.length) : line
}

/** Tells whether letters and figures are a code: with decimals, a nought first, a colon, or without a space before the name. */
function isCode([, letters = '', figures = '', ...ends]: RegExpExecArray): boolean {
  if (OF_SORTS.has(letters.toLowerCase()) || isUnitCell(letters)) return false
  const [decimals = '', colon = '', space = '', word = ''] = ends
  return `${decimals}${colon}` !== '' || figures.startsWith('0') || (space === '' && !isUnitCell(word))
}
