import type { CountDoubt } from '../../lexicon/items.ts'
import type { KindIndex } from '../../product-kinds/kind-index.ts'
import type { Decision } from '../../product-kinds/reading/decide.ts'
import type { Grouped } from '../carry-over.ts'
import { decideGroup, type GroupDecision } from '../decide-group.ts'

/** A decision, and what is doubtful about its quantity. */
type Counted = GroupDecision & { readonly doubt: CountDoubt | null }

/** A range to this times its beginning is likely one. */
const WIDEST_RANGE = 2

/**
 * Decides a group where a number stands before the quantity and is joined to it: in `12 x 50 rods` it is the size, and in `2 x 50 bags`, where no
 * size has it, it changes how many are meant.
 */
export function decideCounted(index: KindIndex, grouped: Grouped): Counted {
  const { decision, isByOwnWords } = decideGroup(index, grouped)
  const joined = joinedNumber(grouped.group)
  if (joined === null || decision.quantity?.value !== joined.counted)
    return { decision, isByOwnWords, doubt: null }
  const group = grouped.group.filter((_, position) => position !== joined.at)
  const without = decideGroup(index, { ...grouped, group })
  const counted = { decision, isByOwnWords: isByOwnWords && without.isByOwnWords }
  if (isSame(decision, without.decision))
    return { ...counted, doubt: isSizeOf(decision, joined) ? null : joined.doubt }
  const isUnsold = decision.status === 'other-sizes' && without.decision.status !== 'other-sizes'
  return isUnsold
    ? { ...counted, decision: without.decision, doubt: joined.doubt }
    : { ...counted, doubt: null }
}

/** A number before a quantity that it is joined to. */
type Joined = {
  readonly at: number
  readonly value: number
  readonly counted: number
  readonly doubt: CountDoubt
}

function joinedNumber(group: Grouped['group']): Joined | null {
  const after = group.findIndex(({ item }) => item.kind === 'quantity' && item.unlessSize !== undefined)
  const quantity = group[after]?.item
  if (quantity?.kind !== 'quantity' || quantity.unlessSize === undefined) return null
  const at = group.slice(0, after).findLastIndex(({ item }) => item.kind !== 'filler')
  const number = group[at]?.item
  if (number?.kind !== 'number') return null
  return { at, value: number.value, counted: quantity.value, doubt: quantity.unlessSize }
}

/** Tells whether all that is suggested has a number as its size, as bags of cement have 50, and no range is likely. */
function isSizeOf({ suggestions }: Decision, { value, counted, doubt }: Joined): boolean {
  const isBorne = suggestions.some(({ size }) => size.measures.some(({ values }) => values.includes(value)))
  const isRange = doubt.reason === 'range' && value < counted && counted <= WIDEST_RANGE * value
  return isBorne && !isRange
}

function isSame(one: Decision, other: Decision): boolean {
  return one.status !== 'other-sizes' && keysOf(one) === keysOf(other)
}

function keysOf({ suggestions }: Decision): string {
  return suggestions.map(({ name, size }) => `${name} ${size.label}`).join('\n')
}
