import type { Price } from '../../money/price.ts'
import type { Collection, EntryStatus } from './collections.ts'
import type { EntryForm } from './forms/forms.ts'

/** An entry of the catalogue as a row of the desk's list. */
export type EntryRow = {
  readonly id: string
  readonly name: string
  readonly status: EntryStatus
  readonly digest: string
  readonly image: string | null
  /** Entries that it lies in or, of a department, that lie in it. */
  readonly parents: readonly string[]
  /** Products only. */
  readonly variants: number
  readonly priceFrom: Price | null
  readonly hsn: string | null
  /** Percent, as delivered. */
  readonly gstRate: string | null
  readonly brand: string | null
  /** The supplier's numbers of the first sizes. */
  readonly skus: readonly string[]
  /** Null where no size is tracked, or the role may not see it. */
  readonly stock: EntryStock | null
}

/** Stock of a product: number of sizes tracked, of units that can be sold, and of sizes that are low or out. */
export type EntryStock = {
  readonly tracked: number
  readonly available: number
  readonly low: number
  readonly out: number
}

/** An entry as the desk edits it, and the digest of the version that is shown. */
export type DeskEntry = {
  readonly id: string
  readonly collection: Collection
  readonly status: EntryStatus
  readonly digest: string
  readonly form: EntryForm
  /** True when it can be archived only: a product was ordered, or something lies in a category. */
  readonly isInUse: boolean
}

/** The name of an entry that others lie in. */
export type EntryChoice = {
  readonly id: string
  readonly name: string
  readonly status: EntryStatus
  readonly parents: readonly string[]
}

/** Everything that entries can lie in, and how many entries there are of each kind. */
export type EntryChoices = {
  readonly departments: readonly EntryChoice[]
  readonly categories: readonly EntryChoice[]
  readonly subcategories: readonly EntryChoice[]
  readonly counts: Readonly<Record<Collection, number>>
}
