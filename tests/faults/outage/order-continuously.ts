import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { callStore } from '../../support/process/call-store.ts'
import { listOrders } from '../../support/process/list-orders.ts'
import { signInOverHttp } from '../../support/process/sign-in-over-http.ts'
import type { Store } from '../../support/process/start-store.ts'

/** What customers saw who went on ordering while something was broken. */
export type Observations = {
  /** Order ids by the Idempotency-Key that they were acknowledged under. */
  readonly acknowledged: Map<string, string>
  /** Answers other than success, `status code`, and how often. */
  readonly refusals: Map<string, number>
  /** Refusals with 503 that did not say when to try again. */
  readonly withoutRetryAfter: string[]
}

export type Customers = {
  readonly observations: Observations
  /** Resolves once another order was acknowledged after now. */
  readonly nextOrder: () => Promise<void>
  /** Lets every customer finish the order at hand. */
  readonly stop: () => Promise<void>
  /** The ids of all orders that the store lists for these customers. */
  readonly listedOrders: () => Promise<string[]>
}

const RETRY_MS = 50

/**
 * Customers place one COD order after the other; each is repeated under its key until it is acknowledged. They stop with
 * the test, however it ends.
 */
export function orderContinuously(store: Store, tokens: readonly string[]): Customers {
  const observations: Observations = {
    acknowledged: new Map(),
    refusals: new Map(),
    withoutRetryAfter: [],
  }
  const stopping = new AbortController()
  const placed = new EventEmitter()

  const placeOne = async (token: string): Promise<void> => {
    const key = crypto.randomUUID()
    let orderId: string | null = null
    while (orderId === null) {
      orderId = await order(store, { token, key }, observations)
      if (orderId === null) await pause(RETRY_MS)
    }
    observations.acknowledged.set(key, orderId)
    placed.emit('order')
  }
  const customer = async (token: string): Promise<void> => {
    while (!stopping.signal.aborted) await placeOne(token)
  }
  const running = tokens.map(customer)
  const stop = async (): Promise<void> => {
    stopping.abort()
    await Promise.all(running)
  }
  onTestFinished(stop)
  return {
    observations,
    nextOrder: async () => {
      await once(placed, 'order')
    },
    stop,
    listedOrders: async () => {
      const lists = await Promise.all(tokens.map((token) => listOrders(store, token)))
      return lists.flat()
    },
  }
}

/** Logs new customers in, each with an address; resolves with their bearer tokens. */
export function signInCustomers(store: Store, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => signIn(store, `98123${40_000 + at}`)))
}

async function signIn(store: Store, phone: string): Promise<string> {
  const { token } = (await signInOverHttp(store, phone)) as { token: string }
  const body = {
    address_line1: { receiverName: 'Asha', receiverPhoneNo: phone, houseNo: '12', landmark: 'Metro' },
    street: 'Golf Course Road',
    city: 'Gurugram',
    state: 'Haryana',
    zipcode: '122002',
    country: 'India',
  }
  await callStore(store, { method: 'POST', path: '/api/addresses', body, token })
  return token
}

/** The id of the order, or null when the store did not acknowledge it. */
async function order(
  store: Store,
  { token, key }: { token: string; key: string },
  observations: Observations,
): Promise<string | null> {
  const headers = {
    origin: store.baseURL,
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  }
  const book = await ask(`${store.baseURL}/api/addresses`, { headers })
  if (book?.status !== 200) return refused(book, observations)
  const body = JSON.stringify({
    paymentMode: 'COD',
    addressId: book.body.addresses?.[0]?.id,
    lines: [{ product: 'cementVariant[0]', quantity: 1 }],
  })
  const answer = await ask(`${store.baseURL}/api/orders`, { method: 'POST', headers, body })
  return answer?.status === 200 ? (answer.body.orderId ?? null) : refused(answer, observations)
}

function refused(answer: Answer | null, { refusals, ...observations }: Observations): null {
  const refusal = answer === null ? 'no answer' : `${answer.status} ${answer.body.code ?? ''}`
  refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
  if (answer?.status === 503 && answer.retryAfter === null) observations.withoutRetryAfter.push(refusal)
  return null
}

type Body = { readonly addresses?: { id: string }[]; readonly orderId?: string; readonly code?: string }
type Answer = { readonly status: number; readonly retryAfter: string | null; readonly body: Body }

async function ask(url: string, init: RequestInit): Promise<Answer | null> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as Body,
    }
  } catch {
    return null
  }
}
