import { grantRole } from '../browser/desk-steps.ts'
import { openDeskOverHttp } from './sign-in-over-http.ts'
import type { Store } from './start-store.ts'

/** Calls of the desk as a manager of a store; a body is sent by POST unless another method is named. Throws what is refused. */
export type DeskOverHttp = (path: string, body?: object, method?: 'POST' | 'PUT') => Promise<unknown>

export async function deskOverHttp(store: Store): Promise<DeskOverHttp> {
  const cookie = await openDeskOverHttp(store, await grantRole(store, 'manager', 'Meena'))
  return async (path, body, method = 'POST') => {
    const answer = await fetch(`${store.baseURL}/api/desk/${path}`, {
      headers: { cookie, origin: store.baseURL, 'content-type': 'application/json' },
      ...(body !== undefined && { method, body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}
