import { testArea } from '../builders/test-area.ts'
import { planOf } from '../api/delivery-actions.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { requestsOf, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of where and when the store delivers. */
export async function deliveryExamples(store: ContractStore): Promise<Examples> {
  const { api, guest } = store
  const { get, post } = requestsOf(store)
  const manager = await staffBrowser(api, '9822222228', 'manager')
  const packer = await staffBrowser(api, '9822222229', 'packer')
  const body = { version: 0, plan: planOf() }
  return {
    'GET /api/delivery-promise': {
      succeeds: [get('/api/delivery-promise?pin=122018&product=cement')],
      fails: { 'invalid-input': get('/api/delivery-promise?pin=012345') },
    },
    'POST /api/delivery-promise': {
      succeeds: [
        post('/api/delivery-promise', {
          pin: '122018',
          lines: [{ product: 'cementVariant[0]', quantity: 5 }],
        }),
      ],
      fails: { 'invalid-input': post('/api/delivery-promise', { pin: '122018' }) },
    },
    'GET /api/desk/delivery': {
      succeeds: [() => manager.call('/api/desk/delivery')],
      fails: { 'not-signed-in': () => guest('/api/desk/delivery') },
    },
    'PUT /api/desk/delivery': {
      succeeds: [() => manager.call('/api/desk/delivery', { method: 'PUT', body })],
      fails: {
        'not-permitted': () => packer.call('/api/desk/delivery', { method: 'PUT', body }),
        'edit-conflict': () =>
          manager.call('/api/desk/delivery', { method: 'PUT', body: { ...body, version: 99 } }),
      },
    },
    'POST /api/desk/delivery/preview': {
      succeeds: [
        () => manager.post('/api/desk/delivery/preview', { plan: planOf(testArea()), pin: '122018' }),
        () => manager.post('/api/desk/delivery/preview', { plan: planOf(testArea()), pin: '560001' }),
      ],
      fails: { 'invalid-input': () => manager.post('/api/desk/delivery/preview', {}) },
    },
  }
}
