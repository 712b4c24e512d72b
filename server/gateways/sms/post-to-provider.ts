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
 * provider is unreachable, too slow, rejects the request, or responds with something else.
 */
export async function postToProvider({ provider, url, headers, body, timeoutMs = TIMEOUT_MS }: Request) {
  const signal = AbortSignal.timeout(timeoutMs)
  const failure = (reason: string, cause?: unknown): Error => new Error(`${provider} ${reason}`, { cause })
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
    (error: unknown) =>
      Promise.reject(failure(signal.aborted ? 'did not respond in time' : 'is unreachable', error)),
  )
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failure(`rejected the request with status ${response.status}`)
  if (typeof answer !== 'object' || answer === null) throw failure('did not respond with JSON')
  return answer as Readonly<Record<string, unknown>>
}
