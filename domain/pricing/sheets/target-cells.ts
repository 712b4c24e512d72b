import type { RuleTarget } from '../price-list.ts'

/** Cells by which a row names what it is for; empty where it says nothing. */
export type TargetCells = {
  /** True for a row that says it is for everything. */
  readonly isAll: boolean
  readonly brand: string
  readonly category: string
  readonly subcategory: string
  /** Id of a size or product, or a supplier’s code. */
  readonly goods: string
}

/** Kinds of names that rows are for, other than goods. */
export const namedTargets = ['brand', 'category', 'subcategory'] as const
export type NamedTarget = (typeof namedTargets)[number]

/** Target that cells name, with the name that people know. */
export type FoundTarget = {
  readonly target: RuleTarget
  readonly key: string
  readonly uid: string | null
  readonly label: string
}

/** Reasons for which a row has no target. */
export const targetIssues = ['no-target', 'several-targets', 'target-unknown', 'target-unsure'] as const
export type TargetIssue = (typeof targetIssues)[number]

type Sought = FoundTarget | 'unknown' | 'unsure'

/** Knowledge that cells are held against. */
export type TargetFacts = {
  readonly goods: (text: string) => Sought
  readonly named: (kind: NamedTarget, text: string) => Sought
}

/**
 * Finds what a row is for. A brand or category beside an id or code describes the goods and is not read; without one, a row that names two
 * is for neither.
 */
export function findTarget(cells: TargetCells, { goods, named }: TargetFacts): FoundTarget | TargetIssue {
  const [kind, second] = namedTargets.filter((each) => cells[each] !== '')
  if (cells.goods !== '') return cells.isAll ? 'several-targets' : issueOr(goods(cells.goods))
  if (kind === undefined) return cells.isAll ? { target: 'all', key: '', uid: null, label: '' } : 'no-target'
  // a subcategory beside its category is the narrower of the two
  const isNarrowed = kind === 'category' && second === 'subcategory'
  if (cells.isAll || (second !== undefined && !isNarrowed)) return 'several-targets'
  const narrow = isNarrowed ? second : kind
  return issueOr(named(narrow, cells[narrow]))
}

function issueOr(found: Sought): FoundTarget | TargetIssue {
  return typeof found === 'string' ? `target-${found}` : found
}

/** A target whatever stands before it: its uid within its product, or its place; brands are spelt in any case. */
export function targetIdentity({ target, key, uid }: Omit<FoundTarget, 'label'>): string {
  if (uid !== null) return `${target} ${key.replace(/Variant\[\d+\]$/, '')} ${uid}`
  return `${target} ${target === 'brand' ? key.toLowerCase() : key}`
}
