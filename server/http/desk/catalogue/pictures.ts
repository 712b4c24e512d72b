import type { OpenAPIHono } from '@hono/zod-openapi'
import { pictureCalls } from '#domain/catalogue/entries/picture-wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const add = routeOf(pictureCalls.add, {
  summary: 'Add a picture',
  description:
    'The body is a JPEG, PNG, WebP or AVIF file. It is turned upright, freed of metadata, sized, and kept under the hash of its ' +
    'bytes: the same file always has the same address.',
  tags: ['desk'],
  answers: 'The address of the picture.',
})

const edit = routeOf(pictureCalls.edit, {
  summary: 'Turn, crop or cut out a picture that the store keeps',
  description:
    'What comes of it is a picture of its own, under the hash of its bytes; the one that it is made of stays.',
  tags: ['desk'],
  answers: 'The address of the picture.',
})

const findEdit = routeOf(pictureCalls.findEdit, {
  summary: 'Get what a picture was made of',
  tags: ['desk'],
  answers: 'The original and how it was turned, cropped and cut out; itself where it is as it came.',
})

/** Pictures at the desk (GOODS-02). */
export function deskPictureRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(add, async (context) => {
      const actor = await requireStaff(context)
      return context.json(await context.var.services.desk.addPicture(actor, context.var.upload), 200)
    })
    .openapi(edit, async (context) => {
      const actor = await requireStaff(context)
      return context.json(await context.var.services.desk.editPicture(actor, context.req.valid('json')), 200)
    })
    .openapi(findEdit, async (context) => {
      const actor = await requireStaff(context)
      const { url } = context.req.valid('query')
      return context.json(await context.var.services.desk.findPictureEdit(actor, url), 200)
    })
}
