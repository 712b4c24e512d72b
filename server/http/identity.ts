import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Partner } from '#domain/identity/partner.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import { readBrowserSecret, clearBrowserSecret, setBrowserSecret } from './browser-secret.ts'
import { deviceName } from './device-name.ts'
import {
  currentPartner,
  clearSessionCookie,
  setSessionCookie,
  requirePartner,
  sessionToken,
  type ApiEnv,
} from './session.ts'
import { failures, phone } from './wire.ts'

const partner = z
  .object({
    uid: z.string(),
    phone: z.string(),
    name: z.string().nullable(),
    role: z.literal('partner'),
    registration_date: z.string(),
    verification_status: z.string(),
    active: z.boolean(),
  })
  .openapi('Partner')

const challenge = z
  .object({ parameters: z.record(z.string().max(40), z.unknown()), signature: z.string().max(200) })
  .openapi('Challenge')

const proof = z
  .object({
    challenge,
    solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(200) }),
  })
  .openapi('Proof')

const makeChallenge = createRoute({
  method: 'get',
  path: '/login-codes/challenge',
  summary: 'A proof of work to be solved before a code is sent',
  description:
    'An ALTCHA challenge (PBKDF2/SHA-256): find the counter whose derived key begins with keyPrefix. It serves for one code.',
  tags: ['sign-in'],
  responses: jsonResponse('The challenge.', challenge),
})

const sendCode = createRoute({
  method: 'post',
  path: '/login-codes',
  summary: 'Send a one-time code to a phone',
  description:
    'Wants the solved challenge. Sets a cookie: the code serves only who brings it back, so apps keep cookies between the two calls.',
  tags: ['sign-in'],
  request: { body: jsonBody(z.object({ phone, proof })) },
  responses: jsonResponse(
    'The code is on its way; the answer is the same for known and unknown numbers.',
    z.object({ resendAfterSeconds: z.number(), expiresInSeconds: z.number() }),
  ),
})

const signIn = createRoute({
  method: 'post',
  path: '/session',
  summary: 'Sign in with the code',
  description: 'Sets the session cookie; the same session serves apps as a bearer token.',
  tags: ['sign-in'],
  request: { body: jsonBody(z.object({ phone, code: z.string().regex(/^\d{6}$/, 'is not six digits') })) },
  responses: jsonResponse('Signed in.', z.object({ partner, token: z.string(), expiresAt: z.string() })),
})

const readSession = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in here',
  tags: ['sign-in'],
  responses: jsonResponse('The person, or null for a visitor.', z.object({ partner: partner.nullable() })),
})

const signOut = createRoute({
  method: 'delete',
  path: '/session',
  summary: 'Sign out',
  tags: ['sign-in'],
  responses: { 204: { description: 'The session has ended.' }, ...failures },
})

const device = z
  .object({
    id: z.string(),
    device: z.string(),
    signedInAt: z.string(),
    seenAt: z.string(),
    here: z.boolean(),
  })
  .openapi('Device')

const listDevices = createRoute({
  method: 'get',
  path: '/sessions',
  summary: 'Where one is signed in',
  tags: ['sign-in'],
  responses: jsonResponse('The live sessions, the last used first.', z.object({ devices: z.array(device) })),
})

const endDevice = createRoute({
  method: 'delete',
  path: '/sessions/{id}',
  summary: 'Sign out one device',
  tags: ['sign-in'],
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'The session has ended.' }, ...failures },
})

const endAllDevices = createRoute({
  method: 'delete',
  path: '/sessions',
  summary: 'Sign out everywhere',
  tags: ['sign-in'],
  responses: { 204: { description: 'All sessions have ended, this one too.' }, ...failures },
})

const rename = createRoute({
  method: 'put',
  path: '/session/name',
  summary: 'Set the name one is shown under',
  tags: ['sign-in'],
  request: { body: jsonBody(z.object({ name: z.string().max(80) })) },
  responses: jsonResponse('The person with the new name.', z.object({ partner })),
})

const verify = createRoute({
  method: 'get',
  path: '/auth/verify',
  summary: 'Who a bearer token belongs to',
  tags: ['sign-in'],
  security: [{ bearer: [] }],
  responses: jsonResponse('The person.', partner),
})

/** Signing in and out. */
export function identityRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(makeChallenge, async (context) =>
      context.json(await context.var.services.identity.createChallenge(), 200, {
        'cache-control': 'no-store',
      }),
    )
    .openapi(sendCode, async (context) => {
      const request = { ...context.req.valid('json'), requestedFrom: context.var.clientAddress }
      const { browserSecret: secret, ...sent } = await context.var.services.identity.sendCode(request)
      setBrowserSecret(context, secret, sent.expiresInSeconds)
      return context.json(sent, 200)
    })
    .openapi(signIn, async (context) => {
      const session = await context.var.services.identity.signIn({
        ...context.req.valid('json'),
        browserSecret: readBrowserSecret(context),
        triedFrom: context.var.clientAddress,
        device: deviceName(context.req.header('user-agent')),
        previousToken: sessionToken(context),
      })
      clearBrowserSecret(context)
      setSessionCookie(context, session)
      const { token, expiresAt } = session
      return context.json({ partner: view(session.partner), token, expiresAt: expiresAt.toISOString() }, 200)
    })
    .openapi(readSession, async (context) => {
      const found = await currentPartner(context)
      return context.json({ partner: found && view(found) }, 200)
    })
    .openapi(signOut, async (context) => {
      const token = sessionToken(context)
      if (token !== null) await context.var.services.identity.signOut(token)
      clearSessionCookie(context)
      return context.body(null, 204)
    })
    .openapi(listDevices, async (context) => {
      const actor = await requirePartner(context)
      const found = await context.var.services.identity.listDevices(actor, sessionToken(context) ?? '')
      const devices = found.map((one) => ({
        ...one,
        signedInAt: one.signedInAt.toISOString(),
        seenAt: one.seenAt.toISOString(),
      }))
      return context.json({ devices }, 200)
    })
    .openapi(endDevice, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.identity.endDevice(actor, context.req.valid('param').id)
      return context.body(null, 204)
    })
    .openapi(endAllDevices, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.identity.endAllDevices(actor)
      clearSessionCookie(context)
      return context.body(null, 204)
    })
    .openapi(rename, async (context) => {
      const actor = await requirePartner(context)
      const renamed = await context.var.services.identity.rename(actor, context.req.valid('json').name)
      return context.json({ partner: view(renamed) }, 200)
    })
}

/** `GET /auth/verify` (AUTH-08). */
export function authVerifyRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(verify, async (context) =>
    context.json(view(await requirePartner(context)), 200),
  )
}

function view(found: Partner): z.infer<typeof partner> {
  return { ...found, role: 'partner' }
}
