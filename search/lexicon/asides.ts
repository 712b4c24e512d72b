import type { Item, WrittenItem } from './items.ts'

/** An item, and the number of the brackets that it stands in; null outside of any. */
export type BracketedItem = WrittenItem & { readonly bracket: number | null }

/**
 * Tells what stands in brackets after a product from what is asked for: in `cabinet handle (aluminium profile)` it only describes, repeats
 * a size or names a model. Brackets with counts of their own, such as `helmets 20 (10 yellow, 10 white)`, are read like the rest.
 */
export function withAsides(items: readonly BracketedItem[]): WrittenItem[] {
  const brackets = new Set(items.flatMap(({ bracket }) => (bracket === null ? [] : [bracket])))
  const described = new Set([...brackets].filter((bracket) => isAside(items, bracket)))
  return items.flatMap(({ bracket, item, text }, index): WrittenItem[] => {
    if (bracket === null || !described.has(bracket)) return [{ item, text }]
    const before = items.slice(0, index).filter((each) => each.bracket !== bracket)
    const inside = items.filter((each) => each.bracket === bracket)
    const isAlone = inside.length === 1
    const told = isOfSeveral(items, { item, bracket }) ? null : asideOf(item, before, isAlone)
    if (told?.kind !== 'term') return told === null ? [] : [{ item: told, text }]
    // with a noun of its own it says what it has or is also called: `claw hammer (wood handle)`
    return [{ item: { ...told, isAside: !inside.some((each) => names(each.item)) }, text }]
  })
}

function isAside(items: readonly BracketedItem[], bracket: number): boolean {
  const inside = items.filter((each) => each.bracket === bracket)
  const before = items.slice(
    0,
    items.findIndex((each) => each.bracket === bracket),
  )
  return before.some(({ item }) => names(item)) && inside.filter(({ item }) => isCount(item)).length < 2
}

/** Tells whether brackets list several sizes, of which none is chosen: `bars (12mm, 16mm)`. */
function isOfSeveral(
  items: readonly BracketedItem[],
  { item, bracket }: Omit<BracketedItem, 'text'>,
): boolean {
  if (item.kind !== 'measure') return false
  const inside = items.filter((each) => each.bracket === bracket)
  const alike = inside.filter((each) => isAlike(each.item, item))
  const [first, last] = [alike[0], alike.at(-1)]
  if (first === undefined || last === undefined || alike.length < 2) return false
  const between = inside.slice(inside.indexOf(first), inside.indexOf(last))
  return between.some((each) => each.item.kind === 'break' || each.item.kind === 'and')
}

function asideOf(item: Item, before: readonly BracketedItem[], isAlone: boolean): Item | null {
  switch (item.kind) {
    case 'break':
    case 'and':
      return null
    case 'term':
      return {
        ...item,
        isPurpose: true,
        readings: item.readings.map(({ words }) => ({ words, namesProduct: false })),
      }
    case 'unknown':
      return { kind: 'filler', what: 'aside', hints: [item.word] }
    case 'measure':
      return measureAside(item, before, isAlone)
    case 'number':
    case 'quantity':
      return before.some((each) => isCount(each.item)) || !Number.isInteger(item.value) ? null : item
    case 'filler':
    case 'unit':
      return item
  }
}

/** A measure in brackets: what was said before, the only size of the line, as in `overhead tank (3000 L)`, or a description. */
function measureAside(item: Measured, before: readonly BracketedItem[], isAlone: boolean): Item | null {
  if (before.some((each) => isAlike(each.item, item))) return null
  if (isAlone && !before.some((each) => each.item.kind === 'measure')) return item
  return { ...item, measure: { ...item.measure, isAside: true } }
}

type Measured = Extract<Item, { kind: 'measure' }>

/** Lengths that are further apart are of two dimensions: a pipe of `110 mm (6 m)`, or of `6 m (110 mm)`, is so thick and so long. */
const FARTHEST = 20

/** Lengths are told once, with or without their unit; `4 inch (110 mm)` says it twice. */
function isAlike(item: Item, { measure }: Extract<Item, { kind: 'measure' }>): boolean {
  if (item.kind !== 'measure') return false
  const isLength = ({ type }: typeof measure): boolean => type === 'length' || type === 'plain'
  if (!isLength(item.measure) || !isLength(measure)) return item.measure.type === measure.type
  return item.measure.type !== measure.type || !areFarApart(item.measure.values, measure.values)
}

function areFarApart(some: readonly number[], others: readonly number[]): boolean {
  return some.every((one) => others.every((other) => Math.max(one, other) >= FARTHEST * Math.min(one, other)))
}

function isCount({ kind }: Item): boolean {
  return kind === 'number' || kind === 'quantity'
}

function names(item: Item): boolean {
  return item.kind === 'term' && item.readings.some(({ namesProduct }) => namesProduct)
}
