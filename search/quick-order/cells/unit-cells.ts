import { quantityUnits } from '../../lexicon/numbers/operand.ts'
import { unitWords } from '../../lexicon/words/unit-words.ts'

/** Heads of columns of units that the words for units lack. */
const BESIDES = /^(?:each|m|mtrs?|met(?:re|er)s?|kgs?|lt?rs?|litres?|thousand|tractor|pockets?)$/u

/** Units that products are also sized by. */
const poured = new Set(['kg', 'g', 'l', 'm', 'ft', 'cu m'])

/** All words for what is counted, weighed or poured, without the signs and spaces between their letters. */
const words = new Set(
  unitWords
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([unit = '', , , said]) => said !== undefined && (quantityUnits.has(unit) || poured.has(unit)))
    .flatMap((row) => row.at(-1)?.split(' | ') ?? [])
    .map(bare),
)

/** Tells whether a cell of a sheet is a unit without a number: `NOS`, `Sq.m`, `BRASS`. */
export function isUnitCell(cell: string): boolean {
  const word = bare(cell)
  return BESIDES.test(word) || words.has(word) || words.has(word.replace(/s$/u, ''))
}

function bare(cell: string): string {
  return cell.toLowerCase().replaceAll(/[\s.]/gu, '')
}
