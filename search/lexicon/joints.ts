import type { Item, WrittenItem } from './items.ts'
import { materials } from './trade/facts.ts'

/**
 * Leaves out what joins no two things: the plus of a model such as `FlowGuard Plus CPVC tee`, and the sign between two words that describe one
 * thing, as in `cold & hot water pipe`.
 */
export function withoutMereJoints(items: readonly WrittenItem[]): WrittenItem[] {
  return items.filter((written, at) => !isMere(items, written, at) && !isOfThread(items, at))
}

/** Tells whether an x only joins a thread and its length: `M12 x 100 mm`. */
function isOfThread(items: readonly WrittenItem[], at: number): boolean {
  const written = items[at]
  const around = [items[at - 1], items[at + 1]]
  return written?.item.kind === 'term' && written.text === 'x' && around.every((each) => isFigure(each?.item))
}

function isMere(items: readonly WrittenItem[], { item, text }: WrittenItem, at: number): boolean {
  const before = items[at - 1]?.item
  const after = items[at + 1]?.item
  if (before === undefined || after === undefined) return false
  if (item.kind === 'and' && text === 'plus')
    return (!isCounted(before) && !names(before)) || (isOfModel(items, at - 1) && !names(after))
  if (item.kind === 'and') return areSame(before, after)
  return item.kind === 'break' && text === '&' && (areSame(before, after) || describes(before, after))
}

function isFigure(item: Item | undefined): boolean {
  return item?.kind === 'measure' || item?.kind === 'number'
}

/** The least number that is a model's behind a brand: the 315 of `laticrete 315 plus`. */
const LEAST_MODEL = 100

/** Tells whether a brand or the number of its model stands at a place. */
function isOfModel(items: readonly WrittenItem[], at: number): boolean {
  const [item, before] = [items[at]?.item, items[at - 1]?.item]
  return isBrand(item) || (item?.kind === 'number' && item.value >= LEAST_MODEL && isBrand(before))
}

function isBrand(item: Item | undefined): boolean {
  return item?.kind === 'term' && item.isBrand
}

function describes(before: Item, after: Item): boolean {
  return isDescription(before) && (after.kind === 'term' || after.kind === 'unknown')
}

/** Tells whether two words are of one thing, as those of `bolt & nut` are. */
function areSame(before: Item, after: Item): boolean {
  if (before.kind !== 'term' || after.kind !== 'term' || before.isGuess || after.isGuess) return false
  const named = ({ readings }: typeof before): string[] =>
    readings.flatMap(({ words, namesProduct }) => (namesProduct ? [words.join(' ')] : []))
  const [one, other] = [named(before), named(after)]
  return one.length > 0 && one.join() === other.join()
}

function isCounted({ kind }: Item): boolean {
  return kind === 'number' || kind === 'quantity' || kind === 'unit' || kind === 'measure'
}

/** Tells whether an item only describes: neither a thing nor a material, each of which may stand for one. */
function isDescription(item: Item): boolean {
  if (item.kind === 'unknown') return true
  return item.kind === 'term' && !names(item) && !item.hints.some((word) => materials.has(word))
}

function names(item: Item): boolean {
  return item.kind === 'term' && !item.isGuess && item.readings.some(({ namesProduct }) => namesProduct)
}
