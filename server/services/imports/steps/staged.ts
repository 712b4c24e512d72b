import { z } from 'zod'
import { findingOnWire, type FindingOnWire } from '#domain/problem/findings.ts'
import { entryStatuses } from '#domain/catalogue/entries/collections.ts'

/** Stock figures for each size of a document, in order; cost in micro-rupees without GST. */
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

/** Doubts; those of a store before findings had codes are texts. */
const doubts = z
  .array(z.union([findingOnWire, z.string().transform((text): FindingOnWire => ({ code: 'told', text }))]))
  .default([])

/** The place of an entry in its file, which a store before findings told as text. */
const where = z.union([
  z.object({ row: z.number().int() }),
  z.object({}),
  z.string().transform((text) => {
    const [, row] = /^row (\d+)$/.exec(text) ?? []
    return row === undefined ? {} : { row: Number(row) }
  }),
])

/**
 * A document that an import is to write; `seen` is the digest of its entry at the time of the check, null if there was none.
 */
export const staged = z.object({
  collection: z.enum(['departments', 'categories', 'subcategories', 'products', 'banners']),
  id: z.string(),
  /** Its row in the file, where it is a sheet. */
  where,
  status: z.enum(entryStatuses).nullable(),
  seen: z.string().nullable(),
  /** Reasons why it is a draft until staff have checked it. */
  doubts,
  document: z.record(z.string(), z.unknown()),
  stock,
  /**
   * Set if it may be another product than the one it matches: the name of that one, and itself as a new product, null if that
   * is impossible.
   */
  otherName: z
    .object({
      name: z.string(),
      asNew: z
        .object({
          id: z.string(),
          status: z.enum(entryStatuses).nullable().default(null),
          doubts,
          document: z.record(z.string(), z.unknown()),
          stock,
        })
        .nullable(),
    })
    .optional(),
  /** Existing sizes that the file does not list, and the document without them. */
  unlisted: z
    .object({ sizes: z.array(z.string()).readonly(), document: z.record(z.string(), z.unknown()), stock })
    .optional(),
})

export type Staged = z.infer<typeof staged>
