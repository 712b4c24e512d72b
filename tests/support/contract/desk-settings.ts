import { staffBrowser } from '../api/staff-actions.ts'
import type { Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of the settings at the desk. */
export async function deskSettingsExamples({ api, guest }: ContractStore): Promise<Examples> {
  const owner = await staffBrowser(api, '9822222277', 'owner')
  const get = (path: string) => () => owner.call(path)
  return {
    'GET /api/desk/settings': {
      succeeds: [get('/api/desk/settings')],
      fails: { 'not-signed-in': () => guest('/api/desk/settings') },
    },
    'PUT /api/desk/settings/{name}': {
      succeeds: [
        () =>
          owner.call('/api/desk/settings/tagline', { method: 'PUT', body: { value: 'All you build with' } }),
      ],
      fails: {
        'invalid-input': () =>
          owner.call('/api/desk/settings/colour', { method: 'PUT', body: { value: 'red' } }),
        'edit-conflict': () =>
          owner.call('/api/desk/settings/location', { method: 'PUT', body: { value: 'Pune', version: 1 } }),
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
          await owner.call(path, { method: 'PUT', body: { value: '+91 98123 00000' } })
          const { versions } = (await (await owner.call(`${path}/versions`)).json()) as {
            versions: { id: number }[]
          }
          const body = { version: versions[0]?.id, side: 'before' }
          return owner.call(`${path}/restore`, { method: 'POST', body })
        },
      ],
      fails: {
        'not-found': () =>
          owner.call('/api/desk/settings/hotline/restore', {
            method: 'POST',
            body: { version: 1_000_000, side: 'after' },
          }),
      },
    },
  }
}
