import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SimulatorContext } from './context.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { pay, paymentRequest } from './pay.ts'
import { parseBody } from './parse-body.ts'
import { windowPage, type WindowState } from './window-page.ts'

/** Longest wait of the window for webhooks that are to come before its answer. */
const WAIT_MS = 3_000

/** The static browser files, served unbundled. */
const files = [
  ['checkout.js', 'text/javascript'],
  ['window.js', 'text/javascript'],
  ['window.css', 'text/css'],
] as const

/** Only the same origin may frame the window, and it loads only its own files. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Serves the checkout script and the payment window, and handles the requests of the window. */
export function windowRoutes(simulator: SimulatorContext, keyId: string): Hono {
  const routes = new Hono()
  routes.use(securityHeaders)
  for (const [name, type] of files) {
    const content = readFileSync(path.join(import.meta.dirname, 'browser', name), 'utf8')
    routes.get(`/${name}`, (context) =>
      context.body(content, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }),
    )
  }
  routes.get('/window', (context) => {
    const { order_id: orderId = '', key_id: key } = context.req.query()
    const order = simulator.ledger.order(orderId)
    const state: WindowState = key === keyId ? (order?.status ?? 'unknown') : 'wrong-key'
    return context.html(windowPage(state, order), 200, { 'cache-control': 'no-store' })
  })
  routes.post('/window/pay', async (context) => {
    const request = await parseBody(context.req, paymentRequest)
    const post = pay(simulator, request)
    if (request.outcome === 'webhook-first') await simulator.webhooks.deliverDue({ withinMs: WAIT_MS })
    return context.json({ post })
  })
  routes.route('/', dashboardRoutes(simulator))
  return routes
}

const securityHeaders = createMiddleware(async (context, next) => {
  await next()
  context.header('content-security-policy', policy)
  context.header('x-frame-options', 'SAMEORIGIN')
  context.header('x-content-type-options', 'nosniff')
  context.header('referrer-policy', 'no-referrer')
})
