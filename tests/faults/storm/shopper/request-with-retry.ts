import { setTimeout } from 'node:timers/promises'
import type { Body } from '../../../support/api/order-actions.ts'
import type { StormStore } from '../storm-store.ts'
import type { ApiAnswer, Observations } from './observations.ts'

/** A POST to the store, or a PUT: as a guest without `as`, with `key` as its Idempotency-Key. */
export type ApiRequest = {
  readonly method?: 'PUT'
  readonly path: string
  readonly body: unknown
  readonly as?: { readonly token: string }
  readonly key?: string
  /** Session of staff at the desk. */
  readonly cookie?: string
}

/** An answer, with the seconds after which the store wants to be asked again. */
type SentAnswer = ApiAnswer & { readonly retryAfter: number | null }

/** Sends a request as a browser does; null when no try was answered. */
export type SendRequest = (request: ApiRequest) => Promise<ApiAnswer | null>

const TRIES = 8
const TIMEOUT_MS = 60_000

/** The longest that a shopper waits because a busy store asked for it. */
const PATIENCE_S = 5

/**
 * Repeats a request unchanged while the connection breaks or the answer is a server error (502 and the like), and as late as the
 * store asks for with a 503. Any other answer of 500 and above is unexpected.
 */
export function requestWithRetry(
  store: StormStore,
  observations: Observations,
): { readonly request: SendRequest; readonly inFlight: () => number } {
  let inFlight = 0
  const once = async (request: ApiRequest): Promise<SentAnswer | null> => {
    const { baseURL } = await store.running()
    inFlight += 1
    try {
      return await send(baseURL, request)
    } catch (error) {
      if ((error as Error).name === 'TimeoutError')
        observations.unexpected.push(`POST ${request.path} was not answered within ${TIMEOUT_MS / 1_000} s`)
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
      if (answer !== null) {
        const { status, body, retryAfter } = answer
        // 500 is a bug of the store, whatever the provider does, and a 503 says when to come back
        if (status === 500 || (status === 503 && retryAfter === null))
          observations.unexpected.push(
            `POST ${request.path} was answered with ${status} ${JSON.stringify(body)}`,
          )
        observations.count(`retries after ${status}`)
        if (retryAfter !== null) await setTimeout(Math.min(retryAfter, PATIENCE_S) * 1_000)
      }
      observations.count('retries')
    }
    return null
  }
  return { request: sendWithRetry, inFlight: () => inFlight }
}

async function send(
  baseURL: string,
  { method, path, body, as, key, cookie }: ApiRequest,
): Promise<SentAnswer> {
  const response = await fetch(baseURL + path, {
    method: method ?? 'POST',
    headers: {
      origin: baseURL,
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const after = response.headers.get('retry-after')
  const retryAfter = after === null ? null : Number(after)
  return { path, status: response.status, body: (await response.json()) as Body, retryAfter }
}
