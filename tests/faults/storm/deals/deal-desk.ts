import { randomUUID } from 'node:crypto'
import type { Shopper } from '../../../load/bench/shoppers.ts'
import { FIRM_GSTIN, firmAddress } from '../../../support/api/firm-actions.ts'
import type { Store } from '../../../support/process/start-store.ts'
import { stormVariants } from '../products.ts'
import type { ApiRequest, SendRequest } from '../shopper/request-with-retry.ts'
import type { Observations } from '../shopper/observations.ts'

/** People of two firms and people on a price list of their own, by their place among the shoppers. */
const FIRMS = [
  [16, 17, 18, 19],
  [20, 21],
] as const
const LISTED = [6, 16] as const

/** What was agreed with whom in a storm, and how it changes while orders are placed. */
export type DealDesk = {
  /** The firm that each of its people buys for, by their uid. */
  readonly firms: ReadonlyMap<string, string>
  /** Ids of people and firms with prices of their own. */
  readonly listed: ReadonlySet<string>
  /** Prices of everybody as shoppers saw them last, by composite id, in millionths of a rupee. */
  readonly prices: Map<string, bigint>
  /** Gives the list other prices, and sets another rate of the day; `turn` says which. */
  readonly change: (turn: number) => Promise<void>
}

type Sending = {
  readonly request: SendRequest
  readonly observations: Observations
  /** Session of a manager. */
  readonly cookie: string
}

/** Makes firms, and at the desk of a running store a price list and a rate of the day. */
export async function openDealDesk(
  running: Store,
  shoppers: readonly Shopper[],
  { request, observations, cookie }: Sending,
): Promise<DealDesk> {
  const firms = new Map<string, string>()
  for (const places of FIRMS) {
    const people = places.flatMap((place) => shoppers[place] ?? [])
    const id = await makeFirm(running, people)
    for (const { uid } of people) firms.set(uid, id)
  }
  const [firm = ''] = firms.values()
  const persons = shoppers.slice(...LISTED).map(({ uid }) => uid)
  const holders = [
    ...persons.map((id) => ({ kind: 'person' as const, id })),
    { kind: 'firm' as const, id: firm },
  ]
  const [list, rate] = [`/api/desk/price-lists/${randomUUID()}`, `/api/desk/day-rates/${randomUUID()}`]
  const revisions = { list: 0, rate: 0 }
  const send = async (what: string, act: Omit<ApiRequest, 'cookie'>) => {
    const answer = await request({ ...act, cookie })
    // the repeat of a change whose answer was lost
    return observations.record(what, answer, ['edit-conflict']) ? answer : null
  }
  const saveList = async (turn: number): Promise<void> => {
    const content = {
      name: 'Contractors',
      fromDay: '2026-01-01',
      untilDay: null,
      holders,
      rules: rulesOf(turn),
    }
    const body = { ...content, revision: revisions.list }
    await send('save a price list', { method: 'PUT', path: list, body })
    revisions.list += 1
  }
  const setRate = async (turn: number): Promise<void> => {
    const setting = {
      id: randomUUID(),
      base: 12_000 + ((turn * 337) % 1_100),
      at: null,
      revision: revisions.rate,
    }
    const answer = await send('set the rate', { path: `${rate}/settings`, body: setting })
    revisions.rate = (answer?.body.rate as { revision: number } | undefined)?.revision ?? revisions.rate
  }
  const newRate = { name: 'Steel', unit: 'kg', members, revision: 0 }
  const saved = await send('save a rate', { method: 'PUT', path: rate, body: newRate })
  revisions.rate = Number(saved?.body.revision)
  let last = saveList(0).then(() => setRate(0))
  await last
  return {
    firms,
    listed: new Set([...persons, firm]),
    prices: new Map(stormVariants.map(({ compositeId, amounts }) => [compositeId, amounts.withGst])),
    change: (turn) => (last = last.then(() => saveList(turn)).then(() => setRate(turn))),
  }
}

const members = [
  { key: 'steelVariant[0]', uid: 'steel-0', factor: 1_000, difference: 0 },
  { key: 'steelVariant[1]', uid: 'steel-1', factor: 1_000, difference: 149 },
]

/** The rules of the list at a turn: per cent off everything and more off some, and a price from a quantity on. */
function rulesOf(turn: number): object[] {
  const none = { key: '', uid: null, percentOff: null, price: null, from: 1 }
  return [
    { ...none, target: 'all', percentOff: 150 + (turn % 3) * 75 },
    { ...none, target: 'product', key: 'sand', percentOff: 700 + (turn % 4) * 111 },
    { ...none, target: 'product', key: 'steel', percentOff: 400, from: 5 },
    { ...none, target: 'variant', key: 'gritVariant[0]', uid: 'grit-0', price: 5_501 + turn, from: 4 },
  ]
}

/** Makes a firm of the first of its people, whom the others join. */
async function makeFirm({ baseURL }: Store, people: readonly Shopper[]): Promise<string> {
  const id = randomUUID()
  const [owner, ...others] = people
  const call = async ({ token }: Shopper, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${baseURL}/api/${path}`, {
      headers: { origin: baseURL, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  if (owner === undefined) throw new Error('a firm has people')
  await call(owner, 'firms', { id, gstin: FIRM_GSTIN, legalName: 'Gupta & Sons', address: firmAddress })
  for (const other of others) {
    await call(owner, `firms/${id}/invitations`, { phone: other.phone, role: 'buyer' })
    const { invitations } = (await call(other, 'firms')) as { invitations: { id: string }[] }
    await call(other, `firm-invitations/${invitations[0]?.id ?? ''}`, { answer: 'accept' })
  }
  return id
}
