import { z } from 'zod'
import { entryStatuses } from '#domain/catalogue/entries/collections.ts'

/** A document that an import is to write, with the version of its entry that was seen; null where there was none. */
export const staged = z.object({
  collection: z.enum(['departments', 'categories', 'subcategories', 'products', 'banners']),
  id: z.string(),
  /** Where in the file it stands. */
  where: z.string(),
  status: z.enum(entryStatuses).nullable(),
  seen: z.string().nullable(),
  document: z.record(z.string(), z.unknown()),
})

export type Staged = z.infer<typeof staged>
