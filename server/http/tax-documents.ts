import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { jsonResponse, createRouter } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'
import { failures } from './wire.ts'

const request = { params: z.object({ orderId: z.uuid() }) }
const kinds = ['invoice', 'credit-note'] as const

/** The tax documents of the signed-in person's orders, as data for the page and as PDF. */
export function taxDocumentRoutes(): OpenAPIHono<ApiEnv> {
  const door = createRouter()
  for (const kind of kinds) {
    door.openapi(
      createRoute({
        method: 'get',
        path: `/orders/{orderId}/${kind}`,
        summary: `The ${kind} of an order, as it was issued`,
        tags: ['orders'],
        request,
        responses: jsonResponse('The document. Its amounts are paise.', z.record(z.string(), z.unknown())),
      }),
      async (context) => {
        const actor = await requirePartner(context)
        const { orderId } = context.req.valid('param')
        const found = await context.var.services.orders.findDocument(actor, { orderId, kind })
        return context.json({ ...found } as Record<string, unknown>, 200)
      },
    )
    door.openapi(
      createRoute({
        method: 'get',
        path: `/orders/{orderId}/${kind}.pdf`,
        summary: `The ${kind} of an order as PDF`,
        tags: ['orders'],
        request,
        responses: {
          200: { description: 'The document.', content: { 'application/pdf': { schema: z.string() } } },
          ...failures,
        },
      }),
      async (context) => {
        const actor = await requirePartner(context)
        const { orderId } = context.req.valid('param')
        const { orders } = context.var.services
        const document = await orders.findDocument(actor, { orderId, kind })
        const name = document.number.replaceAll('/', '-')
        return context.body(new Uint8Array(await orders.renderDocument(document)), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${name}.pdf"`,
        })
      },
    )
  }
  return door
}
