/** The collections of the catalogue as the desk names them, in the order in which they are filled. */
export const collections = ['departments', 'categories', 'subcategories', 'products', 'banners'] as const

/** A collection of catalogue entries: departments are the specification's shops, categories its main categories. */
export type Collection = (typeof collections)[number]

/** Status of an entry: only published ones are in the shop; archived ones are no longer sold. */
export const entryStatuses = ['published', 'draft', 'archived'] as const
export type EntryStatus = (typeof entryStatuses)[number]

/** The status that a delivered document asks for; null when it says nothing, and the entry stays where it is. */
export function parseStatus(value: unknown): EntryStatus | null {
  return entryStatuses.find((status) => status === value) ?? null
}
