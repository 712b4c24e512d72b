import type { OpenAPIHono } from '@hono/zod-openapi'
import { deviceCalls, serializeDevice } from '#domain/identity/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { readDeviceToken } from '../guards/device-cookie.ts'
import { clearSessionCookie, requirePartner, sessionToken, type ApiEnv } from '../guards/session.ts'

const tags = ['login']

const listDevices = routeOf(deviceCalls.list, {
  summary: 'List the devices that are logged in',
  tags,
  answers: 'The live sessions, the most recently used first.',
})

const endDevice = routeOf(deviceCalls.end, {
  summary: 'Log out one device',
  tags,
  answers: 'The session has ended.',
})

const endAllDevices = routeOf(deviceCalls.endAll, {
  summary: 'Log out everywhere',
  tags,
  answers: 'All sessions have ended, including this one.',
})

const acceptDevices = routeOf(deviceCalls.accept, {
  summary: 'Say that the new devices are known',
  description: 'They are no longer among the `newDevices` of this browser.',
  tags,
  answers: 'Recorded.',
})

const readFormer = routeOf(deviceCalls.readFormer, {
  summary: 'Ask whether the number had an account before',
  description:
    'A number that was unused for half a year may have a new owner: it starts anew, and the earlier account can be claimed.',
  tags,
  answers: 'How many proofs may be tried.',
})

const claimFormer = routeOf(deviceCalls.claimFormer, {
  summary: 'Claim the account that the number had before',
  tags,
  answers: 'Its orders and addresses are yours.',
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
