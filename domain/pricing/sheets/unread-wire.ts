import { z } from 'zod'
import { restrictions } from './unread-columns.ts'

/** Columns of a sheet that say something and are not read. */
export const unreadColumns = z
  .array(
    z.object({
      place: z.int().meta({ description: 'Position in the sheet, from 1.' }),
      head: z.string().meta({ description: 'Empty for a column without a head.' }),
      example: z.string().meta({ description: 'First thing that it says.' }),
      restricts: z.enum(restrictions).nullable().meta({
        description:
          'What it seems to restrict; the file is not taken before its place stands in `without`. Null for a remark.',
      }),
    }),
  )
  .readonly()
  .meta({ description: 'Columns that say something and are not read.' })

/** Columns that are left out though they seem to restrict something, by their places. */
export const withoutColumns = z
  .string()
  .max(2_000)
  .regex(/^\d{1,4}(?:,\d{1,4})*$/)
  .optional()
  .meta({
    description:
      'Places of unread columns that are left out on purpose though they seem to restrict something.',
    example: '3,7',
  })

/** Places of columns as a query has them. */
export function placesOf(without: string | undefined): number[] {
  return (without ?? '').split(',').filter(Boolean).map(Number)
}
