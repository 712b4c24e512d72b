import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { savedPicture } from '#domain/catalogue/entries/picture-wire.ts'
import { createRouter, jsonResponse } from '../router.ts'
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

/** Pictures at the desk (GOODS-02). */
export function deskPictureRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(add, async (context) => {
    const actor = await requireStaff(context)
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    return context.json(await context.var.services.staff.addPicture(actor, bytes), 200)
  })
}
