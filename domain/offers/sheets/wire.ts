import { z } from 'zod'
import { defineCalls } from '../../wire/call.ts'
import { unreadColumns, withoutColumns } from '../../pricing/sheets/unread-wire.ts'
import { idParams, paise } from '../../wire/atoms.ts'
import { benefitOf } from '../desk-wire.ts'
import { offerFields, offerIssues, offerTraits, offerRowStates } from './offer-rows.ts'

/** Acts with a file of offers: nothing is changed, or the offers are made as it says. */
export const offerActs = ['check', 'enter'] as const
export type OfferAct = (typeof offerActs)[number]

/** Files that offers are written as. */
export const offerFiles = ['offers.csv', 'offers.xlsx'] as const
export type OfferFile = (typeof offerFiles)[number]

const report = z
  .object({
    id: z
      .uuid()
      .nullable()
      .meta({ description: 'Of the import, by which it is undone; null where nothing was changed.' }),
    seen: z.string().meta({ description: 'Stands for the offers that the file was held against.' }),
    unread: unreadColumns,
    offers: z
      .array(
        z.object({
          name: z.string(),
          isNew: z.boolean(),
          code: z.string().nullable(),
          gives: benefitOf(paise)
            .nullable()
            .meta({ description: 'Null where a new offer says nothing that it gives.' }),
          isForEverybody: z.boolean(),
          changed: z
            .array(z.enum(offerTraits))
            .readonly()
            .meta({ description: 'Parts that are others than now.' }),
        }),
      )
      .readonly(),
    rows: z
      .array(
        z.object({
          number: z.int().meta({ description: 'Of the row in the file.' }),
          offer: z.string(),
          label: z.string().meta({ description: 'Goods and customers that it names.' }),
          isForAll: z.boolean(),
          state: z.enum(offerRowStates),
          issue: z.enum(offerIssues).nullable(),
          field: z.enum(offerFields).nullable().meta({ description: 'Field that the issue is about.' }),
        }),
      )
      .readonly(),
  })
  .meta({ id: 'OfferImport' })

const undone = z
  .object({
    undone: z.int(),
    kept: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Names of offers that were changed since, and stay.' }),
  })
  .meta({ id: 'UndoneOfferImport' })

export const offerSheetCalls = defineCalls({
  file: {
    method: 'get',
    path: '/desk/offer-sheets/{file}',
    params: z.object({ file: z.enum(offerFiles) }),
    download: 'application/octet-stream',
  },
  import: {
    method: 'post',
    path: '/desk/offer-sheets',
    query: z.object({
      act: z.enum(offerActs),
      file: z.string().trim().min(1).max(200).meta({ description: 'The name of the file.' }),
      seen: z
        .string()
        .max(64)
        .optional()
        .meta({ description: 'As the check answered it; without it to check.' }),
      without: withoutColumns,
    }),
    upload: true,
    answer: report,
  },
  undo: { method: 'post', path: '/desk/offer-sheets/{id}/undo', params: idParams, answer: undone },
})

export type OfferImportWire = z.infer<typeof report>
export type UndoneOfferImportWire = z.infer<typeof undone>
