import type { KindIndex } from '../product-kinds/kind-index.ts'
import type { Decision } from '../product-kinds/reading/decide.ts'
import { decideInColours } from '../product-kinds/reading/sizes/of-other-colours.ts'
import { decideRemembered } from '../product-kinds/reading/decide-remembered.ts'
import { toRequest, type Request } from '../product-kinds/request.ts'
import type { CountDoubt, Item, WrittenItem } from '../lexicon/items.ts'
import { readWrittenText } from '../lexicon/read-text.ts'
import { contradicted, isMaterial, neighboursOf } from './carry-over.ts'
import { cleanLine, hasPhone, isRemark } from './clean-line.ts'
import { withoutCancelled } from './corrections.ts'
import { isCounted } from './counts.ts'
import { countDoubt } from './doubtful-counts/count-doubt.ts'
import { countOfCell } from './doubtful-counts/count-cell.ts'
import { decideCounted } from './doubtful-counts/decide-counted.ts'
import { headedByFirst } from './descriptions.ts'
import type { Cells } from './cells/parse-cells.ts'
import type { OrderRow } from './order-rows.ts'
import { isMaterialAlone, leadsNext } from './headings/leads-next.ts'
import { withoutPath } from './papers/category-path.ts'
import { isOfPaper } from './papers/of-papers.ts'
import { isOfWork } from './papers/of-works.ts'
import { isPlaceHeading } from './papers/place-headings.ts'
import { tellsOf } from './tells.ts'
import { textThatReadsAlone } from './text-that-reads-alone.ts'
import { textOf, waysToSay } from './ways-to-say.ts'
import { wordsOf, type RememberedChoices } from './remembered-choice.ts'
import { ofEachColour } from './each-colour.ts'
import { splitItems } from './split-items.ts'
import { withOwnOptions } from './at-length/own-options.ts'
import { withSpecifications } from './at-length/specifications.ts'
import { readTitled } from './at-length/titled.ts'
import type { Tells } from './split-run-on.ts'

/** A line of an order: what was written and what it comes to. */
export type ReadLine = {
  readonly text: string
  readonly decision: Decision
  /** The number that the quantity was read from, and why it may mean another one. */
  readonly doubt: CountDoubt | null
  /** Words that a choice for the line is remembered for; null when there are none to remember. */
  readonly words: string | null
  /** The product that was chosen for these words before, and decided now. */
  readonly remembered: string | null
  /** Words that were not understood, as written. */
  readonly unread: readonly string[]
  /** Measures that nothing of what is suggested has, as written. */
  readonly unmatched: readonly string[]
}

/** Reading of a row: its lines, or nothing where it greets, sums up or says where to deliver. */
export type ReadRow = { readonly lines: readonly ReadLine[]; readonly isSetAside: boolean }

/** Reads an order row by row; what a heading or the row before names is carried on. */
export type OrderReader = { readonly read: (row: OrderRow) => ReadRow }

/** The terms that rows without a noun refer to. */
type Context = {
  items: readonly WrittenItem[]
  /** The material that a heading names, for all rows until another is named. */
  material: readonly WrittenItem[]
  /** True when they were named in a row of their own, without a count. */
  isCountMissing: boolean
}

/** The most unknown words of one order that are compared with those that are known. */
const MAX_COMPARED = 1_500

const nothingRemembered: RememberedChoices = new Map()

/** Starts reading an order against the catalogue; what the customer chose for the same words before comes first (QO-09). */
export function startReading(catalogue: KindIndex, remembered = nothingRemembered): OrderReader {
  const index = { ...catalogue, vocabulary: { ...catalogue.vocabulary, budget: { left: MAX_COMPARED } } }
  const context: Context = { items: [], material: [], isCountMissing: false }
  const tells = tellsOf(index)
  const { namesProduct } = tells
  const itemsOf = readingAhead(index)
  return {
    read(row) {
      if (row.cells !== null) return readCells(index, row.text, { cells: row.cells, remembered, tells })
      if (isAside(row)) return setAside
      const items = itemsOf(withOwnOptions(withoutPath(row.text, { tells, read: itemsOf }), index))
      const { isCountMissing } = context
      context.isCountMissing = false
      if (
        row.isHeading ||
        isMaterialAlone(items, row.next) ||
        leadsNext(items, row.next, { namesProduct, read: itemsOf })
      ) {
        context.items = items.filter(({ item }) => item.kind === 'term' || item.kind === 'measure')
        context.isCountMissing = items.some(({ item }) => namesProduct(item))
        context.material = context.items.filter(({ item }) => isMaterial(item))
        return setAside
      }
      if (
        isRemarkOnly(items, namesProduct) ||
        (hasPhone(row.text) && !items.some(({ item }) => namesProduct(item))) ||
        isOfPaper(row.text, items, { tells, hasCount: isCounted(items), read: itemsOf })
      )
        return setAside
      const split = splitItems(items, tells)
      const groups = split
        .map((group) => withoutCancelled(group, namesProduct))
        .filter((group) => group.length > 0)
        .flatMap(ofEachColour)
      if (groups.length === 0) return setAside
      const lines = groups.map((group, position): ReadLine => {
        const grouped = { group, groups, position, context: context.items, namesProduct, isCountMissing }
        const own = group.map(({ item }) => item)
        const recalled = recall(index, remembered, {
          group,
          request: toRequest(own),
          isContrary: (decision) => contradicted(decision, { own, neighbours: neighboursOf(grouped) }),
        })
        const { isByOwnWords, ...read } = recalled ?? { ...decideCounted(index, grouped), remembered: null }
        const written = groups.length === 1 ? row.text : textOf(group)
        // a row of one thing that was decided by its own words comes to the same by itself
        const isAlone = isByOwnWords && split.length === 1 && split[0] === group
        const said = { decision: read.decision, row: { text: row.text, items } }
        return {
          text: isAlone ? row.text : textThatReadsAlone(index, [written, ...waysToSay(grouped)], said),
          ...read,
          doubt: read.doubt ?? countDoubt(row.text, group, read.decision),
          words: wordsOf(group),
          unread: unreadIn(group, read.decision),
          unmatched: unmatchedIn(group, read.decision),
        }
      })
      const named = groups.findLast((group) => group.some(({ item }) => namesProduct(item)))
      if (named?.some(({ item }) => isMaterial(item)) === true) context.material = []
      if (named !== undefined) context.items = [...context.material, ...named]
      return { lines, isSetAside: false }
    },
  }
}

/** Reads rows as they are written, and the last one only once: the row before looks ahead at it. */
function readingAhead({ vocabulary }: KindIndex): (text: string) => WrittenItem[] {
  let last: { readonly text: string; readonly items: WrittenItem[] } | null = null
  return (text) => {
    const clean = cleanLine(text)
    if (last?.text !== clean) last = { text: clean, items: readWrittenText(clean, vocabulary) }
    return last.items
  }
}

/** Tells whether a row is a sum or the like, or only heads the rows after it. */
function isAside({ text, next }: OrderRow): boolean {
  return isRemark(text) || (next !== null && isPlaceHeading(text))
}

const setAside: ReadRow = { lines: [], isSetAside: true }

type Recalling = {
  readonly group: readonly WrittenItem[]
  readonly request: Request
  /** Tells whether a decision contradicts what stands beside the line. */
  readonly isContrary: (decision: Decision) => boolean
}

/** Recalls the product chosen for the same words before, the latest first, if it bears all that is written. */
function recall(
  index: KindIndex,
  choices: RememberedChoices,
  { group, request, isContrary: contradicts }: Recalling,
): (Pick<ReadLine, 'decision' | 'remembered' | 'doubt'> & { readonly isByOwnWords: false }) | null {
  if (choices.size === 0) return null
  for (const choice of choices.get(wordsOf(group) ?? '') ?? []) {
    const decision = decideRemembered(index, request, choice)
    if (decision !== null && !contradicts(decision))
      return { decision, isByOwnWords: false, remembered: choice.productId, doubt: null }
  }
  return null
}

type Celled = { readonly cells: Cells; readonly remembered: RememberedChoices; readonly tells: Tells }

/** A sheet's row says what is the name and what the quantity. */
function readCells(
  index: KindIndex,
  text: string,
  { cells: { name, count, titled, otherwise }, remembered, tells }: Celled,
): ReadRow {
  const read = (part: string): WrittenItem[] => readWrittenText(part, index.vocabulary)
  const whole = withSpecifications(read(cleanLine(withOwnOptions(name, index))), tells)
  const group = (count === '' ? whole : headedByFirst(whole, tells)).filter(
    ({ item }) => item.kind !== 'break' && item.kind !== 'and',
  )
  if (group.length === 0) return setAside
  if (isOfPaper(name, group, { tells, hasCount: count !== '', read })) return setAside
  const counted = countOfCell(read(count), count)
  const request = toRequest([...group.map(({ item }) => item), ...counted])
  const recalled = recall(index, remembered, { group, request, isContrary: () => false })
  const described =
    titled === undefined
      ? null
      : readTitled(
          index,
          {
            title: read(cleanLine(titled.name)),
            description: read(cleanLine(titled.description)),
            counted,
            isAgain: titled.isAgain,
          },
          tells,
        )
  const decision = described?.decision ?? decideInColours(index, request)
  const doubted = doubtedBeside(decision, group, whole)
  const line = recalled ?? { decision: doubted, remembered: null }
  const rest = line.decision.status === 'not-found' ? restOf(otherwise, group, tells) : null
  if (rest !== null) return readCells(index, text, { cells: { name: rest, count }, remembered, tells })
  // the heads of the columns are not kept with a row
  const told = described === null ? [] : [textOf(described.group), titled?.name ?? '']
  const ways = [text, ...[...told, name].flatMap((each) => [`${each} ${count}`.trim(), `${each} - ${count}`])]
  const lastingText = textThatReadsAlone(index, ways, { decision: line.decision })
  const all = [...group, ...counted.map((item) => ({ item, text: count }))]
  const doubt = countDoubt(count === '' ? name : count, all, line.decision)
  const lines = [
    {
      text: lastingText,
      ...line,
      doubt,
      words: wordsOf(group),
      unread: unreadIn(group, line.decision),
      unmatched: unmatchedIn(group, line.decision),
    },
  ]
  return { lines, isSetAside: false }
}

/** Names that a row has besides; null where they are a part of a name of what is not sold: of a wall fan in two cells, the second one alone is another thing. */
function restOf(
  otherwise: string | undefined,
  group: readonly WrittenItem[],
  { namesProduct, isSold }: Tells,
): string | null {
  const isParted = group.some(
    ({ item, text }) =>
      text.includes(' ') && otherwise?.includes(text) === false && namesProduct(item) && !isSold(item),
  )
  return otherwise === undefined || isParted ? null : otherwise
}

/** A decision that is asked where a thing behind the first one was left out, since it is sold as well. */
function doubtedBeside(
  decision: Decision,
  group: readonly WrittenItem[],
  whole: readonly WrittenItem[],
): Decision {
  const isBeside = group.some(
    ({ item }) => item.kind === 'unknown' && !whole.some((each) => each.item === item),
  )
  return isBeside && decision.status === 'ready' ? { ...decision, status: 'choose' } : decision
}

/** The words of a part that nobody knows or that speak against what is suggested, and the brands that are not sold. */
function unreadIn(group: readonly WrittenItem[], { overlooked = [] }: Decision): string[] {
  return group.flatMap(({ item, text }) =>
    item.kind === 'unknown' || (item.kind === 'term' && (item.isBrand || overlooked.includes(item.hints)))
      ? [text]
      : [],
  )
}

/** The measures of a part that nothing of what is suggested has. */
function unmatchedIn(group: readonly WrittenItem[], { unmatched = [] }: Decision): string[] {
  return group.flatMap(({ item, text }) =>
    item.kind === 'measure' && unmatched.includes(item.measure) ? [text] : [],
  )
}

/** Kinds of items that are ordered where they are counted, though no noun is known. */
const COUNTED = new Set<Item['kind']>(['measure', 'term', 'unknown'])

/** Tells whether a row only greets, thanks, says when or where, or names a person. */
function isRemarkOnly(items: readonly WrittenItem[], namesProduct: (item: Item) => boolean): boolean {
  if (isOfWork(items, namesProduct)) return true
  if (items.some(({ item }) => namesProduct(item))) return false
  // so many of a size, a sort or of what nobody knows are ordered
  const hasQuantity = items.some(({ item }) => item.kind === 'quantity')
  if (hasQuantity && items.some(({ item }) => COUNTED.has(item.kind))) return false
  if (isRequestFor(items)) return false
  const fillers = items.filter(({ item }) => item.kind === 'filler' && item.what !== 'aside').length
  const terms = items.filter(({ item }) => item.kind === 'term' || item.kind === 'measure').length
  const unknown = items.filter(({ item }) => item.kind === 'unknown').length
  return fillers > 0 && fillers >= terms && fillers + terms + 1 >= unknown
}

/** Tells whether a row only asks for what nobody knows: `supply of honeycombs`. */
function isRequestFor(items: readonly WrittenItem[]): boolean {
  const [first] = items
  const isAsked = first?.item.kind === 'filler' && /^(?:suppl(?:y|ying)|provid(?:e|ing))$/iu.test(first.text)
  const unknown = items.filter(({ item }) => item.kind === 'unknown')
  return isAsked && unknown.length === 1 && items.at(-1)?.item.kind === 'unknown'
}
