import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { sessionCalls, partner, serializeNewDevice, serializePartner } from '#domain/identity/wire.ts'
import { SESSION_IDLE_MS } from '#domain/identity/login-limits.ts'
import { routeOf } from '../route-of.ts'
import { jsonResponse, createRouter } from '../router.ts'
import { readBrowserSecret, clearBrowserSecret, setBrowserSecret } from '../guards/browser-secret.ts'
import { networkBlock } from '../guards/client-address.ts'
import { readDeviceToken, setDeviceToken } from '../guards/device-cookie.ts'
import { deviceName } from '../guards/device-name.ts'
import {
  currentPartner,
  clearSessionCookie,
  setSessionCookie,
  requirePartner,
  sessionToken,
  type ApiEnv,
} from '../guards/session.ts'

const tags = ['login']

const makeChallenge = routeOf(sessionCalls.challenge, {
  summary: 'Get a proof-of-work challenge',
  description:
    'An ALTCHA challenge (PBKDF2/SHA-256): find the counter whose derived key starts with `keyPrefix`. ' +
    'Each solution is good for one login code.',
  tags,
  answers: 'The challenge.',
})

const sendCode = routeOf(sessionCalls.sendCode, {
  summary: 'Send a login code to a phone',
  description:
    'Requires a solved challenge. Sets a cookie that the login has to send back, so apps keep cookies between the two calls.',
  tags,
  answers: 'The code is on its way. The response is the same for known and unknown numbers.',
})

const signIn = routeOf(sessionCalls.signIn, {
  summary: 'Log in with a code',
  description: 'Sets the session cookie; apps may send the same session as a bearer token.',
  tags,
  answers: 'The new session.',
})

const readSession = routeOf(sessionCalls.read, {
  summary: 'Get the current session',
  tags,
  answers: 'The logged-in partner, or null for a guest, and the devices they should hear of.',
})

const signOut = routeOf(sessionCalls.signOut, { summary: 'Log out', tags, answers: 'The session has ended.' })

const rename = routeOf(sessionCalls.rename, {
  summary: 'Set the display name',
  description: 'An empty name removes it.',
  tags,
  answers: 'The partner under the new name.',
})

const verify = createRoute({
  method: 'get',
  path: '/auth/verify',
  summary: 'Verify a bearer token',
  tags,
  security: [{ bearer: [] }],
  responses: jsonResponse('The partner whom the token belongs to.', partner),
})

/** Logging in and out. */
export function identityRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(makeChallenge, async (context) =>
      context.json(await context.var.services.identity.createChallenge(networkOrigin(context)), 200, {
        'cache-control': 'no-store',
      }),
    )
    .openapi(sendCode, async (context) => {
      const request = {
        ...context.req.valid('json'),
        origin: networkOrigin(context),
        previousSecret: readBrowserSecret(context),
        deviceToken: readDeviceToken(context),
      }
      const { browserSecret: secret, ...sent } = await context.var.services.identity.sendCode(request)
      setBrowserSecret(context, secret, sent.expiresInSeconds)
      return context.json(sent, 200)
    })
    .openapi(signIn, async (context) => {
      const started = await context.var.services.identity.signIn({
        ...context.req.valid('json'),
        browserSecret: readBrowserSecret(context),
        deviceToken: readDeviceToken(context),
        device: deviceName(context.req.header('user-agent')),
        previousToken: sessionToken(context),
      })
      clearBrowserSecret(context)
      setSessionCookie(context, { token: started.token, seconds: SESSION_IDLE_MS / 1000 })
      setDeviceToken(context, started.deviceToken)
      const { token, expiresAt } = started
      return context.json(
        { partner: serializePartner(started.partner), token, expiresAt: expiresAt.toISOString() },
        200,
      )
    })
    .openapi(readSession, async (context) => {
      const found = await currentPartner(context)
      if (found === null) return context.json({ partner: null, newDevices: [] }, 200)
      const devices = await context.var.services.identity.listNewDevices(found, readDeviceToken(context))
      return context.json(
        { partner: serializePartner(found), newDevices: devices.map(serializeNewDevice) },
        200,
      )
    })
    .openapi(signOut, async (context) => {
      const token = sessionToken(context)
      if (token !== null) await context.var.services.identity.signOut(token)
      clearSessionCookie(context)
      return context.body(null, 204)
    })
    .openapi(rename, async (context) => {
      const actor = await requirePartner(context)
      const renamed = await context.var.services.identity.rename(actor, context.req.valid('json').name)
      return context.json({ partner: serializePartner(renamed) }, 200)
    })
}

function networkOrigin({ var: { clientAddress } }: Context<ApiEnv>) {
  return { address: clientAddress, block: networkBlock(clientAddress) }
}

/** `GET /auth/verify` (AUTH-08). */
export function authVerifyRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(verify, async (context) =>
    context.json(serializePartner(await requirePartner(context)), 200),
  )
}
