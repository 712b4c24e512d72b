import { z } from 'zod'
import { defineCalls } from '../../wire/call.ts'

const savedPicture = z
  .object({
    url: z.string().meta({ example: '/media/pictures/0a1b2c-960.webp' }),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'SavedPicture' })

/** A picture that the store keeps. */
const ownPicture = z.string().regex(/^\/media\/pictures\/[\da-f]{32}-\d{1,4}\.webp$/, 'not-our-picture')

const share = z.number().min(0).max(1)

/** Turn and cut of a picture, the cut in shares of the turned picture. */
const edit = {
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).meta({
    description: 'Degrees to the right.',
  }),
  crop: z
    .object({ x: share, y: share, width: share, height: share })
    .nullable()
    .meta({ description: 'What is left of the turned picture, in shares of its sides; null for all of it.' }),
  cutOut: z
    .boolean()
    .meta({ description: 'Whether the plain background of what is left becomes transparent.' }),
}

const pictureQuery = z.object({ url: ownPicture })
const pictureEditRequest = z
  .object({ url: ownPicture, ...edit, cutOut: edit.cutOut.default(false) })
  .meta({ id: 'PictureEditRequest' })
const pictureEdit = z
  .object({ original: z.string().meta({ description: 'What the picture was made of.' }), ...edit })
  .meta({ id: 'PictureEdit' })

export const pictureCalls = defineCalls({
  add: { method: 'post', path: '/desk/pictures', upload: true, answer: savedPicture },
  edit: { method: 'post', path: '/desk/pictures/edit', body: pictureEditRequest, answer: savedPicture },
  findEdit: { method: 'get', path: '/desk/pictures/edit', query: pictureQuery, answer: pictureEdit },
})

export type SavedPictureWire = z.infer<typeof savedPicture>
export type PictureEditRequest = z.infer<typeof pictureEditRequest>
export type PictureEditWire = z.infer<typeof pictureEdit>
