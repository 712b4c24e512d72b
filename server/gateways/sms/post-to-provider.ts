/** A provider that answers later than this has not taken the message, as far as we know. */
const PATIENCE_MS = 5_000

type Request = {
  readonly provider: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly patienceMs?: number | undefined
}

/**
 * Posts to a provider and returns the JSON object that it answers. Rejects with a sentence without the message's content
 * when it is out of reach, slow, refuses, or answers something else.
 */
export async function postToProvider({ provider, url, headers, body, patienceMs = PATIENCE_MS }: Request) {
  const signal = AbortSignal.timeout(patienceMs)
  const failed = (why: string, cause?: unknown): Error => new Error(`${provider} ${why}`, { cause })
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
    (error: unknown) =>
      Promise.reject(failed(signal.aborted ? 'did not answer in time' : 'is out of reach', error)),
  )
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw failed(`refused with status ${response.status}`)
  if (typeof answer !== 'object' || answer === null) throw failed('answered something that is not JSON')
  return answer as Readonly<Record<string, unknown>>
}
