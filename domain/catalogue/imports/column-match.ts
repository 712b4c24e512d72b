import { z } from 'zod'
import { parseHeader } from './columns.ts'

/** Meaning of a column of a sheet: a head of our own sheets such as `price with gst` or `spec: Brand`; empty to leave it out. */
export const columnField = z
  .string()
  .max(120)
  .refine((text) => text === '' || parseHeader(text) !== null, 'not-a-column')

export const columnMatch = z
  .object({
    needsHand: z.boolean().meta({
      description:
        'Whether somebody has to say what the columns are, because some are only guessed or the name is missing.',
    }),
    columns: z
      .array(
        z.object({
          head: z.string(),
          values: z.array(z.string()).readonly().meta({ description: 'Its first values, three at most.' }),
          field: columnField,
          isSure: z.boolean().meta({ description: 'Whether its head is known, or was matched before.' }),
        }),
      )
      .readonly()
      .meta({
        description:
          'In the order of the sheet; empty for JSON and for exports of other shops that are known.',
      }),
  })
  .meta({ id: 'ColumnMatch' })

export type ColumnMatch = z.infer<typeof columnMatch>
