import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { columnField, columnMatch } from '#domain/catalogue/imports/column-match.ts'
import {
  applyImportRequest,
  catalogueImport,
  importList,
  importReport,
  undoneImport,
} from '#domain/catalogue/imports/import-report.ts'
import { importPictures, importPicturesChange } from '#domain/catalogue/imports/picture-progress.ts'
import { createRouter, failures, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const params = z.object({ id: z.uuid() })
const file = z.string().meta({ format: 'binary' })

const match = createRoute({
  method: 'post',
  path: '/imports/columns',
  summary: 'See what the columns of a file would be read as',
  description:
    'The body is a CSV, XLSX or ODS file (of a JSON file there is nothing to see). Columns are known by their heads, remembered from the ' +
    'last sheet with the same heads that was matched by hand, or guessed; nothing is kept.',
  tags,
  request: { body: { required: true, content: { 'application/octet-stream': { schema: file } } } },
  responses: jsonResponse('The columns with their first values.', columnMatch),
})

const check = createRoute({
  method: 'post',
  path: '/imports',
  summary: 'Check a file with products or a whole catalogue',
  description:
    'The body is a JSON, CSV, XLSX or ODS file, known by its content. Nothing is changed: the report says what would be added and changed, ' +
    'field by field, everything of what is new, what is refused with the reason, and which prices would move by more than half.',
  tags,
  request: {
    query: z.object({
      name: z.string().max(200).optional().meta({ description: 'The name of the file.' }),
      column: z
        .union([columnField, z.array(columnField).max(300)])
        .optional()
        .meta({
          description:
            'What each column is read as, in their order, matched by hand; empty to leave it out. It is remembered for the next ' +
            'sheet with the same heads.',
        }),
      gst: z.coerce
        .number()
        .min(0)
        .max(99.99)
        .optional()
        .meta({ description: 'The rate of GST, in percent, of all products of the file that have none.' }),
    }),
    body: { required: true, content: { 'application/octet-stream': { schema: file } } },
  },
  responses: jsonResponse('What importing it would do.', catalogueImport),
})

const list = createRoute({
  method: 'get',
  path: '/imports',
  summary: 'List the newest imports',
  tags,
  responses: jsonResponse('The newest 20.', importList),
})

const apply = createRoute({
  method: 'post',
  path: '/imports/{id}/apply',
  summary: 'Apply a checked import, all or nothing',
  tags,
  request: { params, body: jsonBody(applyImportRequest) },
  responses: jsonResponse('What it did.', importReport),
})

const undo = createRoute({
  method: 'post',
  path: '/imports/{id}/undo',
  summary: 'Undo the last import',
  tags,
  request: { params },
  responses: jsonResponse('What is as before, and what stays.', undoneImport),
})

const pictures = createRoute({
  method: 'get',
  path: '/imports/{id}/pictures',
  summary: 'See how far the pictures of an import are',
  tags,
  request: { params },
  responses: jsonResponse('How many are fetched, and which could not be.', importPictures),
})

const changePictures = createRoute({
  method: 'post',
  path: '/imports/{id}/pictures',
  summary: 'Fetch pictures of an import again, or leave them where they are',
  tags,
  request: { params, body: jsonBody(importPicturesChange) },
  responses: jsonResponse('How far they are then.', importPictures),
})

const download = createRoute({
  method: 'get',
  path: '/exports/{file}',
  summary: 'Get the catalogue as a file, or a template',
  tags,
  request: {
    params: z.object({
      file: z.enum(['catalogue.json', 'products.csv', 'products.xlsx', 'template.csv', 'template.xlsx']),
    }),
  },
  responses: {
    200: { description: 'The file.', content: { 'application/octet-stream': { schema: file } } },
    ...failures,
  },
})

/** Import and export at the desk (GOODS-03). */
export function deskImportRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(match, async (context) => {
      const actor = await requireStaff(context)
      const bytes = new Uint8Array(await context.req.arrayBuffer())
      return context.json(await context.var.services.staff.imports.matchColumns(actor, bytes), 200)
    })
    .openapi(check, async (context) => {
      const actor = await requireStaff(context)
      const { name = '', column, gst } = context.req.valid('query')
      const bytes = new Uint8Array(await context.req.arrayBuffer())
      const columns = typeof column === 'string' ? [column] : column
      return context.json(
        await context.var.services.staff.imports.check(actor, { name, bytes, columns, fileRate: gst }),
        200,
      )
    })
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      return context.json({ imports: await context.var.services.staff.imports.list(actor) }, 200)
    })
    .openapi(apply, async (context) => {
      const actor = await requireStaff(context)
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return context.json(await context.var.services.staff.imports.apply(actor, request), 200)
    })
    .openapi(undo, async (context) => {
      const actor = await requireStaff(context)
      return context.json(
        await context.var.services.staff.imports.undo(actor, context.req.valid('param').id),
        200,
      )
    })
    .openapi(pictures, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.staff.imports.showPictures(actor, id), 200)
    })
    .openapi(changePictures, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const change = context.req.valid('json')
      return context.json(await context.var.services.staff.imports.changePictures(actor, id, change), 200)
    })
    .openapi(download, async (context) => {
      const actor = await requireStaff(context)
      const { file: name } = context.req.valid('param')
      return context.body(await context.var.services.staff.imports.export(actor, name), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}"`,
      })
    })
}
