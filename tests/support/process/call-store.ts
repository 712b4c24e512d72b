import type { Store } from './start-store.ts'

type Call = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly token?: string
}

/** Calls the API of a running store; throws when the answer is no success. */
export async function callStore(store: Store, { method, path, body, token }: Call): Promise<unknown> {
  const response = await fetch(store.baseURL + path, {
    method,
    headers: {
      origin: store.baseURL,
      'idempotency-key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
