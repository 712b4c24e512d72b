import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { createRouter, failures } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'

const receiveReports = createRoute({
  method: 'post',
  path: '/messages/{route}/reports',
  summary: 'Receive delivery reports of a message provider',
  description:
    'For the providers only: Twilio signs its reports, MSG91 sends the token configured in MSG91_WEBHOOK_TOKEN.',
  tags: ['providers'],
  request: { params: z.object({ route: z.enum(['msg91', 'twilio']) }) },
  responses: { 204: { description: 'The reports are recorded.' }, ...failures },
})

/** The webhooks of the message providers. */
export function deliveryReportRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(receiveReports, async (context) => {
    const { pathname, search } = new URL(context.req.url)
    await context.var.services.identity.recordDeliveryReports(context.req.valid('param').route, {
      target: pathname + search,
      header: (name) => context.req.header(name),
      body: await context.req.text(),
    })
    return context.body(null, 204)
  })
}
