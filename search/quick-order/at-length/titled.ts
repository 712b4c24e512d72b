import type { Item, WrittenItem } from '../../lexicon/items.ts'
import type { KindIndex } from '../../product-kinds/kind-index.ts'
import type { Decision } from '../../product-kinds/reading/decide.ts'
import { decideInColours } from '../../product-kinds/reading/sizes/of-other-colours.ts'
import { toRequest } from '../../product-kinds/request.ts'
import { isMaterial } from '../carry-over.ts'
import { asDescription } from '../descriptions.ts'
import type { Tells } from '../split-run-on.ts'
import { withSpecifications } from './specifications.ts'

/** A title and its description in the next cell, both read, and the count of the row. */
export type Titled = {
  readonly title: readonly WrittenItem[]
  readonly description: readonly WrittenItem[]
  readonly counted: readonly Item[]
  /** True when the description says a word of the title again, and so is of nothing else. */
  readonly isAgain: boolean
}

/** Reading of a titled row: its decision, and the items that it was made by. */
export type TitledReading = { readonly decision: Decision; readonly group: readonly WrittenItem[] }

/** The most items of a description that are heard. */
const MOST_HEARD = 40

/**
 * Reads a title with what its description says besides: its words prefer and name nothing, its figures count nothing. Its measures are
 * heard where they lead to something, or where the title has no size, and left out otherwise. Null where the title may be no name.
 */
export function readTitled(
  index: KindIndex,
  { title, description, counted, isAgain }: Titled,
  tells: Tells,
): TitledReading | null {
  if (!title.some(({ item }) => tells.namesProduct(item))) return null
  const own = withSpecifications(title, tells).filter(
    ({ item }) => item.kind !== 'break' && item.kind !== 'and',
  )
  const heard = description.slice(0, MOST_HEARD)
  const words = heard.flatMap(wordOf)
  const measures = heard.filter(isMeasure)
  const readAs = (group: readonly WrittenItem[]): TitledReading => ({
    group,
    decision: decideInColours(index, toRequest([...group.map(({ item }) => item), ...counted])),
  })
  const other = heard.find((each) => isLongerName(each, own, tells))
  if (other !== undefined) return readAs([...own.filter(({ item }) => !tells.namesProduct(item)), other])
  const whole = readAs([...own, ...words, ...measures])
  const isOtherSize = whole.decision.status === 'other-sizes' && isAgain && !own.some(isMeasure)
  if (isFound(whole) || isOtherSize) return whole
  const worded = readAs([...own, ...words])
  if (isFound(worded)) return worded
  // what is of another material is another thing: a ball valve, and behind it that it is of brass
  if (words.some(({ item }) => isMaterial(item))) return isAgain ? worded : null
  const bare = readAs(own)
  return isFound(bare) || isAgain ? bare : null
}

/** Tells whether a name of what is not sold is that of the title with words before it: the brass ball valve behind `ball valve`. */
function isLongerName({ item }: WrittenItem, title: readonly WrittenItem[], tells: Tells): boolean {
  if (item.kind !== 'term' || item.isGuess || !tells.namesProduct(item) || tells.isSold(item)) return false
  return title.some((noun) => {
    if (noun.item.kind !== 'term' || !tells.namesProduct(noun.item)) return false
    const [name, longer] = [noun.item.hints, item.hints]
    return longer.length > name.length && name.every((word, at) => longer.at(at - name.length) === word)
  })
}

function isFound({ decision: { status } }: TitledReading): boolean {
  return status === 'ready' || status === 'choose'
}

function isMeasure({ item }: WrittenItem): boolean {
  return item.kind === 'measure'
}

/** A word of a description, which names nothing; nothing where it is no word. */
function wordOf(written: WrittenItem): WrittenItem[] {
  return written.item.kind === 'term' && !written.item.isGuess && !written.item.isBrand
    ? [asDescription(written)]
    : []
}
