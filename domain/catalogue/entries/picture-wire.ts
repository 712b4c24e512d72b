import { z } from 'zod'

export const savedPicture = z
  .object({
    url: z.string().meta({ example: '/media/pictures/0a1b2c-960.webp' }),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'SavedPicture' })

export type SavedPictureWire = z.infer<typeof savedPicture>
