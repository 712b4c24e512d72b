import { z } from 'zod'
import { entryStatuses } from '#domain/catalogue/entries/collections.ts'

/** What a sheet says of the stock of each size of a document, in their order; cost in micro-rupees without GST. */
const stock = z
  .array(
    z
      .object({
        barcode: z.string().nullable(),
        cost: z.number().int().nullable(),
        units: z.number().int().nullable(),
      })
      .nullable(),
  )
  .readonly()
  .optional()

/** A document that an import is to write, with the version of its entry that was seen; null where there was none. */
export const staged = z.object({
  collection: z.enum(['departments', 'categories', 'subcategories', 'products', 'banners']),
  id: z.string(),
  /** Where in the file it stands. */
  where: z.string(),
  status: z.enum(entryStatuses).nullable(),
  seen: z.string().nullable(),
  /** Why it is a draft until somebody has looked at it. */
  doubts: z.array(z.string()).default([]),
  document: z.record(z.string(), z.unknown()),
  stock,
  /** Its id is another product's: the name of that one, and what is added if they are two; null where that cannot be. */
  otherName: z
    .object({
      name: z.string(),
      asNew: z
        .object({
          id: z.string(),
          status: z.enum(entryStatuses).nullable().default(null),
          doubts: z.array(z.string()).default([]),
          document: z.record(z.string(), z.unknown()),
          stock,
        })
        .nullable(),
    })
    .optional(),
  /** Former sizes that the file does not list, and the document without them. */
  unlisted: z
    .object({ sizes: z.array(z.string()).readonly(), document: z.record(z.string(), z.unknown()), stock })
    .optional(),
})

export type Staged = z.infer<typeof staged>
