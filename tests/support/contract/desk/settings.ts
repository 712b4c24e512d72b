import { staffBrowser } from '../../api/staff-actions.ts'
import type { Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of the settings at the desk. */
export async function deskSettingsExamples({ api, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222277', 'manager')
  const get = (path: string) => () => manager.call(path)
  return {
    'GET /api/desk/settings': {
      succeeds: [get('/api/desk/settings')],
      fails: { 'not-signed-in': () => guest('/api/desk/settings') },
    },
    'GET /api/desk/first-steps': {
      succeeds: [get('/api/desk/first-steps')],
      fails: { 'not-signed-in': () => guest('/api/desk/first-steps') },
    },
    'PUT /api/desk/settings': {
      succeeds: [
        () =>
          manager.call('/api/desk/settings', {
            method: 'PUT',
            body: {
              changes: [
                { name: 'tagline', value: 'Cement at your door' },
                { name: 'hours', value: 'Mon–Sat' },
              ],
            },
          }),
      ],
      fails: {
        'invalid-input': () =>
          manager.call('/api/desk/settings', {
            method: 'PUT',
            body: {
              changes: [
                { name: 'tagline', value: 'Never' },
                { name: 'colour', value: 'red' },
              ],
            },
          }),
      },
    },
    'PUT /api/desk/settings/{name}': {
      succeeds: [
        () =>
          manager.call('/api/desk/settings/tagline', {
            method: 'PUT',
            body: { value: 'All you build with' },
          }),
      ],
      fails: {
        'invalid-input': () =>
          manager.call('/api/desk/settings/colour', { method: 'PUT', body: { value: 'red' } }),
        'edit-conflict': () =>
          manager.call('/api/desk/settings/location', { method: 'PUT', body: { value: 'Pune', version: 1 } }),
      },
    },
    'GET /api/desk/settings/{name}/versions': {
      succeeds: [get('/api/desk/settings/tagline/versions')],
      fails: { 'not-signed-in': () => guest('/api/desk/settings/tagline/versions') },
    },
    'POST /api/desk/settings/{name}/restore': {
      succeeds: [
        async () => {
          const path = '/api/desk/settings/hotline'
          await manager.call(path, { method: 'PUT', body: { value: '+91 98123 00000' } })
          const { versions } = (await (await manager.call(`${path}/versions`)).json()) as {
            versions: { id: number }[]
          }
          const body = { version: versions[0]?.id, side: 'before' }
          return manager.call(`${path}/restore`, { method: 'POST', body })
        },
      ],
      fails: {
        'not-found': () =>
          manager.call('/api/desk/settings/hotline/restore', {
            method: 'POST',
            body: { version: 1_000_000, side: 'after' },
          }),
      },
    },
  }
}
