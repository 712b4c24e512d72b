import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import { solve } from './solve-challenge.ts'
import type { Store } from './start-store.ts'

/** Signs a phone in over HTTP, as the app does, and returns what the store answers; the person agrees to the privacy policy by default. */
export async function signInOverHttp(
  store: Store,
  phone: string,
  { agrees = true }: { readonly agrees?: boolean } = {},
): Promise<unknown> {
  const consent = agrees ? { privacyVersion: PRIVACY_VERSION } : {}
  return (await sendCodeTo(store, phone, { path: '/api/session', consent })).json()
}

/** Opens the desk over HTTP for a phone that has a role, and returns the cookie of its session. */
export async function openDeskOverHttp(store: Store, phone: string): Promise<string> {
  const answer = await sendCodeTo(store, phone, { path: '/api/desk/session' })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}

type SignIn = { readonly path: string; readonly consent?: { readonly privacyVersion?: string } }

async function sendCodeTo(store: Store, phone: string, { path, consent }: SignIn): Promise<Response> {
  const challenge = await fetch(`${store.baseURL}/api/login-codes/challenge`)
  const asked = await post(store, {
    path: '/api/login-codes',
    body: { phone, proof: await solve(await challenge.json()) },
  })
  const [cookie = ''] = (asked.headers.get('set-cookie') ?? '').split(';')
  const code = await store.codeFor(`+91${phone}`)
  return post(store, { path, body: { phone, code, ...consent }, headers: { cookie } })
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
