import type { MergePreviewWire } from '#domain/customers/merge-wire.ts'
import type { CustomerPageWire } from '#domain/customers/wire.ts'
import { openCustomer } from '../../api/order-actions.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples, type Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of customers at the desk. */
export async function deskCustomerExamples({ api, me, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222282', 'manager')
  const packer = await staffBrowser(api, '9822222283', 'packer')
  const uidOf = async (phone: string): Promise<string> => {
    const page = (await (await manager.call(`/api/desk/customers?q=${phone}`)).json()) as CustomerPageWire
    return page.customers[0]?.uid ?? NOTHING
  }
  const uid = await uidOf(me.phone.slice(-10))
  const path = `/api/desk/customers/${uid}`
  const nobody = `/api/desk/customers/${NOTHING}`
  const get =
    (of: string): Request =>
    () =>
      manager.call(of)
  const post =
    (of: string, body?: unknown): Request =>
    () =>
      manager.post(of, body)
  const revision = async (): Promise<number> =>
    ((await (await manager.call(path)).json()) as { revision: number }).revision
  const block = async (level: 'CASH' | null) =>
    manager.post(`${path}/block`, {
      block: level && { level, reason: 'refused at the gate' },
      revision: await revision(),
    })
  return {
    'GET /api/desk/customers': {
      succeeds: [get('/api/desk/customers?limit=1'), get('/api/desk/customers?q=asha&filter=to-verify')],
      fails: {
        'invalid-input': get('/api/desk/customers?after=later'),
        'not-permitted': () => packer.call('/api/desk/customers'),
      },
    },
    'GET /api/desk/customers/{uid}': {
      succeeds: [get(path)],
      fails: { 'not-found': get(nobody), 'not-signed-in': () => guest(path) },
    },
    'GET /api/account/commission': {
      succeeds: [
        async () => {
          await manager.post(`${path}/activation`, { isActive: true, revision: await revision() })
          const answer = await me.call('/api/account/commission?month=2026-11')
          await manager.post(`${path}/activation`, { isActive: false, revision: await revision() })
          return answer
        },
      ],
      fails: {
        'not-found': () => me.call('/api/account/commission?month=2026-11'),
        'not-signed-in': () => guest('/api/account/commission?month=2026-11'),
      },
    },
    'GET /api/desk/customers/{uid}/commission': {
      succeeds: [get(`${path}/commission?month=2026-11`)],
      fails: {
        'invalid-input': get(`${path}/commission?month=2026-13`),
        'not-found': get(`${nobody}/commission?month=2026-11`),
      },
    },
    'POST /api/desk/customers/{uid}/verification': {
      succeeds: [
        async () => manager.post(`${path}/verification`, { isVerified: true, revision: await revision() }),
      ],
      fails: { 'edit-conflict': post(`${path}/verification`, { isVerified: false, revision: 999 }) },
    },
    'POST /api/desk/customers/{uid}/language': {
      succeeds: [post(`${path}/language`, { language: 'hi' }), post(`${path}/language`, { language: 'en' })],
      fails: {
        'invalid-input': post(`${path}/language`, { language: 'xx' }),
        'not-found': post(`${nobody}/language`, { language: 'hi' }),
      },
    },
    'POST /api/desk/customers/{uid}/activation': {
      succeeds: [
        async () => manager.post(`${path}/activation`, { isActive: true, revision: await revision() }),
        async () => manager.post(`${path}/activation`, { isActive: false, revision: await revision() }),
      ],
      fails: { 'not-found': post(`${nobody}/activation`, { isActive: true, revision: 0 }) },
    },
    'POST /api/desk/customers/{uid}/block': {
      succeeds: [() => block('CASH'), () => block(null)],
      fails: {
        'invalid-input': post(`${path}/block`, { block: { level: 'CASH', reason: ' ' }, revision: 0 }),
      },
    },
    'POST /api/desk/customers/{uid}/notes': {
      succeeds: [post(`${path}/notes`, { id: crypto.randomUUID(), text: 'Ring twice' })],
      fails: { 'invalid-input': post(`${path}/notes`, { id: crypto.randomUUID(), text: '' }) },
    },
    'GET /api/desk/customers/{uid}/merge': {
      succeeds: [
        async () => {
          await openCustomer(api, '9811111178')
          return manager.call(`${path}/merge?phone=9811111178`)
        },
      ],
      fails: {
        'not-found': get(`${path}/merge?phone=9811111100`),
        'invalid-input': get(`${path}/merge?phone=12`),
      },
    },
    'POST /api/desk/customers/{uid}/merge': {
      succeeds: [
        async () => {
          await openCustomer(api, '9811111179')
          const preview = await manager.call(`${path}/merge?phone=9811111179`)
          const { one, other, seen } = (await preview.json()) as MergePreviewWire
          await manager.prove()
          return manager.post(`${path}/merge`, { other: other.uid, keep: one.uid, seen })
        },
      ],
      fails: {
        'edit-conflict': async () => {
          const other = await uidOf('9811111178')
          return manager.post(`${path}/merge`, { other, keep: uid, seen: 'another day' })
        },
        'not-found': post(`${path}/merge`, { other: NOTHING, keep: uid, seen: 'x' }),
      },
    },
    'GET /api/desk/customers/{uid}/data.json': {
      succeeds: [get(`${path}/data.json`)],
      fails: { 'not-permitted': () => packer.call(`${path}/data.json`) },
    },
    'GET /api/desk/customers/{uid}/data.html': {
      succeeds: [get(`${path}/data.html`)],
      fails: { 'not-found': get(`${nobody}/data.html`) },
    },
    'GET /api/desk/customers/{uid}/erasure': {
      succeeds: [get(`${path}/erasure`)],
      fails: { 'not-found': get(`${nobody}/erasure`) },
    },
    'POST /api/desk/customers/{uid}/erasure': {
      succeeds: [
        async () => {
          await openCustomer(api, '9811111177')
          return manager.post(`/api/desk/customers/${await uidOf('9811111177')}/erasure`)
        },
      ],
      fails: { 'erasure-blocked': post(`${path}/erasure`) },
    },
  }
}
