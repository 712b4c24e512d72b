import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskSessionCalls, serializeDeskLogin } from '#domain/staff/wire.ts'
import { AppError } from '#domain/errors.ts'
import { routeOf } from '../route-of.ts'
import { clearBrowserSecret, readBrowserSecret } from '../guards/browser-secret.ts'
import { readDeviceToken, setDeviceToken } from '../guards/device-cookie.ts'
import { deviceName } from '../guards/device-name.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { clearDeskCookie, currentStaff, deskToken, setDeskCookie } from './desk-session.ts'

const tags = ['desk']

const read = routeOf(deskSessionCalls.read, {
  summary: 'Get the current desk session',
  tags,
  answers: 'Who works at the desk, or null.',
})

const open = routeOf(deskSessionCalls.open, {
  summary: 'Open the desk with a login code',
  description:
    'The code comes from `POST /api/login-codes`. Sets a cookie; desk sessions are for browsers alone.',
  tags,
  answers: 'The new desk session.',
})

const prove = routeOf(deskSessionCalls.prove, {
  summary: 'Prove once more who works at the desk',
  description: 'With another code to the same phone; holds for ten minutes.',
  tags,
  answers: 'The desk session, proved.',
})

const leave = routeOf(deskSessionCalls.leave, {
  summary: 'Leave the desk',
  tags,
  answers: 'The session has ended.',
})

/** Opening and leaving the desk (STAFF-01, STAFF-03). */
export function deskSignInRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) => {
      const login = await currentStaff(context)
      return context.json({ login: login && serializeDeskLogin(login) }, 200)
    })
    .openapi(open, async (context) => {
      const opened = await context.var.services.desk.open({
        ...context.req.valid('json'),
        browserSecret: readBrowserSecret(context),
        deviceToken: readDeviceToken(context),
        device: deviceName(context.req.header('user-agent')),
        previousToken: deskToken(context),
      })
      clearBrowserSecret(context)
      setDeskCookie(context, opened)
      setDeviceToken(context, opened.deviceToken)
      const login = await context.var.services.desk.findSession(opened.token)
      return context.json({ login: login && serializeDeskLogin(login) }, 200)
    })
    .openapi(prove, async (context) => {
      const token = deskToken(context)
      if (token === null) throw new AppError('not-signed-in')
      await context.var.services.desk.prove(token, {
        ...context.req.valid('json'),
        browserSecret: readBrowserSecret(context),
      })
      clearBrowserSecret(context)
      const login = await currentStaff(context)
      return context.json({ login: login && serializeDeskLogin(login) }, 200)
    })
    .openapi(leave, async (context) => {
      const token = deskToken(context)
      if (token !== null) await context.var.services.desk.leave(token)
      clearDeskCookie(context)
      return context.body(null, 204)
    })
}
