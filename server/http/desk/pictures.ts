import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  pictureEdit,
  pictureEditRequest,
  pictureQuery,
  savedPicture,
} from '#domain/catalogue/entries/picture-wire.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const add = createRoute({
  method: 'post',
  path: '/pictures',
  summary: 'Add a picture',
  description:
    'The body is a JPEG, PNG, WebP or AVIF file. It is turned upright, freed of metadata, sized, and kept under the hash of its ' +
    'bytes: the same file always has the same address.',
  tags: ['desk'],
  request: {
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
  },
  responses: jsonResponse('The address of the picture.', savedPicture),
})

const edit = createRoute({
  method: 'post',
  path: '/pictures/edit',
  summary: 'Turn, crop or cut out a picture that the store keeps',
  description:
    'What comes of it is a picture of its own, under the hash of its bytes; the one that it is made of stays.',
  tags: ['desk'],
  request: { body: jsonBody(pictureEditRequest) },
  responses: jsonResponse('The address of the picture.', savedPicture),
})

const findEdit = createRoute({
  method: 'get',
  path: '/pictures/edit',
  summary: 'Get what a picture was made of',
  tags: ['desk'],
  request: { query: pictureQuery },
  responses: jsonResponse(
    'The original and how it was turned, cropped and cut out; itself where it is as it came.',
    pictureEdit,
  ),
})

/** Pictures at the desk (GOODS-02). */
export function deskPictureRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(add, async (context) => {
      const actor = await requireStaff(context)
      const bytes = new Uint8Array(await context.req.arrayBuffer())
      return context.json(await context.var.services.staff.addPicture(actor, bytes), 200)
    })
    .openapi(edit, async (context) => {
      const actor = await requireStaff(context)
      return context.json(await context.var.services.staff.editPicture(actor, context.req.valid('json')), 200)
    })
    .openapi(findEdit, async (context) => {
      const actor = await requireStaff(context)
      const { url } = context.req.valid('query')
      return context.json(await context.var.services.staff.findPictureEdit(actor, url), 200)
    })
}
