import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  claimRequest,
  deviceList,
  devicesKnownRequest,
  formerAccount,
  serializeDevice,
} from '#domain/identity/wire.ts'
import { jsonResponse, jsonBody, createRouter, failures } from './router.ts'
import { readDeviceToken } from './device-cookie.ts'
import { clearSessionCookie, requirePartner, sessionToken, type ApiEnv } from './session.ts'

const tags = ['login']

const listDevices = createRoute({
  method: 'get',
  path: '/sessions',
  summary: 'List the devices that are logged in',
  tags,
  responses: jsonResponse('The live sessions, the most recently used first.', deviceList),
})

const endDevice = createRoute({
  method: 'delete',
  path: '/sessions/{id}',
  summary: 'Log out one device',
  tags,
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'The session has ended.' }, ...failures },
})

const endAllDevices = createRoute({
  method: 'delete',
  path: '/sessions',
  summary: 'Log out everywhere',
  tags,
  responses: { 204: { description: 'All sessions have ended, including this one.' }, ...failures },
})

const acceptDevices = createRoute({
  method: 'put',
  path: '/session/devices-known',
  summary: 'Say that the new devices are known',
  description: 'They are no longer among the `newDevices` of this browser.',
  tags,
  request: { body: jsonBody(devicesKnownRequest) },
  responses: { 204: { description: 'Recorded.' }, ...failures },
})

const readFormer = createRoute({
  method: 'get',
  path: '/session/former-account',
  summary: 'Ask whether the number had an account before',
  description:
    'A number that was unused for half a year may have a new owner: it starts anew, and the earlier account can be claimed.',
  tags,
  responses: jsonResponse('How many proofs may be tried.', formerAccount),
})

const claimFormer = createRoute({
  method: 'post',
  path: '/session/former-account',
  summary: 'Claim the account that the number had before',
  tags,
  request: { body: jsonBody(claimRequest) },
  responses: { 204: { description: 'Its orders and addresses are yours.' }, ...failures },
})

/** The devices on which a partner is logged in, and an account that their number belonged to before. */
export function deviceRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(listDevices, async (context) => {
      const actor = await requirePartner(context)
      const found = await context.var.services.identity.listDevices(actor, sessionToken(context) ?? '')
      return context.json({ devices: found.map(serializeDevice) }, 200)
    })
    .openapi(endDevice, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.identity.endDevice(actor, context.req.valid('param').id)
      return context.body(null, 204)
    })
    .openapi(endAllDevices, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.identity.endAllDevices(actor, readDeviceToken(context))
      clearSessionCookie(context)
      return context.body(null, 204)
    })
    .openapi(acceptDevices, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.identity.acceptNewDevices(actor, {
        deviceToken: readDeviceToken(context),
        until: new Date(context.req.valid('json').until),
      })
      return context.body(null, 204)
    })
    .openapi(readFormer, async (context) => {
      const actor = await requirePartner(context)
      const former = await context.var.services.identity.readFormerAccount(actor)
      return context.json({ triesLeft: former?.triesLeft ?? null }, 200)
    })
    .openapi(claimFormer, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.identity.claimFormerAccount(actor, context.req.valid('json').proof)
      return context.body(null, 204)
    })
}
