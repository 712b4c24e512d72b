import { solve } from './solve-challenge.ts'
import type { Store } from './start-store.ts'

/** Signs a phone in over HTTP, as an app does, and returns what the store answers. */
export async function signInOverHttp(store: Store, phone: string): Promise<unknown> {
  const challenge = await fetch(`${store.baseURL}/api/login-codes/challenge`)
  const asked = await post(store, {
    path: '/api/login-codes',
    body: { phone, proof: await solve(await challenge.json()) },
  })
  const [cookie = ''] = (asked.headers.get('set-cookie') ?? '').split(';')
  const code = await store.codeFor(`+91${phone}`)
  return (await post(store, { path: '/api/session', body: { phone, code }, headers: { cookie } })).json()
}

type Post = { readonly path: string; readonly body: unknown; readonly headers?: Record<string, string> }

async function post({ baseURL }: Store, { path, body, headers = {} }: Post): Promise<Response> {
  const answer = await fetch(baseURL + path, {
    method: 'POST',
    headers: { origin: baseURL, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
