import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  deskProduct,
  deskProductPage,
  deskProductQuery,
  editProductRequest,
  serializeDeskProduct,
  serializeDeskProducts,
} from '#domain/catalogue/desk-wire.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const params = z.object({ id: z.string().min(1).max(200) })

const list = createRoute({
  method: 'get',
  path: '/products',
  summary: 'List products by name',
  tags,
  request: { query: deskProductQuery },
  responses: jsonResponse('A page of products.', deskProductPage),
})

const one = createRoute({
  method: 'get',
  path: '/products/{id}',
  summary: 'Get a product as it is edited',
  tags,
  request: { params },
  responses: jsonResponse('The product with the prices of its variants.', deskProduct),
})

const edit = createRoute({
  method: 'put',
  path: '/products/{id}',
  summary: 'Change the name or prices of a product',
  description:
    'A price is given with GST; its parts are worked out from the rate of the product. A price that falls by more than half ' +
    'is refused as `price-falls` until it is confirmed.',
  tags,
  request: { params, body: jsonBody(editProductRequest) },
  responses: jsonResponse('The product as it is now.', deskProduct),
})

/** Products at the desk (GOODS-01). */
export function deskProductRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { q: text = '', after = null } = context.req.valid('query')
      const { products, hasMore } = await context.var.services.staff.listProducts(actor, { text, after })
      return context.json(serializeDeskProducts(products, hasMore), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const found = await context.var.services.staff.showProduct(actor, context.req.valid('param').id)
      return context.json(serializeDeskProduct(found), 200)
    })
    .openapi(edit, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const { digest, name, prices, confirmFalls = false } = context.req.valid('json')
      const edited = await context.var.services.staff.editProduct(actor, {
        id,
        digest,
        confirmFalls,
        ...(name !== undefined && { name }),
        ...(prices !== undefined && { prices }),
      })
      return context.json(serializeDeskProduct(edited), 200)
    })
}
