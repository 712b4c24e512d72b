import { randomUUID } from 'node:crypto'
import type { ReceiptMethod } from '#domain/accounts/receipt.ts'
import { toPaise } from '#domain/money/paise.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Shopper } from '../../load/bench/shoppers.ts'
import type { StormServices } from './open-services.ts'
import { staffAct } from './parts/staff-act.ts'
import { runConcurrently } from './run-concurrently.ts'
import { seededRandom, type SeededRandom } from './seeded-random.ts'
import type { SendRequest } from './shopper/request-with-retry.ts'
import type { Observations } from './shopper/observations.ts'

/** So small that it is reached in the middle of a storm, in paise. */
const LIMIT = 1_200_000
const ACCOUNTS = 16

/** Whoever buys on account, by the id of the person or firm, and the calls by which staff post to it. */
export type CreditDesk = {
  readonly accounts: ReadonlyMap<string, string>
  /** Posts to an account as a browser does, again and again while the store is down; the repeat has the same id. */
  readonly post: (holder: string, action: string, body: { readonly id: string }) => Promise<boolean>
}

type Sending = {
  readonly request: SendRequest
  readonly observations: Observations
  /** Session of a manager. */
  readonly cookie: string
}

/** Gives some shoppers and all firms credit at the desk. */
export async function openCreditDesk(
  { shoppers, firms }: { readonly shoppers: readonly Shopper[]; readonly firms: Iterable<string> },
  { request, observations, cookie }: Sending,
): Promise<CreditDesk> {
  const accounts = new Map<string, string>()
  const terms = { limit: LIMIT, days: 30, checkedAt: 'ordering', isOpen: true }
  const send = (path: string, body: object) => request({ path: `/api/desk/${path}`, body, cookie })
  const persons = shoppers.slice(0, ACCOUNTS).map(({ uid }) => ({ kind: 'partner', id: uid }))
  for (const holder of [...persons, ...[...new Set(firms)].map((id) => ({ kind: 'firm', id }))]) {
    const id = randomUUID()
    const opened = await send('credit-accounts', { id, holder, terms })
    if (observations.record('open an account', opened)) accounts.set(holder.id, id)
  }
  return {
    accounts,
    post: async (holder, action, body) => {
      const answer = await send(`credit-accounts/${accounts.get(holder) ?? ''}/${action}`, body)
      const isPosted = observations.record(action, answer, ['invalid-input', 'cash-limit'])
      if (isPosted) observations.postings.push(body.id)
      return isPosted
    },
  }
}

/** A receipt of somebody, and now and then its cheque that bounces. */
export async function postReceipt({ accounts, post }: CreditDesk, random: SeededRandom): Promise<void> {
  const holder = random.pick([...accounts.keys()])
  const id = randomUUID()
  const method = random.pickWeighted({ UPI: 3, CASH: 2, CHEQUE: 3 })
  const receipt = { id, ...moneyOf(method, random), allot: random.pick(['oldest', 'none']) }
  const taps = random.chance(0.2) ? 2 : 1
  await Promise.all(Array.from({ length: taps }, () => post(holder, 'receipts', receipt)))
  if (method !== 'CHEQUE' || !random.chance(0.5)) return
  const reversal = { id: randomUUID(), entryId: id, note: 'bounced', charge: 29_500 }
  await Promise.all(Array.from({ length: taps }, () => post(holder, 'reversals', reversal)))
}

function moneyOf(method: ReceiptMethod, random: SeededRandom) {
  const day = istDay(new Date())
  const cheque = { reference: String(random.integer(100_000, 999_999)), bank: 'SBI', chequeDay: day }
  return {
    amount: random.integer(10_001, 150_000),
    method,
    day,
    confirmRepeat: true,
    ...(method === 'UPI' && { reference: randomUUID().slice(0, 18) }),
    ...(method === 'CHEQUE' && cheque),
  }
}

const actor = operator('storm')

/** Staff receive money, take it back and give up what is open, many at once, while others handle the orders of the same accounts. */
export async function handleAccounts(
  { services, database: { queries }, now }: StormServices,
  { seed, observations }: { readonly seed: number; readonly observations: Observations },
): Promise<void> {
  const accounts = await queries.selectFrom('accounts').select('id').orderBy('id').execute()
  const acts = accounts.flatMap(({ id }, index) =>
    [0, 1, 2].map((turn) => ({ accountId: id, name: `${index} ${turn}` })),
  )
  await runConcurrently(6, acts, async ({ accountId, name }) => {
    const random = seededRandom(seed, `account ${name}`)
    const id = randomUUID()
    const { amount, method, ...more } = moneyOf(random.pick(['UPI', 'CHEQUE'] as const), random)
    const credit = services.desk.accounts
    const money = { reference: null, bank: null, chequeDay: null, ...more, day: istDay(now()) }
    await staffAct(observations, 'receive on account', () =>
      credit.receive(actor, {
        id,
        accountId,
        amount: toPaise(amount),
        method,
        note: null,
        allot: 'oldest',
        ...money,
      }),
    )
    if (random.chance(0.4))
      await staffAct(observations, 'take a receipt back', () =>
        credit.reverse(actor, { id: randomUUID(), accountId, entryId: id, note: 'bounced', charge: null }),
      )
    const { bills } = await credit.show(actor, { id: accountId })
    const [bill] = bills
    if (bill !== undefined && random.chance(0.4))
      await staffAct(observations, 'write off', () =>
        credit.writeOff(actor, {
          id: randomUUID(),
          accountId,
          billId: bill.id,
          amount: toPaise(1),
          note: 'rounding',
        }),
      )
  })
}
