import type { OpenAPIHono } from '@hono/zod-openapi'
import { importCalls } from '#domain/catalogue/imports/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const match = routeOf(importCalls.match, {
  summary: 'See what the columns of a file would be read as',
  description:
    'The body is a CSV, XLSX or ODS file (of a JSON file there is nothing to see). Columns are known by their heads, remembered from the ' +
    'last sheet with the same heads that was matched by hand, or guessed; nothing is kept.',
  tags,
  answers: 'The columns with their first values.',
})

const check = routeOf(importCalls.check, {
  summary: 'Check a file with products or a whole catalogue',
  description:
    'The body is a JSON, CSV, XLSX or ODS file, known by its content. Nothing is changed: the report says what would be added and changed, ' +
    'field by field, everything of what is new, what is refused with the reason, and which prices would move by more than half.',
  tags,
  answers: 'What importing it would do.',
})

const list = routeOf(importCalls.list, {
  summary: 'List the newest imports',
  tags,
  answers: 'The newest 20.',
})

const apply = routeOf(importCalls.apply, {
  summary: 'Apply a checked import, all or nothing',
  tags,
  answers: 'What it did.',
})

const undo = routeOf(importCalls.undo, {
  summary: 'Undo the last import',
  tags,
  answers: 'What is as before, and what stays.',
})

const pictures = routeOf(importCalls.pictures, {
  summary: 'See how far the pictures of an import are',
  tags,
  answers: 'How many are fetched, and which could not be.',
})

const changePictures = routeOf(importCalls.changePictures, {
  summary: 'Fetch pictures of an import again, or leave them where they are',
  tags,
  answers: 'How far they are then.',
})

const download = routeOf(importCalls.download, {
  summary: 'Get the catalogue as a file, or a template',
  tags,
  answers: 'The file.',
})

/** Import and export at the desk (GOODS-03). */
export function deskImportRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(match, async (context) => {
      const actor = await requireStaff(context)
      return context.json(
        await context.var.services.desk.imports.matchColumns(actor, context.var.upload),
        200,
      )
    })
    .openapi(check, async (context) => {
      const actor = await requireStaff(context)
      const { name = '', column, gst } = context.req.valid('query')
      const columns = typeof column === 'string' ? [column] : column
      return context.json(
        await context.var.services.desk.imports.check(actor, {
          name,
          bytes: context.var.upload,
          columns,
          fileRate: gst,
        }),
        200,
      )
    })
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      return context.json({ imports: await context.var.services.desk.imports.list(actor) }, 200)
    })
    .openapi(apply, async (context) => {
      const actor = await requireStaff(context)
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return context.json(await context.var.services.desk.imports.apply(actor, request), 200)
    })
    .openapi(undo, async (context) => {
      const actor = await requireStaff(context)
      return context.json(
        await context.var.services.desk.imports.undo(actor, context.req.valid('param').id),
        200,
      )
    })
    .openapi(pictures, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.desk.imports.showPictures(actor, id), 200)
    })
    .openapi(changePictures, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const change = context.req.valid('json')
      return context.json(await context.var.services.desk.imports.changePictures(actor, id, change), 200)
    })
    .openapi(download, async (context) => {
      const actor = await requireStaff(context)
      const { file: name } = context.req.valid('param')
      return context.body(await context.var.services.desk.imports.export(actor, name), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}"`,
      })
    })
}
