import { MAX_HOLDERS, MAX_QUANTITIES, MAX_RULES, type PriceHolder, type PriceRule } from '../price-list.ts'
import type {
  FoundHolder,
  Given,
  ListFacts,
  ListIssue,
  ListRow,
  PlannedList,
  PlannedListRow,
} from './list-rows.ts'
import { findTarget, targetIdentity, type FoundTarget } from './target-cells.ts'

type Draft = {
  readonly facts: ListFacts
  readonly rules: PriceRule[]
  /** Rules that the file has named already. */
  readonly named: Set<string>
  readonly holders: Map<string, FoundHolder>
  /** Holders of the first row with a price that names any. */
  rowHolders: string | null
  fromDay: string | null
  untilDay: string | null
}

/**
 * Plans what a file does to a price list (PRICE-08). A rule is known by what it is for and its quantity; one that the file names is added
 * or takes its price, others stay or go. Days and customers are those of the whole list, so that rows cannot say different ones.
 */
export function planListImport(rows: readonly ListRow[], facts: ListFacts): PlannedList {
  const { list, rest } = facts
  const draft: Draft = {
    facts,
    rules: [...(list?.rules ?? [])],
    named: new Set(),
    holders: new Map(),
    rowHolders: null,
    fromDay: null,
    untilDay: null,
  }
  if (rest === 'goes') keepNamed(rows, draft)
  const planned = rows.map((row) => planRow(row, draft))
  const gone = rest === 'stays' ? [] : rulesOf(list).filter((rule) => !draft.named.has(ruleKey(rule)))
  const { added, left, holders } = planHolders(draft)
  const days = daysOf(draft)
  const isSame = planned.every(({ state }) => state === 'same' || state === 'refused')
  const hasDays = days.fromDay === list?.fromDay && days.untilDay === list.untilDay
  const hasChanged = !isSame || !hasDays || gone.length + added.length + left > 0
  return { rows: planned, ...days, holders, rules: draft.rules, added, left, gone, hasChanged }
}

function rulesOf(list: ListFacts['list']): readonly PriceRule[] {
  return list?.rules ?? []
}

function holdersOf(list: ListFacts['list']): readonly PriceHolder[] {
  return list?.holders ?? []
}

/** Days as the file says, else as they are, else from today on. */
function daysOf({ fromDay, untilDay, facts: { list, today } }: Draft) {
  return {
    fromDay: fromDay ?? list?.fromDay ?? today,
    untilDay: untilDay ?? list?.untilDay ?? null,
  }
}

/** Holders that the list has then: those who are on it stay, unless the file names some and the rest goes. */
function planHolders({
  facts: { list, rest },
  holders: found,
}: Draft): Pick<PlannedList, 'added' | 'left' | 'holders'> {
  const before = new Set(holdersOf(list).map(holderKey))
  const kept = rest === 'stays' || found.size === 0 ? holdersOf(list) : []
  const held = new Map<string, PriceHolder>([...kept.map((one) => [holderKey(one), one] as const), ...found])
  return {
    holders: [...held.values()].map(({ kind, id }) => ({ kind, id })),
    added: [...found].flatMap(([key, { label }]) => (before.has(key) ? [] : [label])),
    left: [...before].filter((key) => !held.has(key)).length,
  }
}

/** Takes out the rules that no row names, so that those that are named have room. */
function keepNamed(rows: readonly ListRow[], { facts, rules }: Draft): void {
  const named = new Set(
    rows.flatMap((row) => {
      const found = findTarget(row, facts)
      return typeof found === 'string' ? [] : [ruleKey({ ...found, from: row.from || 1 })]
    }),
  )
  rules.splice(0, rules.length, ...rules.filter((rule) => named.has(ruleKey(rule))))
}

function planRow(row: ListRow, draft: Draft): PlannedListRow {
  const isForHolders = isHolderRow(row)
  const found = isForHolders ? null : findTarget(row, draft.facts)
  const target = typeof found === 'string' ? null : found
  const outcome =
    typeof found === 'string' ? { ...refused, issue: found } : placeRow(row, { target: found, draft })
  return {
    number: row.number,
    target: target?.target ?? null,
    label: target?.label ?? (isForHolders ? row.holders.join(', ') : labelOf(row)),
    percentOff: typeof row.percentOff === 'number' ? row.percentOff : null,
    price: row.price || null,
    from: row.from || 1,
    ...outcome,
    ...(row.isUnreadable && { ...refused, issue: 'cell-unreadable' }),
  }
}

type Outcome = Pick<PlannedListRow, 'state' | 'issue' | 'before'>

const refused = { state: 'refused', before: null } as const

/** Takes a row into the list, or tells why it cannot be. */
function placeRow(
  row: ListRow,
  { target, draft }: { readonly target: FoundTarget | null; readonly draft: Draft },
): Outcome {
  const issue = daysIssue(row, draft) ?? holdersIssue(row, draft, target === null)
  if (issue !== null) return { ...refused, issue }
  if (target === null) return { state: addHolders(row, draft), before: null, issue: null }
  const given = givenBy(row, target)
  if (typeof given === 'string') return { ...refused, issue: given }
  const { label: _, ...goods } = target
  const taken = take({ ...given, ...goods }, draft)
  if (typeof taken === 'string') return { ...refused, issue: taken }
  addHolders(row, draft)
  return { ...taken, issue: null }
}

/** Tells whether a row says for whom the list is, and nothing of prices. */
function isHolderRow({ holders, isAll, brand, category, subcategory, goods, percentOff, price }: ListRow) {
  const isTargeted = isAll || [brand, category, subcategory, goods].some((text) => text !== '')
  return holders.length > 0 && !isTargeted && percentOff === null && price === null
}

function labelOf({ goods, brand, category, subcategory }: ListRow): string {
  return [goods, brand, category, subcategory].filter((text) => text !== '').join(' · ')
}

function daysIssue({ fromDay, untilDay }: ListRow, draft: Draft): ListIssue | null {
  if (fromDay === false || untilDay === false) return 'day-wrong'
  if (areOther(fromDay, draft.fromDay) || areOther(untilDay, draft.untilDay)) return 'days-differ'
  const said = { fromDay: fromDay ?? draft.fromDay, untilDay: untilDay ?? draft.untilDay }
  const days = daysOf({ ...draft, ...said })
  if (days.untilDay !== null && days.untilDay < days.fromDay) return 'ends-before-start'
  Object.assign(draft, said)
  return null
}

function areOther(said: string | null, before: string | null): boolean {
  return said !== null && before !== null && said !== before
}

function holdersIssue({ holders }: ListRow, draft: Draft, isForHolders: boolean): ListIssue | null {
  if (holders.length === 0) return null
  const { facts } = draft
  const known = new Set([...draft.holders.keys(), ...holdersOf(facts.list).map(holderKey)])
  const keys: string[] = []
  for (const mark of holders) {
    const found = facts.holder(mark)
    if (found === 'unknown' || found === 'unsure') return `holder-${found}`
    const key = holderKey(found)
    if (found.isFull && !known.has(key)) return 'holder-full'
    known.add(key)
    keys.push(key)
  }
  if (known.size > MAX_HOLDERS) return 'too-many-holders'
  if (isForHolders) return null
  const all = [...new Set(keys)].toSorted().join(' ')
  if (draft.rowHolders !== null && draft.rowHolders !== all) return 'holders-differ'
  draft.rowHolders = all
  return null
}

function addHolders({ holders }: ListRow, { facts, holders: held }: Draft): 'new' | 'same' {
  const before = new Set(holdersOf(facts.list).map(holderKey))
  let isNew = false
  for (const mark of holders) {
    const found = facts.holder(mark)
    if (typeof found === 'string') continue
    const key = holderKey(found)
    isNew ||= !before.has(key) && !held.has(key)
    held.set(key, found)
  }
  return isNew ? 'new' : 'same'
}

function givenBy(
  { percentOff, price, from }: ListRow,
  { target }: FoundTarget,
): (Given & { readonly from: number }) | ListIssue {
  if (percentOff === false) return 'percent-wrong'
  if (percentOff === 'unsure') return 'percent-unsure'
  if (price === false) return 'price-wrong'
  if (from === false) return 'quantity-wrong'
  if (price !== null && percentOff !== null) return 'price-and-percent'
  if (price === null && percentOff === null) return 'nothing-given'
  if (price !== null && target !== 'product' && target !== 'variant') return 'price-not-of-product'
  return { percentOff, price, from: from ?? 1 }
}

function take(
  rule: PriceRule,
  { rules, named }: Draft,
): { readonly state: 'new' | 'changed' | 'same'; readonly before: Given | null } | ListIssue {
  const key = ruleKey(rule)
  if (named.has(key)) return 'row-twice'
  const place = rules.findIndex((one) => ruleKey(one) === key)
  const held = rules[place]
  if (held === undefined) {
    const alike = rules.filter((one) => targetIdentity(one) === targetIdentity(rule))
    if (alike.length >= MAX_QUANTITIES) return 'too-many-quantities'
    if (rules.length >= MAX_RULES) return 'too-many-rules'
    rules.push(rule)
  } else rules[place] = { ...held, percentOff: rule.percentOff, price: rule.price }
  named.add(key)
  if (held === undefined) return { state: 'new', before: null }
  const before = { percentOff: held.percentOff, price: held.price }
  const isSame = before.percentOff === rule.percentOff && before.price === rule.price
  return { state: isSame ? 'same' : 'changed', before }
}

function ruleKey({ from, ...target }: Omit<FoundTarget, 'label'> & { readonly from: number }): string {
  return `${targetIdentity(target)} ${from}`
}

function holderKey({ kind, id }: PriceHolder): string {
  return `${kind} ${id}`
}
