import { expect, test } from 'vitest'
import { msg91 } from '#server/gateways/sms/msg91.ts'
import { openTestApi } from '../../support/api/test-api.ts'

test('[AUTH-11] a delivery report of the provider is saved, a report of others is not', async () => {
  const provider = msg91({
    authKey: 'key',
    signInTemplate: 'flow',
    orderTemplate: 'orders',
    webhookToken: 'a long enough token',
  })
  const api = await openTestApi(
    {},
    {},
    { provider: { ...provider, send: () => Promise.resolve({ route: 'msg91', reference: 'r1' }) } },
  )
  await api.asBrowser().send('9822000001')
  const report = (token: string, status: string) =>
    api.call(`/api/messages/msg91/reports?token=${encodeURIComponent(token)}`, {
      method: 'POST',
      body: { requestId: 'r1', status },
    })
  const delivery = async () =>
    (await api.database.queries.selectFrom('login_codes').select('delivery').executeTakeFirst())?.delivery
  expect(await delivery()).toBe('unknown')
  expect((await report('a guess', '1')).status).toBe(404)
  expect(await delivery()).toBe('unknown')
  expect((await report('a long enough token', '1')).status).toBe(204)
  expect(await delivery()).toBe('delivered')
  expect((await api.call('/api/messages/outbox/reports', { method: 'POST', body: {} })).status).toBe(400)
  await api.close()
})
