import { ZERO, type Paise } from '../../money/paise.ts'
import {
  MAX_RATE_MEMBERS,
  RATE_NAME_LENGTH,
  RATE_UNIT_LENGTH,
  WHOLE_FACTOR,
  type DayRate,
  type RateMember,
} from './day-rate.ts'

/** Most rows of one file of rates. */
export const MAX_RATE_ROWS = 2_000

/** Reasons for which a row of a file of rates cannot be taken. */
export const rateIssues = [
  'no-rate',
  'rate-name-long',
  'unit-missing',
  'size-unknown',
  'size-unsure',
  'size-twice',
  'size-of-other',
  'too-many-sizes',
  'rate-without-size',
  'times-wrong',
  'difference-wrong',
  'base-wrong',
  'base-differs',
] as const
export type RateIssue = (typeof rateIssues)[number]

/** States of a row: a size that is new in its rate, has other figures, or the same; a rate to set alone; or a row that cannot be taken. */
export const rateRowStates = ['new', 'changed', 'same', 'base', 'refused'] as const
export type RateRowState = (typeof rateRowStates)[number]

/** A row as it was read; null where a cell says nothing, and false where it says nothing that is sure. */
export type RateRow = {
  /** The number of the row in the file. */
  readonly number: number
  readonly rate: string
  readonly unit: string | null
  readonly base: Paise | false | null
  /** Composite id or supplier’s code, as the file has it. */
  readonly size: string | null
  readonly factor: number | false | null
  readonly difference: Paise | false | null
}

/** A size that a file names: one, none or several. */
export type FoundSize = (Pick<RateMember, 'key' | 'uid'> & { readonly label: string }) | 'unknown' | 'unsure'

/** Facts that rows are held against. */
export type RateFacts = {
  /** Rates in use. */
  readonly rates: readonly Pick<DayRate, 'id' | 'name' | 'unit' | 'base' | 'members'>[]
  readonly sizeOf: (text: string) => FoundSize
}

export type PlannedRateRow = {
  readonly number: number
  readonly rate: string
  readonly size: string | null
  readonly state: RateRowState
  readonly issue: RateIssue | null
}

/** A rate as a file leaves it; `id` is null for a new one, and `base` where the file sets none. */
export type PlannedRate = {
  readonly id: string | null
  readonly name: string
  readonly unit: string
  readonly members: readonly RateMember[]
  readonly hasChanged: boolean
  readonly base: Paise | null
}

type Draft = { -readonly [Field in keyof PlannedRate]: PlannedRate[Field] } & {
  members: RateMember[]
  /** Sizes that the file has named already. */
  readonly named: Set<string>
}

/**
 * Plans what a file does to rates (PRICE-09). A rate is known by its name; sizes that the file names are added or take its figures, others
 * stay as they are.
 */
export function planRateImport(
  rows: readonly RateRow[],
  facts: RateFacts,
): { readonly rows: readonly PlannedRateRow[]; readonly rates: readonly PlannedRate[] } {
  const drafts = new Map<string, Draft>()
  const owners = new Map(
    facts.rates.flatMap(({ name, members }) => members.map((member) => [identityOf(member), nameKey(name)])),
  )
  const planned = rows.map((row): PlannedRateRow => {
    const found = row.size === null ? null : facts.sizeOf(row.size)
    const label = found !== null && typeof found !== 'string' ? found.label : row.size
    const outcome = planRow(row, found, { drafts, owners, rates: facts.rates })
    const isIssue = rateIssues.find((issue) => issue === outcome) ?? null
    return {
      number: row.number,
      rate: row.rate,
      size: label,
      state: isIssue === null ? (outcome as RateRowState) : 'refused',
      issue: isIssue,
    }
  })
  return {
    rows: planned,
    rates: [...drafts.values()].map(({ named: _, ...rate }) => rate),
  }
}

type Drafts = Pick<RateFacts, 'rates'> & {
  readonly drafts: Map<string, Draft>
  readonly owners: Map<string, string>
}

function planRow(
  row: RateRow,
  found: FoundSize | null,
  { drafts, owners, rates }: Drafts,
): RateIssue | RateRowState {
  const name = row.rate.trim()
  if (name === '') return 'no-rate'
  const key = nameKey(name)
  const known = drafts.get(key) ?? draftOf(rates.find((rate) => nameKey(rate.name) === key))
  const draft = known ?? newDraft(row, name)
  if (typeof draft === 'string') return draft
  const issue = figuresIssue(row, draft)
  if (issue !== null) return issue
  const member = found === null ? null : memberOf(row, found, draft)
  if (typeof member === 'string') return member
  if (member === null) {
    if (draft.members.length === 0) return 'rate-without-size'
  } else {
    if ((owners.get(identityOf(member)) ?? key) !== key) return 'size-of-other'
    owners.set(identityOf(member), key)
  }
  drafts.set(key, draft)
  draft.base = row.base || draft.base
  return member === null ? 'base' : take(draft, member)
}

function draftOf(rate: RateFacts['rates'][number] | undefined): Draft | null {
  if (rate === undefined) return null
  const { id, name, unit, members } = rate
  return { id, name, unit, members: [...members], hasChanged: false, base: null, named: new Set() }
}

function newDraft({ unit }: RateRow, name: string): Draft | RateIssue {
  if (name.length > RATE_NAME_LENGTH) return 'rate-name-long'
  if (unit === null || unit.length > RATE_UNIT_LENGTH) return 'unit-missing'
  return { id: null, name, unit, members: [], hasChanged: true, base: null, named: new Set() }
}

function figuresIssue({ base, factor, difference }: RateRow, draft: Draft): RateIssue | null {
  if (base === false) return 'base-wrong'
  if (base !== null && draft.base !== null && base !== draft.base) return 'base-differs'
  if (factor === false) return 'times-wrong'
  return difference === false ? 'difference-wrong' : null
}

/** The member that a row makes; figures that it does not say stay as they are. */
function memberOf(row: RateRow, found: FoundSize, { members, named }: Draft): RateMember | RateIssue {
  if (found === 'unknown') return 'size-unknown'
  if (found === 'unsure') return 'size-unsure'
  const { key, uid } = found
  if (named.has(identityOf(found))) return 'size-twice'
  const held = members.find((member) => identityOf(member) === identityOf(found))
  if (held === undefined && members.length >= MAX_RATE_MEMBERS) return 'too-many-sizes'
  return {
    key,
    uid,
    factor: row.factor || (held?.factor ?? WHOLE_FACTOR),
    difference: (row.difference === false ? null : row.difference) ?? held?.difference ?? ZERO,
  }
}

function take(draft: Draft, member: RateMember): RateRowState {
  const place = draft.members.findIndex((held) => identityOf(held) === identityOf(member))
  const held = draft.members[place]
  draft.named.add(identityOf(member))
  if (held !== undefined && held.factor === member.factor && held.difference === member.difference)
    return 'same'
  draft.hasChanged = true
  if (held === undefined) draft.members.push(member)
  else draft.members[place] = { ...held, factor: member.factor, difference: member.difference }
  return held === undefined ? 'new' : 'changed'
}

function nameKey(name: string): string {
  return name.trim().toLowerCase()
}

/** A member whatever stands before it: its uid within its product, or its place. */
function identityOf({ key, uid }: Pick<RateMember, 'key' | 'uid'>): string {
  return uid === null ? key : `${key.replace(/Variant\[\d+\]$/, '')} ${uid}`
}
