import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples, type Request } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of who works at the desk, what they did, and payments that need them. */
export async function deskStaffExamples({ api }: ContractStore): Promise<Examples> {
  // the one owner, in another browser: a number gets one code in thirty seconds
  api.advanceClock(31_000)
  const owner = await staffBrowser(api, '9822222222', 'owner')
  const packer = await staffBrowser(api, '9822222246', 'packer')
  const driver = await staffBrowser(api, '9822222247', 'driver')
  const get =
    (path: string): Request =>
    () =>
      owner.call(path)
  const post =
    (path: string, body?: unknown): Request =>
    () =>
      owner.post(path, body)
  const asPacker =
    (path: string): Request =>
    () =>
      packer.call(path)
  const unknownPayment = async (): Promise<string> => {
    const { id } = api.inDashboard({ action: 'pay-unknown', amount: 50_000 })
    api.advanceClock(2_000)
    await api.deliverWebhooks()
    return id
  }
  return {
    'GET /api/desk/staff': {
      succeeds: [get('/api/desk/staff')],
      fails: { 'not-permitted': asPacker('/api/desk/staff') },
    },
    'POST /api/desk/staff': {
      succeeds: [post('/api/desk/staff', { phone: '9822222226', name: 'Ravi', role: 'packer' })],
      fails: {
        'invalid-input': post('/api/desk/staff', { phone: '9822222226', name: 'Ravi', role: 'king' }),
        'last-owner': post('/api/desk/staff', { phone: owner.phone, name: 'Me', role: 'packer' }),
      },
    },
    'DELETE /api/desk/staff/{uid}': {
      succeeds: [
        async () => {
          await owner.post('/api/desk/staff', { phone: '9822222296', name: 'Ravi', role: 'packer' })
          const { staff } = (await (await owner.call('/api/desk/staff')).json()) as {
            staff: { uid: string; phone: string }[]
          }
          const uid = staff.find(({ phone }) => phone === '+919822222296')?.uid
          return owner.call(`/api/desk/staff/${uid}`, { method: 'DELETE' })
        },
      ],
      fails: { 'not-found': () => owner.call(`/api/desk/staff/${NOTHING}`, { method: 'DELETE' }) },
    },
    'POST /api/desk/staff/{uid}/sign-out': {
      succeeds: [
        async () => {
          const { staff } = (await (await owner.call('/api/desk/staff')).json()) as {
            staff: { uid: string; phone: string }[]
          }
          const uid = staff.find(({ phone }) => phone === `+91${driver.phone}`)?.uid
          return owner.post(`/api/desk/staff/${uid}/sign-out`)
        },
      ],
      fails: { 'not-found': post(`/api/desk/staff/${NOTHING}/sign-out`) },
    },
    'GET /api/desk/payments': {
      succeeds: [
        async () => {
          await unknownPayment()
          return owner.call('/api/desk/payments')
        },
      ],
      fails: { 'not-permitted': asPacker('/api/desk/payments') },
    },
    'POST /api/desk/payments/{paymentId}/decision': {
      succeeds: [
        async () =>
          owner.post(`/api/desk/payments/${await unknownPayment()}/decision`, {
            action: 'dismiss',
            note: 'not ours',
          }),
      ],
      fails: {
        'not-found': post('/api/desk/payments/pay_nothing/decision', { action: 'retry' }),
        'invalid-input': post('/api/desk/payments/pay_nothing/decision', { action: 'keep' }),
      },
    },
    'GET /api/desk/audit.csv': {
      succeeds: [get('/api/desk/audit.csv'), get('/api/desk/audit.csv?subject=order&actor=owner')],
      fails: { 'invalid-input': get('/api/desk/audit.csv?from=yesterday') },
    },
    'GET /api/desk/audit': {
      succeeds: [get('/api/desk/audit')],
      fails: { 'invalid-input': get('/api/desk/audit?before=0') },
    },
  }
}
