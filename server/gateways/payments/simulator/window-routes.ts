import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { SimulatorContext } from './context.ts'
import { pay, paymentRequest } from './pay.ts'
import { parseBody } from './parse-body.ts'
import { windowPage, type WindowState } from './window-page.ts'

/** The files of the browser side, which work as they are written. */
const files = [
  ['checkout.js', 'text/javascript'],
  ['window.js', 'text/javascript'],
  ['window.css', 'text/css'],
] as const

/** The window may be framed by the origin that serves it alone, and loads its own files alone. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The checkout script, the payment window that it opens, and what the window's buttons do. */
export function windowRoutes(desk: SimulatorContext, keyId: string): Hono {
  const doors = new Hono()
  doors.use(headed)
  for (const [name, type] of files) {
    const content = readFileSync(path.join(import.meta.dirname, 'browser', name), 'utf8')
    doors.get(`/${name}`, (context) =>
      context.body(content, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }),
    )
  }
  doors.get('/window', (context) => {
    const { order_id: orderId = '', key_id: key } = context.req.query()
    const order = desk.books.order(orderId)
    const state: WindowState = key === keyId ? (order?.status ?? 'unknown') : 'wrong-key'
    return context.html(windowPage(state, order), 200, { 'cache-control': 'no-store' })
  })
  doors.post('/window/pay', async (context) => {
    const asked = await parseBody(context.req, paymentRequest)
    const post = pay(desk, asked)
    if (asked.outcome === 'webhook-first') await desk.webhooks.deliverDue()
    return context.json({ post })
  })
  return doors
}

const headed = createMiddleware(async (context, next) => {
  await next()
  context.header('content-security-policy', policy)
  context.header('x-frame-options', 'SAMEORIGIN')
  context.header('x-content-type-options', 'nosniff')
  context.header('referrer-policy', 'no-referrer')
})
