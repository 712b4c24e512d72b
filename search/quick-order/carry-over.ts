import type { Decision } from '../product-kinds/reading/decide.ts'
import type { Item, WrittenItem } from '../lexicon/items.ts'
import { toMeasure } from '../lexicon/numbers/measures.ts'
import { materials } from '../lexicon/trade/facts.ts'

/** A part of a row with what stands beside it; `context` is the row before. */
export type Grouped = {
  readonly group: readonly WrittenItem[]
  readonly groups: readonly (readonly WrittenItem[])[]
  readonly position: number
  readonly context: readonly WrittenItem[]
  readonly namesProduct: (item: Item) => boolean
  /** The row before named it without a count. */
  readonly isCountMissing: boolean
}

const PIPE_MATERIALS = ['cpvc', 'upvc', 'swr', 'pvc', 'gi', 'ms', 'ppr']

/** Tells whether the choice is of another material than its neighbour: after cpvc elbows a union is no UPVC union. */
export function contradicted(
  { suggestions }: Decision,
  { own, neighbours }: { own: readonly Item[]; neighbours: readonly (readonly Item[])[] },
): boolean {
  if (own.some(isMaterial)) return false
  const [said] = neighbours.map((items) => items.flatMap(materialOf)).find((items) => items.length > 0) ?? []
  const material = said?.kind === 'term' ? said.hints[0] : undefined
  const chosen = suggestions[0]?.name.toLowerCase().split(' ') ?? []
  return (
    material !== undefined &&
    !chosen.includes(material) &&
    chosen.some((word) => PIPE_MATERIALS.includes(word))
  )
}

/** The groups that may lend a noun: those before in the row, nearest first, then those after, then the row before. */
export function neighboursOf({ groups, position, context }: Grouped): Item[][] {
  const near = [...groups.slice(0, position).toReversed(), ...groups.slice(position + 1)]
  return [...near, context].map((items) => items.map(({ item }) => item)).filter((items) => items.length > 0)
}

/** The material and the size of a neighbour that a group lacks: in `cpvc pipe 3/4 - 20, elbow - 50` the elbow is cpvc, 3/4. */
export function carriedBy(neighbour: readonly Item[], own: readonly Item[]): Item[] {
  const hasMaterial = own.some(isMaterial)
  const hasSize = own.some(isSize)
  const material = hasMaterial ? [] : neighbour.flatMap(materialOf)
  return [...material, ...(hasSize ? [] : neighbour.filter(isSize))]
}

/** Tells whether a term names a material of pipes. */
export function isMaterial(item: Item): boolean {
  return materialOf(item).length > 0
}

/** The material that a term names, without the product kind. */
function materialOf(item: Item): Item[] {
  if (item.kind !== 'term' || item.isBrand) return []
  const words = [...new Set([...item.hints, ...item.readings.flatMap((reading) => reading.words)])].filter(
    (word) => PIPE_MATERIALS.includes(word) && materials.has(word),
  )
  const [word] = words
  return word === undefined
    ? []
    : [{ ...item, readings: [{ words: [word], namesProduct: false }], hints: [word] }]
}

export function isSize(item: Item): boolean {
  return (
    item.kind === 'measure' &&
    (item.measure.type === 'length' || item.measure.type === 'plain' || item.measure.type === 'sqmm')
  )
}

/** A decimal of a trailing noun is its size: the 2.5 of `black 4 coil red 2 coil wire 2.5`. */
export function sizeOf(item: Item): Item {
  return item.kind === 'number' ? { kind: 'measure', measure: toMeasure([item.value], '') } : item
}

export const COLOURS = /^(?:red|black|blue|green|yellow|white|grey)$/

/** Attributes of which a thing has one. */
const EXCLUSIVE = [
  COLOURS,
  /^(?:sp|dp|tp|fp)$/,
  /^(?:interior|exterior)$/,
  /^(?:light|medium|heavy)$/,
  /^(?:cool|warm)$/,
]

function isOf(kind: RegExp, item: Item): boolean {
  return item.kind === 'term' && item.readings.some(({ words }) => words.some((word) => kind.test(word)))
}

/** A carried colour gives way to one's own, and so do poles. */
export function isContrary(item: Item, own: readonly Item[]): boolean {
  return EXCLUSIVE.some((kind) => isOf(kind, item) && own.some((each) => isOf(kind, each)))
}
