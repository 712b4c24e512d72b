import { z } from 'zod'
import { reasonOnWire } from '../../problem/error-details.ts'

/** The most pictures that one import fetches; further ones stay where they are. */
export const MAX_IMPORT_PICTURES = 5_000

/** Progress of the pictures of an import. */
export const pictureCounts = z.object({
  waiting: z.number().int(),
  fetched: z.number().int(),
  failed: z.number().int(),
})

export const importPictures = pictureCounts
  .extend({
    failures: z
      .array(z.object({ url: z.string(), reason: reasonOnWire }))
      .readonly()
      .meta({ description: 'The first 100 that could not be fetched, and why.' }),
  })
  .meta({ id: 'ImportPictures' })

export const importPicturesChange = z
  .object({
    action: z.enum(['retry', 'leave']).meta({
      description: 'Try failed ones again, or leave those that wait or failed where they are.',
    }),
    url: z.string().max(500).nullable().meta({ description: 'One picture; null for all of the import.' }),
  })
  .meta({ id: 'ImportPicturesChange' })

export type PictureCounts = z.infer<typeof pictureCounts>
export type ImportPictures = z.infer<typeof importPictures>
export type ImportPicturesChange = z.infer<typeof importPicturesChange>
