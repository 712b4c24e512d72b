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
      .meta({ description: 'Left as they are until a price that falls by more than half is confirmed.' }),
    remotePictures: z
      .number()
      .int()
      .optional()
      .meta({ description: 'Pictures elsewhere that what is added or changed names.' }),
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
            .readonly(),
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
    confirm: z.boolean().meta({ description: 'Whether prices may fall by more than half.' }),
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
