import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { taxDocumentCalls } from '#domain/invoices/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['orders']

/** The tax documents of the logged-in partner's orders, as JSON and as PDF. */
export function taxDocumentRoutes(): OpenAPIHono<ApiEnv> {
  const router = createRouter()
  for (const kind of ['invoice', 'credit-note'] as const) {
    const name = kind.replace('-', ' ')
    const json = routeOf(taxDocumentCalls[kind], {
      summary: `Get the ${name} of an order`,
      tags,
      answers: 'The document as it was issued.',
    })
    const pdf = routeOf(taxDocumentCalls[`${kind}.pdf`], {
      summary: `Get the ${name} of an order as a PDF`,
      tags,
      answers: 'The document.',
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
