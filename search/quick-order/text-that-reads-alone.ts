import type { WrittenItem } from '../lexicon/items.ts'
import { readWrittenText } from '../lexicon/read-text.ts'
import type { KindIndex } from '../product-kinds/kind-index.ts'
import type { Decision } from '../product-kinds/reading/decide.ts'
import { withOwnOptions } from './at-length/own-options.ts'
import { cleanLine } from './clean-line.ts'
import { decideCounted } from './doubtful-counts/decide-counted.ts'
import { ofEachColour } from './each-colour.ts'
import { splitItems } from './split-items.ts'
import { tellsOf } from './tells.ts'

/** A line as it was decided, and the row that it is of, as that was read. */
type Said = {
  readonly decision: Decision
  readonly row?: { readonly text: string; readonly items: readonly WrittenItem[] }
}

/** The first way to say a line that comes to the same by itself: lists are kept, and read again, line by line. */
export function textThatReadsAlone(
  index: KindIndex,
  ways: readonly string[],
  { decision, row }: Said,
): string {
  const [written = ''] = ways
  if (decision.status === 'not-found') return written
  const same = keyOf(decision)
  return ways.find((text) => readAlone(index, text, row) === same) ?? written
}

/** Reading of a text by itself, as a key; null when it is no line, or several. */
function readAlone(index: KindIndex, text: string, row: Said['row']): string | null {
  const items =
    row?.text === text ? row.items : readWrittenText(cleanLine(withOwnOptions(text, index)), index.vocabulary)
  const tells = tellsOf(index)
  const { namesProduct } = tells
  const [group, ...others] = splitItems(items, tells).flatMap(ofEachColour)
  if (group === undefined || others.length > 0) return null
  const alone = { group, groups: [group], position: 0, context: [], namesProduct, isCountMissing: false }
  return keyOf(decideCounted(index, alone).decision)
}

function keyOf({ status, suggestions, quantity }: Decision): string {
  const found = suggestions.map(({ name, size }) => `${name} ${size.label}`)
  return [status, quantity?.value, quantity?.unit, ...found].join('\n')
}
