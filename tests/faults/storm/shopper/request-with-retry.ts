import type { Body } from '../../../support/api/order-actions.ts'
import type { StormStore } from '../storm-store.ts'
import type { ApiAnswer, Observations } from './observations.ts'

/** A POST to the store: as a guest without `as`, with `key` as its Idempotency-Key. */
export type ApiRequest = {
  readonly path: string
  readonly body: unknown
  readonly as?: { readonly token: string }
  readonly key?: string
}

/** Sends a request as a browser does; null when no try was answered. */
export type SendRequest = (request: ApiRequest) => Promise<ApiAnswer | null>

const TRIES = 8
const TIMEOUT_MS = 60_000

/** Repeats a request unchanged while the connection breaks or the answer is a server error (502 and the like). */
export function requestWithRetry(
  store: StormStore,
  observations: Observations,
): { readonly request: SendRequest; readonly inFlight: () => number } {
  let inFlight = 0
  const once = async (request: ApiRequest): Promise<ApiAnswer | null> => {
    const { baseURL } = await store.running()
    inFlight += 1
    try {
      return await send(baseURL, request)
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        observations.unexpected.push(`no answer to ${request.path}`)
      observations.count('broken connections')
      return null
    } finally {
      inFlight -= 1
    }
  }
  const sendWithRetry: SendRequest = async (request) => {
    for (let tries = TRIES; tries > 0; tries -= 1) {
      const answer = await once(request)
      if (answer !== null && answer.status < 500) return answer
      // 500 is a bug of the store, whatever the provider does
      if (answer?.status === 500)
        observations.unexpected.push(`${request.path} failed with ${JSON.stringify(answer.body)}`)
      observations.count('retries')
    }
    return null
  }
  return { request: sendWithRetry, inFlight: () => inFlight }
}

async function send(baseURL: string, { path, body, as, key }: ApiRequest): Promise<ApiAnswer> {
  const response = await fetch(baseURL + path, {
    method: 'POST',
    headers: {
      origin: baseURL,
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, body: (await response.json()) as Body }
}
