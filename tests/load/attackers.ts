import { workerData, parentPort } from 'node:worker_threads'
import { giveWay } from '#server/workers/give-way.ts'

// The attackers of attack.ts: 16 connections that send the dearest requests that there are, without pause. They are of less
// weight than the store and those who measure it, because an attacker's computer is not the shop's.

/** What to attack, and for how long. */
export type AttackWork = {
  readonly baseURL: string
  /** The session of a customer. */
  readonly token: string
  /** An order of theirs that has an invoice. */
  readonly invoicedId: string
  readonly productIds: readonly string[]
  readonly subcategoryIds: readonly string[]
  readonly ms: number
}

const CONNECTIONS = 16

/** Lines of misspelt words that no two lists share: each is compared with the vocabulary. */
const worstList = (): string =>
  Array.from({ length: 500 }, () => Array.from({ length: 9 }, () => `sem${word()}nt`).join(' ')).join('\n')
const word = (): string => Array.from({ length: 5 }, () => String.fromCodePoint(97 + number(26))).join('')
const number = (below: number): number => Math.floor(Math.random() * below)

type Attack = (target: AttackWork) => Promise<Response>

const asCustomer =
  (path: (target: AttackWork) => string): Attack =>
  (target) =>
    fetch(target.baseURL + path(target), { headers: { authorization: `Bearer ${target.token}` } })
const asGuest =
  (path: (target: AttackWork) => string): Attack =>
  (target) =>
    fetch(target.baseURL + path(target))
const oneOf = (ids: readonly string[]): string => encodeURIComponent(ids[number(ids.length)] ?? '')

const attacks: readonly Attack[] = [
  ({ baseURL }) =>
    fetch(`${baseURL}/api/quick-order`, {
      method: 'POST',
      headers: { origin: baseURL, 'content-type': 'application/json' },
      body: JSON.stringify({ text: worstList() }),
    }),
  asGuest(() => `/search?q=${word()}+${word()}+${word()}`),
  asGuest(() => `/api/suggestions?q=${word()}+${word()}`),
  // filters that nobody chose before
  asGuest(
    ({ subcategoryIds }) => `/subpage?sub=${oneOf(subcategoryIds)}&min=${number(1e6)}&max=${number(1e7)}`,
  ),
  asGuest(({ productIds }) => `/product/${oneOf(productIds)}?variantIndex=${number(1e6)}`),
  asCustomer(() => `/api/orders?x=${word()}`),
  asCustomer(({ invoicedId }) => `/api/orders/${invoicedId}/invoice.pdf`),
  asCustomer(() => '/api/account/data'),
]

async function attackStore(target: AttackWork): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const until = performance.now() + target.ms
  const connection = async (attack: Attack): Promise<void> => {
    while (performance.now() < until) {
      const answer = await attack(target)
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(
    Array.from({ length: CONNECTIONS / attacks.length }, () => attacks.map(connection)).flat(),
  )
  return statuses
}

giveWay()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a port of a thread, not a window
parentPort?.postMessage(await attackStore(workerData as AttackWork))
