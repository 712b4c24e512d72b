import { UnansweredError } from './port.ts'

/** After this time a message counts as not accepted. */
const TIMEOUT_MS = 5_000

type Request = {
  readonly provider: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs?: number | undefined
}

/**
 * Posts to a provider and returns its JSON response. Rejects, with an error that never contains the message, when the
 * provider is unreachable, too slow, rejects the request, or responds with something else; with `UnansweredError` where it may have
 * taken it.
 */
export async function postToProvider({ provider, url, headers, body, timeoutMs = TIMEOUT_MS }: Request) {
  const signal = AbortSignal.timeout(timeoutMs)
  const failure = (reason: string) => new Error(`${provider} ${reason}`)
  const unanswered = (reason: string, cause?: unknown) =>
    new UnansweredError(`${provider} ${reason}`, { cause })
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
    (cause: unknown) => {
      if (signal.aborted) throw unanswered('did not respond in time', cause)
      if (wasReached(cause)) throw unanswered('broke off', cause)
      throw new Error(`${provider} is unreachable`, { cause })
    },
  )
  const answer: unknown = await response.json().catch(() => null)
  if (passedOn.has(response.status)) throw unanswered(`is behind a proxy that answered ${response.status}`)
  if (!response.ok) throw failure(`rejected the request with status ${response.status}`)
  if (typeof answer !== 'object' || answer === null) throw unanswered('did not respond with JSON')
  return answer as Readonly<Record<string, unknown>>
}

/** Bad gateway and gateway time-out: a proxy of the provider got no answer, which says nothing of the message. */
const passedOn = new Set([502, 504])

/** Errors of a connection after which the provider may have the request all the same. */
const brokenOff = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'])

/** Tells whether a failed request may have reached the provider. */
function wasReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && brokenOff.has(String(cause.code))
}
