import type { OpenAPIHono } from '@hono/zod-openapi'
import { serializeErasurePlan, serializePersonalData } from '#domain/privacy/serialize-personal-data.ts'
import { privacyCalls } from '#domain/privacy/wire.ts'
import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { exportMessages } from '#domain/privacy/export-messages.ts'
import { readablePage } from '#domain/privacy/readable-page.ts'
import { routeOf } from '../route-of.ts'
import { readBrowserSecret } from '../guards/browser-secret.ts'
import { createRouter } from '../router.ts'
import { clearSessionCookie, requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['account']
const HTML = 'text/html; charset=utf-8'

const readConsent = routeOf(privacyCalls.readConsent, {
  summary: 'Get the privacy policies agreed to',
  tags,
  answers: 'The version that holds, and those agreed to.',
})

const giveConsent = routeOf(privacyCalls.giveConsent, {
  summary: 'Agree to the privacy policy',
  description: 'Only to the version that holds now.',
  tags,
  answers: 'The consent is recorded.',
})

const readData = routeOf(privacyCalls.readData, {
  summary: 'Download all personal data as JSON',
  tags,
  answers: 'Everything that the store holds of the partner.',
})

const readPage = routeOf(privacyCalls.readPage, {
  summary: 'Download all personal data as a page',
  tags,
  answers: 'The same data, readable.',
})

const readErasure = routeOf(privacyCalls.readErasure, {
  summary: 'Get what erasing the account would leave',
  tags,
  answers: 'What stands against it, and what stays.',
})

const erase = routeOf(privacyCalls.erase, {
  summary: 'Erase the account',
  description:
    'Needs a fresh login code that was sent to the partner’s own number in this browser. It cannot be undone.',
  tags,
  answers: 'The account is erased, and all its sessions have ended.',
})

const attachment = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
})

/** Routes of a partner's rights to their data (SAFE-06). */
export function privacyRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(readConsent, async (context) => {
      const given = await context.var.services.privacy.listConsents(await requirePartner(context))
      const consents = given.map(({ version, givenAt }) => ({ version, givenAt: givenAt.toISOString() }))
      return context.json({ current: PRIVACY_VERSION, given: consents }, 200)
    })
    .openapi(giveConsent, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.privacy.giveConsent(actor, context.req.valid('json').version)
      return context.body(null, 204)
    })
    .openapi(readData, async (context) => {
      const data = await context.var.services.privacy.exportData(await requirePartner(context))
      return context.json(serializePersonalData(data), 200, attachment('my-data.json'))
    })
    .openapi(readPage, async (context) => {
      const data = await context.var.services.privacy.exportData(await requirePartner(context))
      const page = readablePage(serializePersonalData(data), exportMessages)
      return context.body(page, 200, { 'content-type': HTML, ...attachment('my-data.html') })
    })
    .openapi(readErasure, async (context) => {
      const plan = await context.var.services.privacy.planErasure(await requirePartner(context))
      return context.json(serializeErasurePlan(plan), 200)
    })
    .openapi(erase, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.privacy.eraseAccount(actor, {
        code: context.req.valid('json').code,
        browserSecret: readBrowserSecret(context),
      })
      clearSessionCookie(context)
      return context.body(null, 204)
    })
}
