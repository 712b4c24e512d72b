import { withAsciiDigits } from '#domain/text/ascii-digits.ts'
import { isUnitCell } from '../cells/unit-cells.ts'

/** A number at the beginning of a line with a space behind it, and the line without it. */
const NUMBERED = /^\s*(\d{1,3})\s*[-–—:]?\s+(?=[\p{L}\d])(.*)$/u
/** Sizes that a number before them tells. */
const OF_SIZES =
  /^(?:mm|cm|m|mtr|meter|metre|inch(?:es)?|in|"|ft|feet|foot|sq|kva|va|kw|w|watts?|v|hp|a|amps?|kg|g|gm|gram|l|lt|ltr|litre|liter|ml|no|way|module|core|pole|pin|ply|gauge|grade|micron|gsm|x|×|by|to|se|aur|and|\/)(?!\p{L})/iu
/** A count at the end of a line, with a unit or without; a size ends otherwise. */
const COUNTED = /(?<![\d.xX×*])(\d[\d,]*(?:\.\d+)?)\s*([\p{L}\p{M}]*)\.?\s*$/u
/** The fewest lines that tell that they are numbered. */
const LEAST_ROWS = 3

/**
 * Lines of a list without the numbers of its rows, where those are written without a sign: `1 cement 50 bags`, `2 sand 2 brass`,
 * `3 elbow 25 mm 40`. They go up by one from 1, and what they number is counted at its end. Lines of one thing that tell
 * no other size, such as `1 elbow 20` and `2 elbow 10`, begin with sizes.
 */
export function withoutRowNumbers(lines: readonly string[]): readonly string[] {
  const numbered = lines.flatMap((line, at) => {
    const [, number = '', rest = ''] = NUMBERED.exec(withAsciiDigits(line)) ?? []
    return rest === '' || isOfSize(rest) ? [] : [{ at, number: Number(number), rest }]
  })
  const bare = new Map(
    runsOf(numbered).flatMap((run) =>
      run.map(({ at, rest }) => [at, lines[at]?.slice(-rest.length) ?? ''] as const),
    ),
  )
  return lines.map((line, at) => bare.get(at) ?? line)
}

type Row = { readonly at: number; readonly number: number; readonly rest: string }

/** Runs of rows that count up from 1. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = []
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1)
    if (row.number === 1) runs.push([row])
    else if (last !== undefined && row.number === last.number + 1) runs.at(-1)?.push(row)
    else runs.push([])
  }
  return runs.filter(isNumbering)
}

function isNumbering(run: readonly Row[]): boolean {
  const counted = run.filter(({ rest }) => isCounted(rest)).length
  const bare = run.flatMap(({ rest }) =>
    numbersIn(rest) < 2 ? [rest.replaceAll(/[\d\s.,]+/gu, ' ').trim()] : [],
  )
  return run.length >= LEAST_ROWS && counted * 2 > run.length && new Set(bare).size === bare.length
}

function isCounted(rest: string): boolean {
  const [, , unit = ''] = COUNTED.exec(rest) ?? [null, null, 'none']
  return unit === '' || isUnitCell(unit)
}

function numbersIn(rest: string): number {
  return rest.match(/\d+(?:\.\d+)?/gu)?.length ?? 0
}

/** Tells whether a number is that of a size or of how many of a unit: the 2 of `2 inch elbow` and of `2 bags cement`; things are of brass, too. */
function isOfSize(rest: string): boolean {
  const [word = ''] = rest.split(/[\s.]/u)
  const isOfBrass = /^brass$/iu.test(word) && numbersIn(rest) > 0
  return OF_SIZES.test(rest) || (isUnitCell(word) && !isOfBrass)
}
