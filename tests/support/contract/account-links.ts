import { randomUUID } from 'node:crypto'
import type { CreditAccountDetailWire } from '#domain/accounts/wire.ts'
import type { CustomerPageWire } from '#domain/customers/wire.ts'
import { openCustomer } from '../api/order-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { NOTHING, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of accounts of credit that are reminded, and paid by a link. */
export async function accountLinkExamples({ api, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222389', 'manager')
  await openCustomer(api, '9733300071')
  const found = await manager.call('/api/desk/customers?q=9733300071')
  const [customer] = ((await found.json()) as CustomerPageWire).customers
  const [id, root] = [randomUUID(), '/api/desk/credit-accounts']
  const terms = { limit: 10_000_000, days: 30, checkedAt: 'ordering', isOpen: true }
  await manager.post(root, { id, holder: { kind: 'partner', id: customer?.uid ?? NOTHING }, terms })
  const bill = { id: randomUUID(), amount: 50_000, isAdvance: false, day: '2026-11-01', reference: 'OLD 8' }
  await manager.post(`${root}/${id}/openings`, bill)
  const link = async (): Promise<string> => {
    const made = await manager.call(`${root}/${id}/link`, { method: 'PUT' })
    const detail = (await made.json()) as CreditAccountDetailWire
    return detail.link?.path.replace('/pay-account/', '/api/account-links/') ?? ''
  }
  const pay = async (action: string, body: object) =>
    guest(`${await link()}/${action}`, { method: 'POST', body })
  const owe = () => manager.post(`${root}/${id}/openings`, { ...bill, id: randomUUID(), day: '2026-01-01' })
  const remind = (more: object = {}) =>
    manager.post('/api/desk/credit-reminders', { reminders: [{ id: randomUUID(), accountId: id, ...more }] })
  return {
    ...Object.fromEntries(
      ['PUT', 'DELETE'].map((method) => [
        `${method} /api/desk/credit-accounts/{id}/link`,
        {
          succeeds: [() => manager.call(`${root}/${id}/link`, { method })],
          fails: { 'not-found': () => manager.call(`${root}/${NOTHING}/link`, { method }) },
        },
      ]),
    ),
    'GET /api/desk/credit-accounts/{id}/reminders': {
      succeeds: [
        async () => {
          await owe()
          await remind()
          return manager.call(`${root}/${id}/reminders`)
        },
      ],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}/reminders`) },
    },
    'PUT /api/desk/credit-accounts/{id}/reminders': {
      succeeds: [() => manager.call(`${root}/${id}/reminders`, { method: 'PUT', body: { isPaused: true } })],
      fails: {
        'not-found': () =>
          manager.call(`${root}/${NOTHING}/reminders`, { method: 'PUT', body: { isPaused: true } }),
      },
    },
    'GET /api/desk/credit-reminders': {
      succeeds: [
        async () => {
          await owe()
          return manager.call(`/api/desk/credit-reminders?accounts=${id}`)
        },
      ],
      fails: {
        'not-found': () => manager.call(`/api/desk/credit-reminders?accounts=${NOTHING}`),
        'invalid-input': () => manager.call('/api/desk/credit-reminders?accounts=x'),
      },
    },
    'POST /api/desk/credit-reminders': {
      succeeds: [
        async () => {
          await owe()
          return remind()
        },
      ],
      fails: {
        'not-found': () => remind({ accountId: NOTHING }),
        'invalid-input': () => remind({ accountId: 'x' }),
      },
    },
    'GET /api/account-links/{token}': {
      succeeds: [async () => guest(await link())],
      fails: { 'not-found': () => guest('/api/account-links/unknown') },
    },
    'POST /api/account-links/{token}/start': {
      succeeds: [() => pay('start', { amount: 10_000 })],
      fails: { 'amount-changed': () => pay('start', { amount: 90_000_000_000 }) },
    },
    'POST /api/account-links/{token}/payment': {
      succeeds: [
        async () => {
          const { orderId } = (await (await pay('start', { amount: 10_000 })).json()) as { orderId: string }
          return pay('payment', { orderId, callback: null })
        },
      ],
      fails: { 'not-found': () => pay('payment', { orderId: 'none', callback: null }) },
    },
  }
}
