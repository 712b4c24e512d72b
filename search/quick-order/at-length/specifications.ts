import type { Item, WrittenItem } from '../../lexicon/items.ts'
import { isCount, isCounted } from '../counts.ts'
import { asAside } from './as-aside.ts'
import { asDescription } from '../descriptions.ts'
import type { Tells } from '../split-run-on.ts'
import { tellFigures, wordsIn } from './figures.ts'
import { LEADING, LISTING, PREPOSITIONS, WORKED } from './telling-words.ts'

/** Part of a line between two joints, with the joint before it. */
type Segment = { readonly joint: WrittenItem | null; readonly items: readonly WrittenItem[] }

/**
 * Tells what a line says about a thing behind a comma or an "and" from what it orders besides: coats, densities and coverages, verbs of
 * works, standards, and what the thing comes with. None of it begins a line or takes the quantity.
 */
export function withSpecifications(items: readonly WrittenItem[], tells: Tells): WrittenItem[] {
  const [first, ...others] = segmentsOf(tellFigures(items, tells))
  if (first === undefined) return []
  const told = [...first.items]
  const state = { thing: first.items, isList: isCalledWith(first.items) }
  others.forEach((segment, at) => {
    const rest = others.slice(at + 1)
    if (describes(segment, { thing: state.thing, rest, isList: state.isList }, tells)) {
      const isMeasured = state.thing.some(({ item }) => item.kind === 'measure')
      state.isList = lists(segment.items) || (state.isList && segment.joint?.item.kind !== 'and')
      told.push(...described(segment.items, { isMeasured, isLast: rest.length === 0 }, tells))
      return
    }
    state.isList = isCalledWith(segment.items)
    if (segment.items.some(({ item }) => tells.namesProduct(item))) state.thing = segment.items
    else state.thing = [...state.thing, ...segment.items]
    if (segment.joint !== null) told.push(segment.joint)
    told.push(...segment.items)
  })
  return told
}

function segmentsOf(items: readonly WrittenItem[]): Segment[] {
  const segments: { joint: WrittenItem | null; items: WrittenItem[] }[] = [{ joint: null, items: [] }]
  for (const written of items) {
    if (written.item.kind === 'break' || written.item.kind === 'and')
      segments.push({ joint: written, items: [] })
    else segments.at(-1)?.items.push(written)
  }
  return segments
}

type Around = {
  readonly thing: readonly WrittenItem[]
  readonly rest: readonly Segment[]
  /** True within a list of what comes with the thing. */
  readonly isList: boolean
}

function describes(segment: Segment, { thing, rest, isList }: Around, tells: Tells): boolean {
  const { joint, items } = segment
  const names = ({ item }: WrittenItem): boolean => tells.namesProduct(item)
  if (!thing.some(names)) return false
  const [isThingCounted, isSegmentCounted] = [isCounted(thing), isCounted(items)]
  if (isThingCounted && isSegmentCounted) return false
  const ordersSold = isSegmentCounted && items.some((each) => names(each) && tells.isSold(each.item))
  const isListed = isList && !isThingCounted && (joint?.item.kind === 'and' || endsInAnd(rest))
  if (isListed || leads(items, tells)) return !ordersSold
  return isWorked(items, tells) || lists(items) || (!isSegmentCounted && tellsOnly(items))
}

/** Tells whether a segment without a count only tells a share, a layer or a place. */
function tellsOnly(items: readonly WrittenItem[]): boolean {
  return isShare(items) || PREPOSITIONS.has(firstWord(items))
}

/** Tells whether a list goes on to an "and" without counts: the trap and brackets of `with coupling, trap and brackets`. */
function endsInAnd(rest: readonly Segment[]): boolean {
  const end = rest.findIndex(({ joint }) => joint?.item.kind === 'and')
  const listed = rest.slice(0, end + 1).flatMap(({ items }) => items)
  return end >= 0 && !listed.some(({ item }) => isCount(item) || item.kind === 'measure')
}

/** Tells whether a segment begins a list of what belongs to the thing. */
function lists(items: readonly WrittenItem[]): boolean {
  const [first, second] = [firstWord(items), firstWord(items.slice(1))]
  if (first === 'free') return second === 'from' || second === 'of'
  return LISTING.has(first) || isCalledWith(items.slice(0, 1))
}

/** Tells whether a thing is said to come with something. */
function isCalledWith(thing: readonly WrittenItem[]): boolean {
  return thing.some(({ item }) => item.kind === 'filler' && item.what === 'filler:with')
}

/** Tells whether a verb of works ends a segment or leads on: `joints taped`, `laid on mortar`; welded mesh is a thing. */
function isWorked(items: readonly WrittenItem[], tells: Tells): boolean {
  return items.some((written, at) => {
    if (namesSurely(written, tells) || !wordsIn(written).some((word) => WORKED.has(word))) return false
    const rest = items.slice(at + 1)
    const next = firstWord(rest)
    const isThing = rest.some((each) => namesSurely(each, tells))
    return rest.length === 0 || PREPOSITIONS.has(next) || LEADING.has(next) || (at === 0 && !isThing)
  })
}

/** Tells whether a segment begins with a word that leads to what a thing goes by, and not with a thing: fixing bolts are one. */
function leads(items: readonly WrittenItem[], tells: Tells): boolean {
  const [first, second] = items
  const lead = firstWord(items)
  if (lead === 'not') return second !== undefined && LESS.has(firstWord([second]))
  if (!LEADING.has(lead)) return false
  return ![first, second].some((each) => each !== undefined && namesSurely(each, tells))
}

const LESS = new Set(['older', 'less', 'more', 'exceeding', 'below', 'above'])

function namesSurely({ item }: WrittenItem, { namesProduct }: Tells): boolean {
  return namesProduct(item) && !(item.kind === 'term' && item.isGuess)
}

/** Tells whether a share or a layer ends a segment: `thinner 10 %`, `zinc coating 80 micron`; a net is sold by its shade. */
function isShare(items: readonly WrittenItem[]): boolean {
  const last = items.at(-1)?.item
  const words = items.flatMap(wordsIn)
  if (last?.kind !== 'measure') return false
  if (last.measure.type === 'percent') return !words.includes('net')
  return last.measure.type === 'micron' && words.some((word) => LAYERS.has(word))
}

const LAYERS = new Set(['coating', 'zinc', 'dry', 'galvanising', 'anodised'])

function firstWord(items: readonly WrittenItem[]): string {
  const first = items.find(({ item }) => item.kind !== 'filler' || item.what !== 'aside') ?? items[0]
  return first === undefined ? '' : (wordsIn(first)[0] ?? '')
}

/** A segment that names nothing, whose figures are those of what it tells; a count at its end is the thing's. */
function described(
  items: readonly WrittenItem[],
  { isMeasured, isLast }: { readonly isMeasured: boolean; readonly isLast: boolean },
  { namesProduct }: Tells,
): WrittenItem[] {
  const lead = firstWord(items)
  const isOfParts = lists(items) || isCalledWith(items)
  return items.map((written, at) => {
    const { item } = written
    if (item.kind === 'measure') return isMeasured ? asAside(written) : written
    if (isCount(item))
      return isLast && at === items.length - 1 && !isFigure(items[at - 1]?.item) ? written : asAside(written)
    if (namesProduct(item)) return isOfParts ? asDescription(written) : asAside(written)
    return PREPOSITIONS.has(lead) ? written : asDescription(written)
  })
}

function isFigure(item: Item | undefined): boolean {
  return item !== undefined && isCount(item)
}
