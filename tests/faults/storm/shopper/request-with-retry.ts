import type { Body } from '../../../support/api/order-actions.ts'
import type { StormStore } from '../storm-store.ts'
import type { Said, Tally } from './observations.ts'

/** A call of a browser to the store; without `as` by nobody, with `key` under that Idempotency-Key. */
export type Question = {
  readonly path: string
  readonly body: unknown
  readonly as?: { readonly token: string }
  readonly key?: string
}

/** Asks the store as a browser does; null when it had no answer in all the tries. */
export type Ask = (question: Question) => Promise<Said | null>

const TRIES = 8
const PATIENCE_MS = 60_000

/** How many calls are on their way to the store. */
export type Flying = { readonly now: () => number }

/** Asks again, the very same, when the connection broke or the store could not answer (502 and the like). */
export function persistently(
  store: StormStore,
  tally: Tally,
): { readonly ask: Ask; readonly flying: Flying } {
  let flying = 0
  const once = async (question: Question): Promise<Said | null> => {
    const { baseURL } = await store.running()
    flying += 1
    try {
      return await send(baseURL, question)
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') tally.strange.push(`no answer to ${question.path}`)
      tally.count('broken connections')
      return null
    } finally {
      flying -= 1
    }
  }
  const ask: Ask = async (question) => {
    for (let left = TRIES; left > 0; left -= 1) {
      const said = await once(question)
      if (said !== null && said.status < 500) return said
      // what the store cannot explain is its own fault, whatever the provider does
      if (said?.status === 500)
        tally.strange.push(`${question.path} failed with ${JSON.stringify(said.body)}`)
      tally.count('retries')
    }
    return null
  }
  return { ask, flying: { now: () => flying } }
}

async function send(baseURL: string, { path, body, as, key }: Question): Promise<Said> {
  const answer = await fetch(baseURL + path, {
    method: 'POST',
    headers: {
      origin: baseURL,
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
