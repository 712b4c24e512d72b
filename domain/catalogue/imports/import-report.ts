import { z } from 'zod'
import { pictureCounts } from './picture-progress.ts'

const outcomes = ['added', 'changed', 'refused', 'held'] as const

/** What an import does, or did: counts, and what becomes of each entry. */
export const importReport = z
  .object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    held: z
      .number()
      .int()
      .meta({ description: 'Left as they are until what is asked about them is answered.' }),
    questions: z
      .object({
        prices: z
          .number()
          .int()
          .meta({ description: 'Entries with a price that falls or rises by more than half.' }),
        otherNames: z.number().int().meta({
          description: 'Products that may be others than those of the store with their id or code.',
        }),
        unlistedSizes: z
          .number()
          .int()
          .meta({ description: 'Products of which the file does not list all sizes.' }),
      })
      .optional()
      .meta({ description: 'How many entries are held for what; one can be held for several.' }),
    remotePictures: z
      .number()
      .int()
      .optional()
      .meta({ description: 'Pictures elsewhere that what is added or changed names.' }),
    unrated: z
      .object({ count: z.number().int(), rates: z.array(z.number()).readonly() })
      .optional()
      .meta({
        description:
          'Products of the file without a rate of GST, and the rates that can be said for all of them.',
      }),
    notes: z.array(z.string()).readonly().meta({ description: 'What of the file was left out.' }),
    rows: z
      .array(
        z.object({
          outcome: z.enum(outcomes),
          collection: z.string(),
          id: z.string(),
          text: z.string().meta({ description: 'Its name, or the reason why it is refused or held.' }),
          changes: z
            .array(
              z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
            )
            .readonly()
            .meta({ description: 'What changes; of a new entry everything that is published of it.' }),
        }),
      )
      .readonly()
      .meta({ description: 'The first 300 that are not unchanged, refused ones first.' }),
  })
  .meta({ id: 'ImportReport' })

export const catalogueImport = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: z.string(),
    name: z.string(),
    state: z.enum(['checked', 'applied', 'undone']),
    isLast: z
      .boolean()
      .meta({ description: 'Whether it is the last one that was applied, and can be undone.' }),
    report: importReport,
    pictures: pictureCounts.nullable().meta({ description: 'Of an import whose pictures are fetched.' }),
  })
  .meta({ id: 'CatalogueImport' })

export const importList = z
  .object({ imports: z.array(catalogueImport).readonly() })
  .meta({ id: 'ImportList' })

export const applyImportRequest = z
  .object({
    confirm: z.boolean().meta({ description: 'Whether prices may fall or rise by more than half.' }),
    otherNames: z
      .enum(['leave', 'same', 'new'])
      .default('leave')
      .meta({
        description:
          'What becomes of products whose id or code the store knows under another name, or in another place: they are left, are the ' +
          'same and take what the file says, or are added as new ones.',
      }),
    unlistedSizes: z.enum(['leave', 'keep', 'remove']).default('leave').meta({
      description:
        'What becomes of products of which the file does not list all sizes: they are left, keep the others, or lose them.',
    }),
    pictures: z.enum(['fetch', 'leave']).default('leave').meta({
      description: 'Whether pictures elsewhere are fetched into the store, or left where they are.',
    }),
  })
  .meta({ id: 'ApplyImportRequest' })

export const undoneImport = z
  .object({
    restored: z.number().int(),
    kept: z
      .array(z.string())
      .readonly()
      .meta({ description: 'What was changed since, or ordered, and stays.' }),
  })
  .meta({ id: 'UndoneImport' })

export type ImportReport = z.infer<typeof importReport>
export type ImportRow = ImportReport['rows'][number]
export type CatalogueImport = z.infer<typeof catalogueImport>
export type ApplyImportRequest = z.infer<typeof applyImportRequest>
export type UndoneImport = z.infer<typeof undoneImport>
