import { withBrand, type RuleTarget } from '../price-list.ts'

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
  readonly brand?: string | undefined
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
 * Finds what a row is for. A brand or category beside an id or code describes the goods and is not read; a brand beside a category or
 * subcategory is that brand in it.
 */
export function findTarget(cells: TargetCells, { goods, named }: TargetFacts): FoundTarget | TargetIssue {
  const names = namedTargets.filter((each) => cells[each] !== '')
  if (cells.isAll && (cells.goods !== '' || names.length > 0)) return 'several-targets'
  if (cells.goods !== '') return issueOr(goods(cells.goods))
  if (cells.isAll) return { target: 'all', key: '', uid: null, label: '' }
  // a subcategory beside its category is the narrower of the two
  const narrow = names.at(-1)
  if (narrow === undefined) return 'no-target'
  const found = issueOr(named(narrow, cells[narrow]))
  if (typeof found === 'string' || narrow === 'brand' || cells.brand === '') return found
  const brand = issueOr(named('brand', cells.brand))
  if (typeof brand === 'string') return brand
  return { ...found, brand: brand.key, label: withBrand(found.label, { brand: brand.label }) }
}

function issueOr(found: Sought): FoundTarget | TargetIssue {
  return typeof found === 'string' ? `target-${found}` : found
}

/** A target whatever stands before it: its uid within its product, or its place; brands are spelt in any case. */
export function targetIdentity({ target, key, uid, brand }: Omit<FoundTarget, 'label'>): string {
  if (uid !== null) return `${target} ${key.replace(/Variant\[\d+\]$/, '')} ${uid}`
  const of = brand === undefined ? '' : ` ${brand.toLowerCase()}`
  return `${target} ${target === 'brand' ? key.toLowerCase() : key}${of}`
}
