import fc from 'fast-check'
import { Agent } from 'node:http'
import { callStore } from '../../support/process/call-store.ts'
import type { Store } from '../../support/process/start-store.ts'
import { requestsOf, type Description, type FuzzRequest } from './draw-requests.ts'
import type { Knowledge } from './knowledge.ts'
import { rememberNames } from './remember-names.ts'
import { judgeAnswer } from './judge-answer.ts'
import { isSignedIn, ownerAtDesk, signUp, type Owner } from './people.ts'
import { sendRequest } from './send-request.ts'

/** What came of the requests. */
export type FuzzResult = {
  readonly sent: number
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** Operations of the description that succeeded at least once. */
  readonly succeeded: ReadonlySet<string>
  readonly operations: readonly string[]
  /** The slowest requests, each with its milliseconds. */
  readonly slowest: readonly string[]
  /** What was wrong, each with the request that brought it. */
  readonly failures: readonly string[]
}

// few, because a request may have ended the session of all after it
const BATCH = 20
const AT_ONCE = 8
const MOST_FAILURES = 20
const NOTHING = '00000000-0000-4000-8000-000000000000'

/** The number of the customer after so many sign-ins: requests that happen to sign out would use up the codes that one has for a day. */
const customerAfter = (signIns: number): string =>
  `98123510${String(Math.floor(signIns / 8)).padStart(2, '0')}`
const victim = { phone: '9812350002', name: 'Zebadiah Quillfeather', street: 'Nightjar Hollow 77' }

/**
 * Sends `count` requests drawn from the API description of a running store: the same ones for the same seed, except
 * that they name what the answers before named.
 */
export async function runFuzz(
  store: Store,
  { count, seed, as }: { readonly count: number; readonly seed: number; readonly as: 'customer' | 'owner' },
): Promise<FuzzResult> {
  const theirs = await signUp(store, victim.phone, victim.street)
  await callStore(store, {
    method: 'PUT',
    path: '/api/session/name',
    token: theirs.token,
    body: { name: victim.name },
  })
  // an owner may see what is a customer's, and change it, but never a session
  const secrets =
    as === 'owner'
      ? [theirs.token]
      : [victim.name, victim.street, victim.phone, theirs.token, theirs.orderNumber]
  const description = (await (await fetch(`${store.baseURL}/api/openapi.json`)).json()) as Description
  const before = as === 'owner' ? null : await stateOf(store, theirs.token)

  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  const failures: string[] = []
  const slowest: Timed[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let signIns = 0
  const signUpAnew = async () => {
    const phone = customerAfter(signIns)
    signIns += 1
    return { phone, ...(await signUp(store, phone, 'Golf Course Road')) }
  }
  let own = await signUpAnew()
  let owner: Owner | null = null
  const named = new Map<string, string[]>()

  const judge = async (request: FuzzRequest): Promise<void> => {
    const begun = performance.now()
    const answer = await sendRequest(store.baseURL, agent, request)
    noteTime(slowest, request, performance.now() - begun)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status >= 200 && answer.status < 300) {
      succeeded.add(request.operation)
      rememberNames(named, request.operation, answer.body)
    }
    const wrong = judgeAnswer(request.path, answer, secrets)
    if (wrong !== null) failures.push(`${wrong}\n  ${describe(request)}`)
  }
  for (let sent = 0; sent < count && failures.length < MOST_FAILURES; sent += BATCH) {
    if (as === 'owner') owner = await ownerAtDesk(store, owner)
    else if (!(await isSignedIn(store, own))) own = await signUpAnew()
    const known: Knowledge = {
      origin: store.baseURL,
      token: own.token,
      deskCookie: owner?.cookie ?? null,
      ids: [...own.ids, ...theirs.ids, NOTHING, 'cement'],
      named,
      phones: [own.phone, '+919812350003', '981235000', '0000000000'],
      products: ['cement', 'steel', 'none'],
    }
    const numRuns = Math.min(BATCH, count - sent)
    const waiting = fc.sample(requestsOf(description, known), { numRuns, seed: seed + sent })
    const worker = async (): Promise<void> => {
      for (let request = waiting.pop(); request !== undefined; request = waiting.pop()) await judge(request)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  agent.destroy()
  if (before !== null && (await stateOf(store, theirs.token)) !== before)
    failures.push("somebody else's addresses or orders have changed")
  return {
    sent: [...statuses.values()].reduce((sum, each) => sum + each, 0),
    statuses,
    succeeded,
    operations: Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),
    slowest: slowest.map(({ ms, what }) => `${Math.round(ms)} ms ${what}`),
    failures,
  }
}

type Timed = { readonly ms: number; readonly what: string }

/** Keeps the slowest five. */
function noteTime(slowest: Timed[], { operation, path }: FuzzRequest, ms: number): void {
  if (slowest.length === 5 && (slowest.at(-1)?.ms ?? 0) >= ms) return
  slowest.push({ ms, what: `${operation} (${path.slice(0, 80)})` })
  slowest.sort((one, other) => other.ms - one.ms)
  slowest.length = Math.min(slowest.length, 5)
}

async function stateOf(store: Store, token: string): Promise<string> {
  const paths = ['/auth/verify', '/api/addresses', '/api/orders']
  return JSON.stringify(
    await Promise.all(paths.map((path) => callStore(store, { method: 'GET', path, token }))),
  )
}

function describe({ method, path, headers, body }: FuzzRequest): string {
  const text = typeof body === 'string' ? body : body === null ? '' : Buffer.from(body).toString('base64')
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${text.slice(0, 400)}`
}
