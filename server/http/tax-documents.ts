import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { creditNote, documentQuery, invoice } from '#domain/invoices/wire.ts'
import { jsonResponse, createRouter, failures } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'

const tags = ['orders']
const request = { params: z.object({ orderId: z.uuid() }), query: documentQuery }
const kinds = [
  ['invoice', 'invoice', invoice],
  ['credit-note', 'credit note', creditNote],
] as const

/** The tax documents of the logged-in partner's orders, as JSON and as PDF. */
export function taxDocumentRoutes(): OpenAPIHono<ApiEnv> {
  const router = createRouter()
  for (const [kind, name, schema] of kinds) {
    const json = createRoute({
      method: 'get',
      path: `/orders/{orderId}/${kind}`,
      summary: `Get the ${name} of an order`,
      tags,
      request,
      responses: jsonResponse('The document as it was issued.', schema),
    })
    const pdf = createRoute({
      method: 'get',
      path: `/orders/{orderId}/${kind}.pdf`,
      summary: `Get the ${name} of an order as a PDF`,
      tags,
      request,
      responses: {
        200: { description: 'The document.', content: { 'application/pdf': { schema: z.string() } } },
        ...failures,
      },
    })
    router.openapi(json, async (context) =>
      context.json(
        await findDocument(context, {
          ...context.req.valid('param'),
          ...context.req.valid('query'),
          kind,
        }),
        200,
      ),
    )
    router.openapi(pdf, async (context) => {
      const wanted = { ...context.req.valid('param'), ...context.req.valid('query'), kind }
      const document = await findDocument(context, wanted)
      const file = document.number.replaceAll('/', '-')
      return context.body(new Uint8Array(await context.var.services.orders.renderDocument(document)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${file}.pdf"`,
      })
    })
  }
  return router
}

async function findDocument(
  context: Context<ApiEnv>,
  wanted: {
    readonly orderId: string
    readonly kind: TaxDocument['kind']
    readonly number?: string | undefined
  },
): Promise<TaxDocument> {
  const actor = await requirePartner(context)
  return context.var.services.orders.findDocument(actor, wanted)
}
