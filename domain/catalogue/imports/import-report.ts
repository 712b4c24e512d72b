import { z } from 'zod'
import { findingOnWire } from '../../problem/findings.ts'
import { timestamp } from '../../wire/atoms.ts'
import { pictureCounts } from './picture-progress.ts'

const outcomes = ['added', 'changed', 'refused', 'held'] as const

/** Questions that can be asked about an entry. */
const importQuestions = ['prices', 'otherNames', 'unlistedSizes'] as const

/** Report of an import, planned or done: counts, and the outcome of each entry. */
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
      .object({
        count: z.number().int(),
        rates: z.array(z.number()).readonly(),
        rate: z.number().nullish(),
      })
      .optional()
      .meta({
        description:
          'Products of the file without a rate of GST, the rates that can be said for all of them, and the one that was.',
      }),
    stock: z.object({ opening: z.number().int(), kept: z.number().int() }).optional().meta({
      description:
        'Sizes that can begin with the stock of the file, and those that are counted already and stay as they are.',
    }),
    notes: z.array(findingOnWire).readonly().meta({ description: 'What of the file was left out.' }),
    rows: z
      .array(
        z.object({
          outcome: z.enum(outcomes),
          collection: z.string(),
          id: z.string(),
          name: z.string().meta({ description: 'Empty for one that is refused.' }),
          findings: z.array(findingOnWire).readonly().meta({
            description: 'Why it is refused or held, or why a new one stays a draft.',
          }),
          changes: z
            .array(
              z.object({
                field: z.string(),
                before: z.string().nullable(),
                after: z.string().nullable(),
                isHidden: z.boolean().optional().meta({
                  description: 'Whether the value stays out of the report, which more people may read.',
                }),
              }),
            )
            .readonly()
            .meta({ description: 'What changes; of a new entry everything that is published of it.' }),
          questions: z
            .array(z.enum(importQuestions))
            .readonly()
            .optional()
            .meta({ description: 'What is asked about it.' }),
        }),
      )
      .readonly()
      .meta({
        description:
          'The first that are not unchanged, refused ones first: 300, or fewer where they are long.',
      }),
  })
  .meta({ id: 'ImportReport' })

export const catalogueImport = z
  .object({
    id: z.uuid(),
    at: timestamp,
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

const otherNames = z.enum(['leave', 'same', 'new'])
const unlistedSizes = z.enum(['leave', 'keep', 'remove'])

/** The most products that can be answered about one by one: those that a report lists. */
const MAX_OWN_ANSWERS = 300

export const applyImportRequest = z
  .object({
    confirm: z.boolean().meta({ description: 'Whether prices may fall or rise by more than half.' }),
    otherNames: otherNames.default('leave').meta({
      description:
        'What becomes of products whose id or code the store knows under another name, or in another place: they are left, are the ' +
        'same and take what the file says, or are added as new ones.',
    }),
    unlistedSizes: unlistedSizes.default('leave').meta({
      description:
        'What becomes of products of which the file does not list all sizes: they are left, keep the others, or lose them.',
    }),
    products: z
      .array(
        z.object({
          collection: z.string().max(40),
          id: z.string().max(200),
          confirm: z.boolean().optional(),
          otherNames: otherNames.optional(),
          unlistedSizes: unlistedSizes.optional(),
        }),
      )
      .max(MAX_OWN_ANSWERS)
      .readonly()
      .default([])
      .meta({ description: 'Answers for products of their own; what they leave out is as for all.' }),
    stock: z.enum(['take', 'leave']).default('leave').meta({
      description:
        'Whether sizes that nothing was ever counted of are tracked from now on, with as many as the file says.',
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
export type ApplyImportInput = z.input<typeof applyImportRequest>
export type ImportQuestion = (typeof importQuestions)[number]
export type UndoneImport = z.infer<typeof undoneImport>
