import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  addEntryRequest,
  changedEntries,
  collectionParam,
  copyEntryRequest,
  deletedEntries,
  deleteEntriesRequest,
  deskEntry,
  editEntryRequest,
  entryChoices,
  entryPage,
  entryQuery,
  entryStatusRequest,
  moveEntryRequest,
  repricedProducts,
  repriceRequest,
  serializeChoices,
  serializeEntry,
  serializeEntryPage,
} from '#domain/catalogue/entries/wire.ts'
import { AppError } from '#domain/errors.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const inCollection = z.object({ collection: collectionParam })
const params = inCollection.extend({ id: z.string().min(1).max(200) })

const choices = createRoute({
  method: 'get',
  path: '/catalogue',
  summary: 'List the names of everything that entries can lie in',
  tags,
  responses: jsonResponse('Departments, categories and subcategories, published or not.', entryChoices),
})

const list = createRoute({
  method: 'get',
  path: '/catalogue/{collection}',
  summary: 'List the entries of a collection',
  tags,
  request: { params: inCollection, query: entryQuery },
  responses: jsonResponse('A page of entries, drafts and archived ones too.', entryPage),
})

const one = createRoute({
  method: 'get',
  path: '/catalogue/{collection}/{id}',
  summary: 'Get an entry as it is edited',
  tags,
  request: { params },
  responses: jsonResponse('The entry with its form.', deskEntry),
})

const add = createRoute({
  method: 'post',
  path: '/catalogue/{collection}',
  summary: 'Add an entry',
  tags,
  request: { params: inCollection, body: jsonBody(addEntryRequest) },
  responses: jsonResponse('The entry as it is now.', deskEntry),
})

const edit = createRoute({
  method: 'put',
  path: '/catalogue/{collection}/{id}',
  summary: 'Change an entry',
  description:
    'A price is given with GST; its parts are worked out from the rate. What the form does not show stays as it is. A price that ' +
    'falls by more than half is refused as `price-falls` until it is confirmed.',
  tags,
  request: { params, body: jsonBody(editEntryRequest) },
  responses: jsonResponse('The entry as it is now.', deskEntry),
})

const copy = createRoute({
  method: 'post',
  path: '/catalogue/{collection}/{id}/copy',
  summary: 'Add a copy of an entry as a draft',
  tags,
  request: { params, body: jsonBody(copyEntryRequest) },
  responses: jsonResponse('The copy.', deskEntry),
})

const changeStatus = createRoute({
  method: 'post',
  path: '/catalogue/{collection}/status',
  summary: 'Publish, unpublish or archive entries',
  tags,
  request: { params: inCollection, body: jsonBody(entryStatusRequest) },
  responses: jsonResponse('How many changed.', changedEntries),
})

const move = createRoute({
  method: 'post',
  path: '/catalogue/{collection}/order',
  summary: 'Move an entry among its siblings',
  tags,
  request: { params: inCollection, body: jsonBody(moveEntryRequest) },
  responses: jsonResponse('One entry has moved.', changedEntries),
})

const remove = createRoute({
  method: 'post',
  path: '/catalogue/{collection}/removal',
  summary: 'Delete entries that are not in use',
  tags,
  request: { params: inCollection, body: jsonBody(deleteEntriesRequest) },
  responses: jsonResponse('Which were deleted, and which are in use.', deletedEntries),
})

const reprice = createRoute({
  method: 'post',
  path: '/catalogue-prices',
  summary: 'Change the prices of many products, or preview that',
  description:
    'What cannot be changed stays as it is, each product with its reason; the others change together.',
  tags,
  request: { body: jsonBody(repriceRequest) },
  responses: jsonResponse('What becomes of each price.', repricedProducts),
})

/** The catalogue at the desk (GOODS-01). */
export function deskCatalogueRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(choices, async (context) =>
      context.json(
        serializeChoices(await context.var.services.staff.entries.choices(await requireStaff(context))),
        200,
      ),
    )
    .openapi(changeStatus, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      const request = { collection, ...context.req.valid('json') }
      return context.json(
        { changed: await context.var.services.staff.entries.changeStatus(actor, request) },
        200,
      )
    })
    .openapi(move, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      await context.var.services.staff.entries.move(actor, { collection, ...context.req.valid('json') })
      return context.json({ changed: 1 }, 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      const request = { collection, ...context.req.valid('json') }
      return context.json(await context.var.services.staff.entries.remove(actor, request), 200)
    })
    .openapi(reprice, async (context) => {
      const actor = await requireStaff(context)
      const { products, apply, id, ...rule } = context.req.valid('json')
      const { entries } = context.var.services.staff
      const repriced = await (apply ? entries.reprice : entries.previewPrices)(actor, { products, rule, id })
      return context.json({ products: repriced }, 200)
    })
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      const query = context.req.valid('query')
      const { q: text = '', status = null, parent = null, sort = 'shop', page = 1, size = null } = query
      const found = await context.var.services.staff.entries.list(actor, {
        collection,
        text,
        status,
        parent,
        sort,
        page,
        size,
      })
      return context.json(serializeEntryPage(found), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      return context.json(
        serializeEntry(await context.var.services.staff.entries.show(actor, context.req.valid('param'))),
        200,
      )
    })
    .openapi(add, async (context) => {
      const actor = await requireStaff(context)
      const request = context.req.valid('json')
      requireSame(context.req.valid('param').collection, request.form.kind)
      return context.json(serializeEntry(await context.var.services.staff.entries.add(actor, request)), 200)
    })
    .openapi(edit, async (context) => {
      const actor = await requireStaff(context)
      const { collection, id } = context.req.valid('param')
      const { confirmFalls = false, ...request } = context.req.valid('json')
      requireSame(collection, request.form.kind)
      const edited = await context.var.services.staff.entries.edit(actor, { id, confirmFalls, ...request })
      return context.json(serializeEntry(edited), 200)
    })
    .openapi(copy, async (context) => {
      const actor = await requireStaff(context)
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return context.json(serializeEntry(await context.var.services.staff.entries.copy(actor, request)), 200)
    })
}

function requireSame(collection: string, kind: string): void {
  if (collection !== kind) throw new AppError('invalid-input', `The form is one of ${kind}.`)
}
