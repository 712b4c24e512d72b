import { withAsciiDigits } from '../text/ascii-digits.ts'
import { withoutInvisible } from '../text/without-invisible.ts'
import type { Permission } from './permissions.ts'

/** Kinds that the search of the desk finds, in the order in which they are shown, with the permission that each takes. */
export const hitKinds = {
  orders: 'orders:read',
  customers: 'customers:read',
  products: 'catalogue:read',
  subcategories: 'catalogue:read',
  categories: 'catalogue:read',
  documents: 'documents:read',
  quotations: 'quotations:read',
  trips: 'trips:read',
  staff: 'staff:read',
} as const satisfies Readonly<Record<string, Permission>>

export type HitKind = keyof typeof hitKinds

/** Something that the search of the desk found. */
export type DeskHit = {
  /** Of its page; of a tax document the id of its order. */
  readonly id: string
  /** A name or number. */
  readonly title: string
  /** Detail that tells it from its like, such as a receiver, a place, a phone number; empty for none. */
  readonly detail: string
  /** A status, role or kind of document, as the wire spells it; null where there is none. */
  readonly state: string | null
  /** Time at which it was made or is due: a moment, or a day in India; null where that tells nothing. */
  readonly at: string | null
}

/** Hits of one kind. */
export type HitGroup = {
  readonly kind: HitKind
  readonly hits: readonly DeskHit[]
  readonly hasMore: boolean
  /** The database was not done in time: nothing is known of this kind. */
  readonly isSlow: boolean
}

/** The fewest letters or digits that are looked for. */
const LEAST_SEARCHED = 2
const MAX_WORDS = 6

/** A search of the desk as it is looked for: its digits Latin, without invisible marks; null when too little is left. */
export function parseDeskSearch(
  typed: string,
): { readonly text: string; readonly words: readonly string[] } | null {
  const words = withAsciiDigits(withoutInvisible(typed))
    .split(/\s+/)
    .filter((word) => word !== '')
  const text = words.join(' ')
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length < LEAST_SEARCHED ? null : { text, words: words.slice(0, MAX_WORDS) }
}
