import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'
import { addressFields } from './wire.ts'

const book = z
  .object({
    addresses: z.array(addressFields.extend({ id: z.string() })),
    defaultAddressIndex: z.number().int().nullable(),
  })
  .openapi('AddressBook')

const one = z.object({ id: z.string().min(1).max(100) })
const tags = ['addresses']
const changed = jsonResponse('The addresses after the change.', book)

const read = createRoute({
  method: 'get',
  path: '/addresses',
  summary: 'The addresses of the person',
  tags,
  responses: jsonResponse('The addresses; the default counts as on load.', book),
})
const add = createRoute({
  method: 'post',
  path: '/addresses',
  summary: 'Add an address',
  tags,
  request: { body: jsonBody(addressFields) },
  responses: changed,
})
const chooseDefault = createRoute({
  method: 'put',
  path: '/addresses/default',
  summary: 'Choose the default address',
  tags,
  request: { body: jsonBody(one) },
  responses: changed,
})
const replace = createRoute({
  method: 'put',
  path: '/addresses/{id}',
  summary: 'Change an address',
  tags,
  request: { params: one, body: jsonBody(addressFields) },
  responses: changed,
})
const remove = createRoute({
  method: 'delete',
  path: '/addresses/{id}',
  summary: 'Delete an address',
  tags,
  request: { params: one },
  responses: changed,
})

/** The addresses of the signed-in person. */
export function addressRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) => {
      const actor = await requirePartner(context)
      return context.json(copy(await context.var.services.addresses.read(actor)), 200)
    })
    .openapi(add, async (context) => {
      const actor = await requirePartner(context)
      const change = { kind: 'add', fields: context.req.valid('json') } as const
      return context.json(copy(await context.var.services.addresses.change(actor, change)), 200)
    })
    .openapi(chooseDefault, async (context) => {
      const actor = await requirePartner(context)
      const change = { kind: 'choose-default', id: context.req.valid('json').id } as const
      return context.json(copy(await context.var.services.addresses.change(actor, change)), 200)
    })
    .openapi(replace, async (context) => {
      const actor = await requirePartner(context)
      const { id } = context.req.valid('param')
      const change = { kind: 'replace', id, fields: context.req.valid('json') } as const
      return context.json(copy(await context.var.services.addresses.change(actor, change)), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requirePartner(context)
      const change = { kind: 'remove', id: context.req.valid('param').id } as const
      return context.json(copy(await context.var.services.addresses.change(actor, change)), 200)
    })
}

type Book = z.infer<typeof book>

function copy(found: {
  readonly addresses: readonly Book['addresses'][number][]
  readonly defaultAddressIndex: number | null
}): Book {
  return { ...found, addresses: [...found.addresses] }
}
