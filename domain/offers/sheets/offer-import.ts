import { MAX_HOLDERS, type PriceHolder } from '../../pricing/price-list.ts'
import { findTarget, targetIdentity } from '../../pricing/sheets/target-cells.ts'
import { MAX_OFFERS, MAX_REACH, OFFER_NAME_LENGTH } from '../offer-limits.ts'
import type { OfferBenefit, OfferContent, OfferReach } from '../offer.ts'
import {
  offerFields,
  offerTraits,
  type KnownOffer,
  type OfferFacts,
  type OfferField,
  type OfferIssue,
  type OfferTrait,
  type OfferRow,
  type PlannedOffer,
  type PlannedOfferRow,
} from './offer-rows.ts'

type Draft = {
  readonly before: KnownOffer | null
  readonly name: string
  benefit: OfferBenefit | null
  /** Fields that the file has said; the first row that says one decides. */
  readonly said: Partial<Record<OfferField, unknown>>
  readonly reach: Map<string, OfferReach>
  readonly holders: Map<string, PriceHolder>
  readonly rows: PlannedOfferRow[]
}

type Issue = Pick<PlannedOfferRow, 'issue' | 'field'>

const none: Issue = { issue: null, field: null }
const because = (issue: OfferIssue, field: OfferField | null = null): Issue => ({ issue, field })

/**
 * Plans what a file does to offers (OFFER-01). An offer is known by its id or name, and rows without either say more of the one above. What
 * the file says takes the place of what an offer has; empty cells leave it. Goods and customers are those of all its rows together.
 */
export function planOfferImport(
  rows: readonly OfferRow[],
  facts: OfferFacts,
): { readonly rows: readonly PlannedOfferRow[]; readonly offers: readonly PlannedOffer[] } {
  const drafts = new Map<string, Draft>()
  const lost: PlannedOfferRow[] = []
  let above: Draft | null = null
  for (const row of rows) {
    const found: Draft | OfferIssue = isBelow(row) ? (above ?? 'no-offer') : draftOf(row, drafts, facts)
    if (typeof found === 'string') {
      above = null
      lost.push({ ...plannedRow(row), offer: row.name || row.id, ...because(found), state: 'refused' })
      continue
    }
    above = found
    const { issue, label, isForAll } = takeRow(row, found, facts)
    const state = issue.issue === null ? 'same' : 'refused'
    found.rows.push({ ...plannedRow(row), offer: found.name, label, isForAll, ...issue, state })
  }
  const ended = [...drafts.values()].map((draft) => endDraft(draft, facts.today))
  const checked = checkTogether(ended, facts.offers)
  return {
    rows: [...lost, ...checked.flatMap((each) => each.rows)].toSorted(
      (one, other) => one.number - other.number,
    ),
    offers: checked.map(({ offer }) => offer),
  }
}

function isBelow({ id, name }: OfferRow): boolean {
  return id === '' && name === ''
}

function plannedRow({ number }: OfferRow) {
  return { number, label: '', isForAll: false, ...none }
}

function draftOf(row: OfferRow, drafts: Map<string, Draft>, { offers }: OfferFacts): Draft | OfferIssue {
  if (row.name.length > OFFER_NAME_LENGTH) return 'name-long'
  const before = findKnown(row, offers)
  if (typeof before === 'string') return before
  const key = before?.id ?? `new ${row.name.toLowerCase()}`
  const known = drafts.get(key)
  if (known !== undefined) return known
  const draft: Draft = {
    before,
    name: nameFor(row, before),
    benefit: null,
    said: {},
    reach: new Map(),
    holders: new Map(),
    rows: [],
  }
  drafts.set(key, draft)
  return draft
}

/** Finds the offer that a row names; null for a new one. */
function findKnown({ id, name }: OfferRow, offers: OfferFacts['offers']): KnownOffer | OfferIssue | null {
  const known = offers.filter((offer) =>
    id === '' ? offer.name.toLowerCase() === name.toLowerCase() : offer.id === id.toLowerCase(),
  )
  const [first = null] = known
  if (known.length > 1) return 'offer-unsure'
  return id !== '' && first === null ? 'offer-unknown' : first
}

/** A name beside an id is what the offer is called then; without one it is what the offer is known by. */
function nameFor({ id, name }: OfferRow, before: KnownOffer | null): string {
  const isNamed = before === null || (id !== '' && name !== '')
  return isNamed ? name : before.name
}

function takeRow(row: OfferRow, draft: Draft, facts: OfferFacts) {
  const goods = takeGoods(row, draft, facts)
  const holders = takeHolders(row, draft, facts)
  const issue = row.isUnreadable
    ? because('cell-unreadable')
    : [takeBenefit(row, draft), takeFields(row, draft), goods.issue, holders].find(
        (each) => each.issue !== null,
      )
  return { issue: issue ?? none, label: labelOf(row, goods.label), isForAll: row.isAll }
}

function labelOf({ holders }: OfferRow, goods: string): string {
  return [goods, ...holders].filter((text) => text !== '').join(', ')
}

function takeBenefit({ benefit }: OfferRow, draft: Draft): Issue {
  if (benefit === null) return none
  if (typeof benefit === 'string') return because(benefit)
  if (draft.benefit !== null && !isSame(draft.benefit, benefit)) return because('several-benefits')
  draft.benefit = benefit
  return none
}

function takeFields({ fields }: OfferRow, { said }: Draft): Issue {
  for (const field of offerFields) {
    const value = fields[field]
    if (value === null) continue
    if (value === 'wrong') return because('field-wrong', field)
    if (said[field] !== undefined && !isSame(said[field], value)) return because('field-differs', field)
    said[field] = value
  }
  return none
}

function takeGoods(row: OfferRow, draft: Draft, facts: OfferFacts) {
  const found = findTarget(row, facts)
  if (found === 'no-target') return { issue: none, label: '' }
  if (typeof found === 'string')
    return { issue: because(found), label: row.goods || row.subcategory || row.category || row.brand }
  const { label, ...goods } = found
  draft.reach.set(targetIdentity(found), goods)
  return { issue: draft.reach.size > MAX_REACH ? because('too-many-goods') : none, label }
}

function takeHolders({ holders }: OfferRow, draft: Draft, { holder }: OfferFacts): Issue {
  for (const mark of holders) {
    const found = holder(mark)
    if (typeof found === 'string') return because(`holder-${found}`)
    draft.holders.set(`${found.kind} ${found.id}`, { kind: found.kind, id: found.id })
  }
  return draft.holders.size > MAX_HOLDERS ? because('too-many-holders') : none
}

type Ended = { readonly offer: PlannedOffer; readonly rows: readonly PlannedOfferRow[] }

function endDraft({ before, name, benefit, said, reach, holders, rows }: Draft, today: string): Ended {
  const content: OfferContent = {
    ...(before === null ? plainOffer(today) : contentOf(before)),
    ...(said as Partial<OfferContent>),
    name,
    ...(benefit !== null && { benefit: withMost(benefit, before?.benefit) }),
    ...(reach.size > 0 && { reach: [...reach.values()] }),
    ...(holders.size > 0 && { holders: [...holders.values()] }),
  }
  const changed = offerTraits.filter((part) => before === null || !isSameTrait(part, before, content))
  const issue = issueOf(content, { before, hasBenefit: benefit !== null, hasChanged: changed.length > 0 })
  const state = before === null ? 'new' : changed.length > 0 ? 'changed' : 'same'
  return {
    offer: {
      before,
      content,
      gives: before === null && benefit === null ? null : content.benefit,
      changed: before === null ? [] : changed,
    },
    rows: rows.map((row, index) => {
      if (row.issue !== null) return row
      return index === 0 && issue !== null ? { ...row, state: 'refused', issue } : { ...row, state }
    }),
  }
}

/** Per cent off keep the most that an order gets, where the file says none. */
function withMost(benefit: OfferBenefit, before: OfferBenefit | undefined): OfferBenefit {
  return benefit.kind === 'percent' && before?.kind === 'percent' && benefit.most === null
    ? { ...benefit, most: before.most }
    : benefit
}

function issueOf(
  { reach, holders, fromDay, untilDay }: OfferContent,
  {
    before,
    hasBenefit,
    hasChanged,
  }: { readonly before: KnownOffer | null; readonly hasBenefit: boolean; readonly hasChanged: boolean },
): OfferIssue | null {
  if (before === null && !hasBenefit) return 'no-benefit'
  if (reach.length === 0) return 'no-target'
  if (hasChanged && before?.isForEverybody === false && holders.length === 0) return 'holders-gone'
  return untilDay !== null && untilDay < fromDay ? 'ends-before-start' : null
}

/** Refuses what offers of one shop cannot have together: a code twice, and more offers than there may be. */
function checkTogether(ended: readonly Ended[], offers: readonly KnownOffer[]): Ended[] {
  const inFile = new Set(ended.flatMap(({ offer }) => offer.before?.id ?? []))
  const codes = new Set(offers.flatMap(({ id, code }) => (inFile.has(id) ? [] : (code ?? []))))
  let count = offers.length
  return ended.map((each) => {
    const { code } = each.offer.content
    const isTaken = code !== null && codes.has(code)
    if (code !== null) codes.add(code)
    if (each.offer.before === null) count += 1
    const issue = isTaken ? 'code-taken' : count > MAX_OFFERS ? 'too-many-offers' : null
    if (issue === null) return each
    const [first, ...others] = each.rows
    return first === undefined || first.issue !== null
      ? each
      : { ...each, rows: [{ ...first, state: 'refused', issue }, ...others] }
  })
}

function plainOffer(today: string): OfferContent {
  return {
    name: '',
    nameHi: null,
    code: null,
    benefit: { kind: 'free-delivery' },
    reach: [],
    fromValue: null,
    fromQuantity: null,
    isFirstOrder: false,
    holders: [],
    pinCodes: [],
    fromDay: today,
    untilDay: null,
    budget: null,
    usesPerPerson: null,
    usesInAll: null,
    isCombinable: false,
  }
}

/** Content of an offer, without what became of it. */
export function contentOf(offer: OfferContent): OfferContent {
  return Object.fromEntries(offerTraits.map((part) => [part, offer[part]])) as OfferContent
}

function isSameTrait(part: OfferTrait, before: OfferContent, after: OfferContent): boolean {
  if (part === 'reach')
    return isSame(...sorted(before.reach.map(targetIdentity), after.reach.map(targetIdentity)))
  if (part === 'holders')
    return isSame(...sorted(before.holders.map(holderKey), after.holders.map(holderKey)))
  return isSame(before[part], after[part])
}

function sorted(one: readonly string[], other: readonly string[]): [string[], string[]] {
  return [one.toSorted(), other.toSorted()]
}

function holderKey({ kind, id }: PriceHolder): string {
  return `${kind} ${id}`
}

/** Tells whether two values of cells say the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => one.localeCompare(other)))
      : each,
  )
}
