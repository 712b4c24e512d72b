import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { addressBook, addressFields, addressId, defaultAddressRequest } from '#domain/addresses/wire.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'

const params = z.object({ id: addressId })
const tags = ['addresses']
const changed = jsonResponse('The address book after the change.', addressBook)

const read = createRoute({
  method: 'get',
  path: '/addresses',
  summary: 'List addresses',
  tags,
  responses: jsonResponse('The address book.', addressBook),
})
const add = createRoute({
  method: 'post',
  path: '/addresses',
  summary: 'Add an address',
  description: 'The first address becomes the default.',
  tags,
  request: { body: jsonBody(addressFields) },
  responses: changed,
})
const chooseDefault = createRoute({
  method: 'put',
  path: '/addresses/default',
  summary: 'Set the default address',
  tags,
  request: { body: jsonBody(defaultAddressRequest) },
  responses: changed,
})
const replace = createRoute({
  method: 'put',
  path: '/addresses/{id}',
  summary: 'Replace an address',
  tags,
  request: { params, body: jsonBody(addressFields) },
  responses: changed,
})
const remove = createRoute({
  method: 'delete',
  path: '/addresses/{id}',
  summary: 'Delete an address',
  tags,
  request: { params },
  responses: changed,
})

/** The addresses of the logged-in partner. */
export function addressRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) => {
      const actor = await requirePartner(context)
      return context.json(await context.var.services.addresses.read(actor), 200)
    })
    .openapi(add, async (context) => {
      const actor = await requirePartner(context)
      const change = { kind: 'add', fields: context.req.valid('json') } as const
      return context.json(await context.var.services.addresses.change(actor, change), 200)
    })
    .openapi(chooseDefault, async (context) => {
      const actor = await requirePartner(context)
      const change = { kind: 'choose-default', id: context.req.valid('json').id } as const
      return context.json(await context.var.services.addresses.change(actor, change), 200)
    })
    .openapi(replace, async (context) => {
      const actor = await requirePartner(context)
      const { id } = context.req.valid('param')
      const change = { kind: 'replace', id, fields: context.req.valid('json') } as const
      return context.json(await context.var.services.addresses.change(actor, change), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requirePartner(context)
      const change = { kind: 'remove', id: context.req.valid('param').id } as const
      return context.json(await context.var.services.addresses.change(actor, change), 200)
    })
}
