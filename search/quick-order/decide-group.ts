import type { Item } from '../lexicon/items.ts'
import { readWrittenText } from '../lexicon/read-text.ts'
import type { KindIndex } from '../product-kinds/kind-index.ts'
import { decideWhole, type Decision } from '../product-kinds/reading/decide.ts'
import { decideInColours } from '../product-kinds/reading/sizes/of-other-colours.ts'
import { toRequest } from '../product-kinds/request.ts'
import { barByWeight } from './by-measure/bar-by-weight.ts'
import {
  carriedBy,
  contradicted,
  isContrary,
  isSize,
  neighboursOf,
  sizeOf,
  type Grouped,
} from './carry-over.ts'
import { isCount } from './counts.ts'
import { isSection, isWireByCoil } from './by-measure/wire-by-coil.ts'

/** A decision of a group, which may be by its own words: then it comes to the same wherever it stands. */
export type GroupDecision = { readonly decision: Decision; readonly isByOwnWords: boolean }

/** Decides a group; a noun, a material or a size that it lacks is taken from its neighbours in the row, then from the row before. */
export function decideGroup(index: KindIndex, grouped: Grouped): GroupDecision {
  const { group, namesProduct } = grouped
  const own = group.map(({ item }) => item)
  const neighbours = neighboursOf(grouped)
  if (!own.some(namesProduct)) {
    if (grouped.isCountMissing && own.every((item) => !isTelling(item)) && own.some(isCount)) {
      const named = grouped.context.map(({ item }) => item)
      return besideOthers(decideInColours(index, toRequest([...named, ...own])))
    }
    if (!own.some(isTelling)) return byOwnWords(decideInColours(index, toRequest(own)))
    const decision = decideNameless(index, own, { neighbours, namesProduct })
    // without a noun anywhere, most of the words may still be those of one thing
    const isAlone = neighbours.every((items) => !items.some(namesProduct))
    return besideOthers(
      decision.status === 'not-found' && isAlone ? decideInColours(index, toRequest(own)) : decision,
    )
  }
  const decision = decideInColours(index, toRequest(own))
  if (neighbours.length === 0) return byOwnWords(decision)
  if (decision.status === 'ready')
    return contradicted(decision, { own, neighbours })
      ? besideOthers({ ...decision, status: 'choose' })
      : byOwnWords(decision)
  const carried = neighbours.map((items) => carriedBy(items, own)).find((items) => items.length > 0) ?? []
  if (carried.length === 0) return byOwnWords(decision)
  const informed = decideWhole(index, toRequest([...carried, ...own]))
  return isBetter(informed, decision) ? besideOthers(informed) : byOwnWords(decision)
}

function byOwnWords(decision: Decision): GroupDecision {
  return { decision, isByOwnWords: true }
}

function besideOthers(decision: Decision): GroupDecision {
  return { decision, isByOwnWords: false }
}

type Lending = {
  readonly neighbours: readonly (readonly Item[])[]
  readonly namesProduct: (item: Item) => boolean
}

/** Decides what has no noun: by that of a neighbour where it bears what is written, else by its own words. */
function decideNameless(
  index: KindIndex,
  own: readonly Item[],
  { neighbours, namesProduct }: Lending,
): Decision {
  const nouns = neighbours.find((items) => items.some(namesProduct)) ?? []
  const carried = nouns.filter((item) => item.kind === 'term' && !isContrary(item, own))
  const isCounted = nouns.some((item) => item.kind === 'quantity')
  const sizes = own.some((item) => item.kind === 'measure')
    ? []
    : nouns.filter(
        (item) => isSize(item) || (item.kind === 'number' && (isCounted || !Number.isInteger(item.value))),
      )
  const lent = decideWhole(index, toRequest([...carried, ...sizes.map(sizeOf), ...own]))
  const bar = barByWeight(own)
  const isLent = lent.status === 'ready' || lent.status === 'choose'
  if (bar !== 'no' && !isLent) return decideBar(index, own, { isSure: bar === 'surely', lent })
  const section = own.some(isSection) ? [] : neighbours.flat().filter(isSection).slice(0, 1)
  if ((nouns.length === 0 || !isLent) && isWireByCoil([...section, ...own]))
    return decideInColours(index, toRequest([...itemsOf(index, 'house wire'), ...section, ...own]))
  if (nouns.length === 0) return lent.status === 'other-sizes' ? decideInColours(index, toRequest(own)) : lent
  if (own.every((item) => isBorne(item, lent))) return lent
  const alone = decideWhole(index, toRequest(own))
  return alone.status === 'not-found' ? lent : alone
}

function itemsOf(index: KindIndex, text: string): Item[] {
  return readWrittenText(text, index.vocabulary).map(({ item }) => item)
}

/** `2 ton 12mm` asks for bars; they are offered, not chosen, where stone is sold in that size. */
function decideBar(
  index: KindIndex,
  own: readonly Item[],
  { isSure, lent }: { readonly isSure: boolean; readonly lent: Decision },
): Decision {
  const named = (name: string): Decision => decideWhole(index, toRequest([...itemsOf(index, name), ...own]))
  const bar = named('tmt bar')
  if (isSure) return bar.status === 'not-found' ? lent : bar
  const stone = named('aggregate')
  const found = [bar, stone].filter(({ status }) => status === 'ready' || status === 'choose')
  const suggestions = found.flatMap((each) => each.suggestions.slice(0, found.length > 1 ? 2 : undefined))
  const [first] = found
  return first === undefined ? lent : { ...first, status: 'choose', suggestions, assumed: [] }
}

/** Tells whether the suggestion bears a word: the shop's own words, such as those of a model, are not of the line before. */
function isBorne(item: Item, { suggestions }: Decision): boolean {
  const [first] = suggestions
  if (item.kind !== 'term' || item.isPurpose || first === undefined) return true
  const name = first.name.toLowerCase()
  return item.readings.some(({ words }) =>
    words.every(
      (word) =>
        name.includes(word) ||
        first.size.words.has(word) ||
        first.offers.some(({ product }) => product.words.has(word)),
    ),
  )
}

/** A size or an attribute refers to a noun that was said before; unknown words do not. */
function isTelling(item: Item): boolean {
  return item.kind === 'measure' || item.kind === 'term'
}

function isBetter(informed: Decision, decision: Decision): boolean {
  if (informed.status === 'ready') return true
  return informed.status === 'choose' && (decision.status !== 'choose' || informed.suggestions.length > 0)
}
