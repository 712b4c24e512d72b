import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { createRouter } from './router.ts'
import type { ApiEnv } from './session.ts'
import { failures } from './wire.ts'

const takeReports = createRoute({
  method: 'post',
  path: '/messages/{route}/reports',
  summary: 'Delivery reports of a message provider',
  description:
    'For the providers alone: Twilio signs its reports, MSG91 names the token of MSG91_WEBHOOK_TOKEN.',
  tags: ['providers'],
  request: { params: z.object({ route: z.enum(['msg91', 'twilio']) }) },
  responses: { 204: { description: 'The reports are kept.' }, ...failures },
})

/** Where message providers report to. */
export function deliveryReportRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(takeReports, async (context) => {
    const { pathname, search } = new URL(context.req.url)
    await context.var.services.identity.recordDeliveryReports(context.req.valid('param').route, {
      target: pathname + search,
      header: (name) => context.req.header(name),
      body: await context.req.text(),
    })
    return context.body(null, 204)
  })
}
