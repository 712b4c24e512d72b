import type { OpenAPIHono } from '@hono/zod-openapi'
import { addressCalls } from '#domain/addresses/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['addresses']

const read = routeOf(addressCalls.read, { summary: 'List addresses', tags, answers: 'The address book.' })
const add = routeOf(addressCalls.add, {
  summary: 'Add an address',
  description: 'The first address becomes the default.',
  tags,
  answers: 'The address book after the change.',
})
const chooseDefault = routeOf(addressCalls.chooseDefault, {
  summary: 'Set the default address',
  tags,
  answers: 'The address book after the change.',
})
const replace = routeOf(addressCalls.replace, {
  summary: 'Replace an address',
  tags,
  answers: 'The address book after the change.',
})
const remove = routeOf(addressCalls.remove, {
  summary: 'Delete an address',
  tags,
  answers: 'The address book after the change.',
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
