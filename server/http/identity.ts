import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { Partner } from '#domain/identity/partner.ts'
import { answers, jsonBody, router } from './router.ts'
import {
  currentPartner,
  dropSession,
  keepSession,
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

const sendCode = createRoute({
  method: 'post',
  path: '/login-codes',
  summary: 'Send a one-time code to a phone',
  tags: ['sign-in'],
  request: { body: jsonBody(z.object({ phone })) },
  responses: answers(
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
  responses: answers('Signed in.', z.object({ partner, token: z.string(), expiresAt: z.string() })),
})

const readSession = createRoute({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in here',
  tags: ['sign-in'],
  responses: answers('The person, or null for a visitor.', z.object({ partner: partner.nullable() })),
})

const signOut = createRoute({
  method: 'delete',
  path: '/session',
  summary: 'Sign out',
  tags: ['sign-in'],
  responses: { 204: { description: 'The session has ended.' }, ...failures },
})

const rename = createRoute({
  method: 'put',
  path: '/session/name',
  summary: 'Set the name one is shown under',
  tags: ['sign-in'],
  request: { body: jsonBody(z.object({ name: z.string().max(80) })) },
  responses: answers('The person with the new name.', z.object({ partner })),
})

const verify = createRoute({
  method: 'get',
  path: '/auth/verify',
  summary: 'Who a bearer token belongs to',
  tags: ['sign-in'],
  security: [{ bearer: [] }],
  responses: answers('The person.', partner),
})

/** Signing in and out. */
export function identityDoor(): OpenAPIHono<ApiEnv> {
  return router()
    .openapi(sendCode, async (context) => {
      const request = { ...context.req.valid('json'), requestedFrom: context.var.clientAddress }
      return context.json(await context.var.services.identity.sendCode(request), 200)
    })
    .openapi(signIn, async (context) => {
      const before = sessionToken(context)
      const session = await context.var.services.identity.signIn(context.req.valid('json'))
      if (before !== null) await context.var.services.identity.signOut(before)
      keepSession(context, session)
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
      dropSession(context)
      return context.body(null, 204)
    })
    .openapi(rename, async (context) => {
      const actor = await requirePartner(context)
      const renamed = await context.var.services.identity.rename(actor, context.req.valid('json').name)
      return context.json({ partner: view(renamed) }, 200)
    })
}

/** `GET /auth/verify` (AUTH-08). */
export function verifyDoor(): OpenAPIHono<ApiEnv> {
  return router().openapi(verify, async (context) => context.json(view(await requirePartner(context)), 200))
}

function view(found: Partner): z.infer<typeof partner> {
  return { ...found, role: 'partner' }
}
