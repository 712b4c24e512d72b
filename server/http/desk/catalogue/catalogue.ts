import type { OpenAPIHono } from '@hono/zod-openapi'
import { entryCalls, serializeChoices, serializeEntry } from '#domain/catalogue/entries/wire.ts'
import { AppError } from '#domain/errors.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const choices = routeOf(entryCalls.choices, {
  summary: 'List the names of everything that entries can lie in',
  tags,
  answers: 'Departments, categories and subcategories, published or not.',
})

const list = routeOf(entryCalls.list, {
  summary: 'List the entries of a collection',
  tags,
  answers: 'A page of entries, drafts and archived ones too.',
})

const one = routeOf(entryCalls.one, {
  summary: 'Get an entry as it is edited',
  tags,
  answers: 'The entry with its form.',
})

const add = routeOf(entryCalls.add, { summary: 'Add an entry', tags, answers: 'The entry as it is now.' })

const edit = routeOf(entryCalls.edit, {
  summary: 'Change an entry',
  description:
    'A price is given with GST; its parts are worked out from the rate. What the form does not show stays as it is. A price that ' +
    'falls by more than half is refused as `price-falls` until it is confirmed.',
  tags,
  answers: 'The entry as it is now.',
})

const copy = routeOf(entryCalls.copy, {
  summary: 'Add a copy of an entry as a draft',
  tags,
  answers: 'The copy.',
})

const changeStatus = routeOf(entryCalls.changeStatus, {
  summary: 'Publish, unpublish or archive entries',
  tags,
  answers: 'How many changed.',
})

const move = routeOf(entryCalls.move, {
  summary: 'Move an entry among its siblings',
  tags,
  answers: 'One entry has moved.',
})

const remove = routeOf(entryCalls.remove, {
  summary: 'Delete entries that are not in use',
  tags,
  answers: 'Which were deleted, and which are in use.',
})

const reprice = routeOf(entryCalls.reprice, {
  summary: 'Change the prices of many products, or preview that',
  description:
    'What cannot be changed stays as it is, each product with its reason; the others change together.',
  tags,
  answers: 'What becomes of each price.',
})

/** The catalogue at the desk (GOODS-01). */
export function deskCatalogueRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(choices, async (context) =>
      context.json(
        serializeChoices(await context.var.services.desk.entries.choices(await requireStaff(context))),
        200,
      ),
    )
    .openapi(changeStatus, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      const request = { collection, ...context.req.valid('json') }
      return context.json(
        { changed: await context.var.services.desk.entries.changeStatus(actor, request) },
        200,
      )
    })
    .openapi(move, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      await context.var.services.desk.entries.move(actor, { collection, ...context.req.valid('json') })
      return context.json({ changed: 1 }, 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      const request = { collection, ...context.req.valid('json') }
      return context.json(await context.var.services.desk.entries.remove(actor, request), 200)
    })
    .openapi(reprice, async (context) => {
      const actor = await requireStaff(context)
      const { products, apply, id, ...rule } = context.req.valid('json')
      const { entries } = context.var.services.desk
      const repriced = await (apply ? entries.reprice : entries.previewPrices)(actor, { products, rule, id })
      return context.json({ products: repriced }, 200)
    })
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { collection } = context.req.valid('param')
      const query = context.req.valid('query')
      const { q: text = '', status = null, parent = null, lacks = null } = query
      const { sort = 'shop', page = 1, size = null } = query
      const found = await context.var.services.desk.entries.list(actor, {
        collection,
        text,
        status,
        parent,
        lacks,
        sort,
        page,
        size,
      })
      return context.json(found, 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      return context.json(
        serializeEntry(await context.var.services.desk.entries.show(actor, context.req.valid('param'))),
        200,
      )
    })
    .openapi(add, async (context) => {
      const actor = await requireStaff(context)
      const request = context.req.valid('json')
      requireSame(context.req.valid('param').collection, request.form.kind)
      return context.json(serializeEntry(await context.var.services.desk.entries.add(actor, request)), 200)
    })
    .openapi(edit, async (context) => {
      const actor = await requireStaff(context)
      const { collection, id } = context.req.valid('param')
      const { confirmFalls = false, ...request } = context.req.valid('json')
      requireSame(collection, request.form.kind)
      const edited = await context.var.services.desk.entries.edit(actor, { id, confirmFalls, ...request })
      return context.json(serializeEntry(edited), 200)
    })
    .openapi(copy, async (context) => {
      const actor = await requireStaff(context)
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return context.json(serializeEntry(await context.var.services.desk.entries.copy(actor, request)), 200)
    })
}

function requireSame(collection: string, kind: string): void {
  if (collection !== kind) throw new AppError('invalid-input')
}
